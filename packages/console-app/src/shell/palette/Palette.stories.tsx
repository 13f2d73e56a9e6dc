import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
import { site as catalogue } from '@livery/api/sandbox/catalogue/site';
import { drive } from '@livery/ui/testing';
import { screenStory, screens, site } from '#stories/screens.js';
import { findVm, vmPath } from '#stories/screenSetup.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Shell/Search and actions', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

type UserEvent = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

const readsOf = (path: string) => site.calls.filter(({ call }) => call === `GET ${path}`).length;
const changes = () => site.changes.map(({ call }) => call);

const shortcut = /Mac/.test(navigator.platform) ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}';
/** The page behind may have options of its own: those of a native select. */
const active = () => within(screen.getByRole('dialog')).getByRole('option', { selected: true });
const expectActive = (name: string | RegExp) => waitFor(() => expect(active()).toHaveAccessibleName(name));

/** Opens the palette by its key, and types. */
async function open(userEvent: UserEvent, text = '') {
  await userEvent.keyboard(shortcut);
  const palette = await drive(userEvent).commandPalette();
  await waitFor(() => expect(within(palette.element).getByRole('combobox')).toHaveFocus());
  if (text !== '') await userEvent.keyboard(text);
  return palette;
}

/** Types and chooses what is found first. */
async function choose(userEvent: UserEvent, text: string, first: string | RegExp): Promise<void> {
  const palette = await open(userEvent, text);
  await expectActive(first);
  await userEvent.keyboard('{Enter}');
  await palette.closed();
}

/** Opened by its key from anywhere, closed by Escape or the key; it does what the list offers, and says what it lacks. */
export const OnAList = screenStory(
  {
    path: '/compute',
    faults: [{ path: '/tll/user-resource/vm/list', status: 403, body: { message: 'Not for you' } }],
  },
  async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await canvas.findByRole('link', { name: 'web-1' });
    await userEvent.click(search);
    const first = await open(userEvent, 'dash');
    await userEvent.keyboard('{Escape}');
    await first.closed();
    await waitFor(() => expect(search).toHaveFocus());
    await expect(search).toHaveValue('');
    const again = await open(userEvent);
    await expect(again.text()).toBe('');
    await userEvent.keyboard(shortcut);
    await again.closed();
    await waitFor(() => expect(search).toHaveFocus());

    const before = readsOf('/jhv/user-resource/vm/list');
    await choose(userEvent, 'refresh', 'Refresh');
    await waitFor(() => expect(readsOf('/jhv/user-resource/vm/list')).toBeGreaterThan(before));
    const palette = await open(userEvent, 'list');
    await waitFor(() => expect(palette.options()).toContain('Download CSV'));
    await palette.type('web-1');
    await expectActive(/^web-1/);
    await expect(palette.reason('The virtual machines in Tallinn could not be loaded')).toMatch(/^Not for you/);
  },
);

/** Of a list as long as that of "shop-1" to "shop-60" few rows are shown, and the rest in the list. */
const manyShops = async (opened: Site) => {
  const vms = await opened.api.read(listVms, { location: 'tll' });
  const shops = Array.from({ length: 60 }, (_, index) => ({
    ...vms[0],
    uuid: `8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b${1001 + index}`,
    name: `shop-${index + 1}`,
  }));
  return [{ path: '/tll/user-resource/vm/list', status: 200, body: [...vms, ...shops] }];
};

/** Pages and resources of any location are found by name, address, UUID and kind; what is gone to has the focus. */
export const LeadsAnywhere = screenStory({ path: '/', faults: manyShops }, async ({ canvas, userEvent }) => {
  const arriveAt = (name: string) => canvas.findByRole('heading', { level: 1, name });
  await arriveAt('Dashboard');
  await choose(userEvent, 'virt mach', 'Virtual machines');
  await arriveAt('Virtual machines');
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  await waitFor(() => expect(screen.getAllByRole('log')[0]).toHaveTextContent('Virtual machines'));
  await choose(userEvent, 'machine create', 'Create virtual machine');
  await arriveAt('Create virtual machine');
  await choose(userEvent, 'WEB-1', /^web-1 185\.14\.96\.21 · Jõhvi · Running/);
  await arriveAt('web-1');
  await choose(userEvent, 'firewall staging', /^staging/);
  await arriveAt('staging');
  await canvas.findByRole('tab', { name: /^Rules/ });
  await choose(userEvent, 'vm erp', /^legacy-erp/);
  await arriveAt('legacy-erp');

  const palette = await open(userEvent, 'shop');
  await waitFor(() => expect(palette.options()).toContain('Show all in the list'));
  await expect(palette.options().length).toBeLessThan(40);
  await userEvent.click(screen.getByRole('option', { name: 'Show all in the list' }));
  await arriveAt('Virtual machines');
  await expect(await canvas.findByRole('searchbox')).toHaveValue('shop');
  await choose(userEvent, '8a9b0c1d-2e3f-4a5b-8c6d-7e8f9a0b1045', /^shop-45 /);
  await arriveAt('shop-45');
});

/** An interface is found by its addresses; what a machine offers is offered first, and done at once where nothing is asked. */
export const OfInterfaces = screenStory({ path: '/' }, async ({ canvas, userEvent }) => {
  const vms = await site.api.read(listVms, { location: 'trtu' });
  const { private_ipv4: ip, mac } = vms.find(({ name }) => name === 'staging-db')!;
  await canvas.findByRole('heading', { level: 1 });
  await choose(userEvent, String(ip), `${ip} ${mac} · Tartu`);
  await canvas.findByRole('heading', { level: 1, name: 'staging-db' });
  await waitFor(() => expect(canvas.getByRole('tab', { name: 'Network' })).toHaveAttribute('aria-selected', 'true'));
  await choose(userEvent, String(mac).toUpperCase(), new RegExp(`^${ip}`));
  await choose(userEvent, '', 'Start');
  await drive(userEvent).toasts().find('Starting staging-db');
  await canvas.findAllByText('Starting');

  const { uuid } = await findVm(site, 'web-1');
  await choose(userEvent, uuid.slice(0, 8), /^web-1/);
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await choose(userEvent, 'copy ip', 'Copy IP address 185.14.96.21');
  await drive(userEvent).toasts().find('Copied 185.14.96.21');
  await expect(write.mock.calls).toEqual([['185.14.96.21']]);
  write.mockRestore();
  await open(userEvent, 'console');
  await expectActive('Open console');
  await expect(active()).toHaveAttribute('href', expect.stringMatching(/\/console$/));
});

/** It says why something cannot be done, asks the same as the button, stays away while a dialog waits, and goes with the screen. */
export const OnAMachine = screenStory({ path: vmPath('web-1') }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  const asked = () => screen.findByRole('alertdialog', { name: 'Stop web-1?' });
  const unasked = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const resize = await open(userEvent, 'resize');
  await expectActive('Resize Stop the virtual machine to resize it');
  await expect(active()).toHaveAttribute('aria-disabled', 'true');
  await resize.close();

  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  await asked();
  await userEvent.keyboard(shortcut);
  await userEvent.keyboard('{Escape}');
  await unasked();
  await expect(screen.queryByRole('dialog')).toBeNull();

  const actions = canvas.getByRole('button', { name: 'Actions' });
  actions.focus();
  await choose(userEvent, 'stop', 'Stop');
  await expect(await asked()).toHaveTextContent('If it has not done so after 120 seconds, it is forced to stop.');
  await userEvent.keyboard('{Escape}');
  await unasked();
  await waitFor(() => expect(actions).toHaveFocus());
  await expect(changes()).toEqual([]);
  await choose(userEvent, 'stop', 'Stop');
  await userEvent.click(within(await asked()).getByRole('button', { name: 'Stop' }));
  await canvas.findAllByText('Stopping');
  await unasked();
  await expect(changes()).toEqual(['POST /jhv/user-resource/vm/stop']);

  await choose(userEvent, 'dashboard', 'Dashboard');
  await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
  const palette = await open(userEvent, 'snapshot');
  await expect(palette.options()).not.toContain('Take snapshot');
});

/** What a page offers speaks the language that was chosen while it is shown, and so does why something cannot be done. */
export const OnAMachineInEstonian = screenStory({ path: vmPath('web-1') }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  const english = await open(userEvent, 'resize');
  await expectActive('Resize Stop the virtual machine to resize it');
  await english.close();
  await choose(userEvent, 'language ees', 'Eesti');
  await canvas.findByRole('button', { name: 'Toimingud' });
  const estonian = await open(userEvent, 'suurust');
  await expectActive('Muuda suurust Suuruse muutmiseks peata virtuaalmasin');
  await expect(estonian.options()).not.toContain('Resize');
});

/** What is there already is found while machines are on their way. */
export const WhileLoading = screenStory({ path: '/', held: ['listVms'] }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  const palette = await open(userEvent, 'legacy');
  await waitFor(() => expect(within(palette.element).getByRole('status')).toHaveTextContent('Loading'));
  await palette.type('dash');
  await expectActive('Dashboard');
});

/** No page of a feature that is off is offered; appearance and language are changed, and the way out is taken. */
export const Preferences = screenStory(
  { path: '/', config: { features: { ...catalogue.features, vms: false } }, stays: true },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    const palette = await open(userEvent);
    await expect(palette.options()).toContain('Dashboard');
    await expect(palette.options().filter((option) => /virtual machine/i.test(option))).toEqual([]);
    await palette.close();
    await choose(userEvent, 'dark', 'Dark');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'dark'));
    await choose(userEvent, 'light', 'Light');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-mode', 'light'));

    await choose(userEvent, 'language ees', 'Eesti');
    await canvas.findByRole('heading', { level: 1, name: 'Töölaud' });
    const estonian = await open(userEvent, 'toolaud');
    await expect(estonian.element).toHaveAccessibleName('Otsing ja toimingud');
    await expectActive('Töölaud');
    await estonian.type('logi valja');
    await expectActive('Logi välja');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(site.storage.apiKey.get()).toBeUndefined());
  },
);
