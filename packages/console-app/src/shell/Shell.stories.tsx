import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { listFirewalls } from '@livery/api/generated/operations/network';
import type { Fault } from '@livery/api/sandbox/sandbox';
import { drive } from '@livery/ui/testing';
import { href } from '#shared/paths.js';
import { leaveRestoredFocus, pass } from '#stories/acting.js';
import { screenStory, screens, site } from '#stories/screens.js';
import { vmPath } from '#stories/screenSetup.js';

const meta = { title: 'Screens/Shell', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const PageNotFound = screenStory({ path: '/no/such/screen' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
  await waitFor(() => expect(document.title.startsWith('Page not found | ')).toBe(true));
  await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/app/');
  await canvas.findByRole('button', { name: 'Mari Tamm' });
});

/** What is wrong with the default billing account is said on every page, in the room that the page before kept for it. */
export const RestrictedAccount = screenStory(
  {
    path: '/profile',
    scenario: 'suspended',
    before: ({ storage }) => {
      storage.accountNotices.set(true);
    },
  },
  async ({ canvas, userEvent }) => {
    const notices = within(await canvas.findByRole('region', { name: 'Notices' }));
    await expect(notices.getByText('Tamm & Partners is suspended')).toBeVisible();
    await expect(notices.getByRole('link', { name: 'Top up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/billing\/top-up\?account=1201$/),
    );
    await site.setFaults([{ path: '*', network: true }]);
    // The browser has found a network again: the console looks whether the server is there.
    dispatchEvent(new Event('online'));
    await expect(await notices.findByText(/^The server cannot be reached\./)).toBeVisible();
    await expect(notices.getByText('Tamm & Partners is suspended')).not.toBeVisible();
    await userEvent.click(notices.getByRole('button', { name: '1 more' }));
    await expect(notices.getByText('Tamm & Partners is suspended')).toBeVisible();
  },
);

/** The browser has found a network again: the console looks whether the server is there. */
async function setConnection(isConnected: boolean): Promise<void> {
  await site.setFaults(isConnected ? [] : [{ path: '*', network: true }]);
  dispatchEvent(new Event('online'));
}

/** What is changed in place says without a connection that it waits, as dialogs do, and keeps what was typed. */
export const ChangesInPlaceWait = screenStory({ path: vmPath('web-1', 'settings') }, async ({ canvas, userEvent }) => {
  const field = await canvas.findByRole('textbox', { name: 'Name' });
  const rename = canvas.getByRole('button', { name: 'Rename' });
  await userEvent.clear(field);
  await userEvent.type(field, 'web-2');
  await expect(rename).not.toHaveAttribute('aria-disabled', 'true');
  await setConnection(false);
  await waitFor(() => expect(rename).toHaveAttribute('aria-disabled', 'true'));
  await expect(rename).toHaveAccessibleDescription('No connection');
  await setConnection(true);
  await waitFor(() => expect(rename).not.toHaveAttribute('aria-disabled', 'true'));
  await expect(field).toHaveValue('web-2');

  await userEvent.click(canvas.getByRole('tab', { name: /^Snapshots and backups/ }));
  const backups = await canvas.findByRole('switch', { name: /^Weekly backups/ });
  await expect(backups).not.toHaveAttribute('aria-disabled', 'true');
  await setConnection(false);
  await waitFor(() => expect(backups).toHaveAttribute('aria-disabled', 'true'));
  await expect(backups).toHaveAccessibleDescription(/No connection/);
});

type Canvas = Parameters<Parameters<typeof screenStory>[1]>[0]['canvas'];
type UserEvent = Parameters<Parameters<typeof screenStory>[1]>[0]['userEvent'];

/** The session is over when a change is sent; whoever was signed in signs in again. */
async function signInAgain(
  operationId: string,
  submit: HTMLElement,
  { canvas, userEvent }: { canvas: Canvas; userEvent: UserEvent },
) {
  await site.setFaults([{ operationId, status: 401 }]);
  await userEvent.click(submit);
  await canvas.findByText('Your session has ended. Log in again to go on.');
  await site.setFaults([]);
  await userEvent.type(canvas.getByLabelText(/^API key/, { selector: 'input' }), 'demo{Enter}');
}

/** What is typed on a page when the session ends is there after signing in again. */
export const TypedBeforeSessionEnds = screenStory(
  {
    async path(opened) {
      const firewalls = await opened.api.read(listFirewalls, { location: 'jhv' });
      const uuid = firewalls.find(({ display_name }) => display_name === 'web')?.uuid ?? '';
      return href('firewall', { location: 'jhv', uuid }, { tab: 'rules' });
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const findPorts = async () => (await canvas.findAllByRole('textbox', { name: /Ports/ }))[0]!;
    const ports = await findPorts();
    await userEvent.clear(ports);
    await userEvent.type(ports, '2222');
    await signInAgain('updateFirewall', canvas.getByRole('button', { name: 'Save rules' }), context);
    await expect(await findPorts()).toHaveValue('2222');
  },
);

/** So is what is chosen in a dialog, which is open again. */
export const ChosenBeforeSessionEnds = screenStory({ path: vmPath('web-1') }, async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findByRole('heading', { level: 1, name: 'web-1' });
  await drive(userEvent).menu('Actions').choose('Reinstall');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /Operating system/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Debian' }));
  await userEvent.type(dialog.getByRole('textbox'), 'web-1');
  await signInAgain('reinstallVm', dialog.getByRole('button', { name: 'Reinstall' }), context);
  const again = within(await screen.findByRole('alertdialog'));
  await expect(await again.findByRole('button', { name: /Operating system/ })).toHaveTextContent('Debian');
});

const ofJohvi = '/jhv/user-resource/vm/list';
const refused: Fault = { path: '/tll/user-resource/vm/list', status: 403 };
const wrongAnswers: readonly [Fault, string][] = [
  [{ status: 504 }, '(HTTP 504)'],
  [
    { status: 500, body: { errors: { Error: 'Hosts are away' }, correlation_id: 'c0ffee' } },
    'Hosts are away [c0ffee] (HTTP 500)',
  ],
  [{ status: 500, body: { message: 'IOException' } }, 'IOException (HTTP 500)'],
  [
    { status: 500, body: { message: 'Cannot read pool', stack: 'Error: at /srv/pool.js:1', correlation_id: 'c-2' } },
    'Cannot read pool [c-2] (HTTP 500)',
  ],
  [{ status: 503, body: { code: 7 } }, '{"code":7} (HTTP 503)'],
  [{ body: '{"uuid": 7, "storage":' }, 'The answer was not JSON: {"uuid": 7, "storage":'],
  [{ body: { unexpected: true } }, 'The answer was not a list'],
];

/** What a list is answered with is said, and Retry gets the list; a refusal has no Retry, which would not help. */
export const ListSaysWhatCame = screenStory(
  {
    path: '/compute',
    faults: [{ path: ofJohvi, status: 500, body: { message: 'The first' } }, refused],
  },
  async ({ canvas, userEvent }) => {
    const alerts = () => canvas.queryAllByRole('alert');
    const failure = () => alerts().find((alert) => alert.textContent.includes('Jõhvi'));
    const retry = () => userEvent.click(within(failure()!).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(failure()).toHaveTextContent('The first (HTTP 500)'));
    // What rows are selected by loads apart; where the focus goes after the last press hangs on it.
    await canvas.findByRole('checkbox', { name: 'Select all rows' });
    for (const [fault, says] of wrongAnswers) {
      await site.setFaults([{ path: ofJohvi, ...fault }, refused]);
      await retry();
      await waitFor(() => expect(failure()).toHaveTextContent(says));
      await expect(failure()).not.toHaveTextContent('/srv/pool.js');
    }
    await site.setFaults([refused]);
    await retry();
    await canvas.findByRole('link', { name: 'web-1' });
    await expect(alerts()).toHaveLength(1);
    await expect(alerts()[0]).toHaveTextContent(/Tallinn.*Forbidden \[[\w-]+\] \(HTTP 403\)/);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await leaveRestoredFocus();
  },
);

/** A tab that has shown no notice yet looks at the account once the screen is there. */
export const NoticeComesLater = screenStory({ path: '/profile', scenario: 'indebted' }, async ({ canvas }) => {
  await canvas.findByText('Tamm & Partners is limited', {}, { timeout: 30_000 });
  await expect(site.storage.accountNotices.get()).toBe(true);
});

/** Where the account cannot be read, nothing is taken for better than it was: the notice comes once it can be. */
export const NoticeNotRead = screenStory(
  {
    path: '/billing',
    scenario: 'suspended',
    faults: [{ operationId: 'listBillingAccounts', status: 500, times: 99 }],
    before: ({ storage }) => {
      storage.accountNotices.set(true);
    },
  },
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' });
    await pass(site, 0);
    await expect(site.storage.accountNotices.get()).toBe(true);
    await site.setFaults([]);
    await pass(site, 0);
    const notices = within(await canvas.findByRole('region', { name: 'Notices' }));
    await expect(notices.getByText('Tamm & Partners is suspended')).toBeVisible();
  },
);

/** What would be lost with the screen is asked about, whatever leads away from it, also before the server has agreed. */
export const UnsavedIsAskedAbout = screenStory(
  { path: '/billing/account/1202/edit', held: ['updateBillingAccount'] },
  async ({ canvas, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ });
    await userEvent.type(city, ' linn');
    const leave = async (answer: string) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await leave('Cancel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await leave('Cancel');
    await expect(city).toHaveValue('Tartu linn');
    await leave('Leave');
    await canvas.findByRole('heading', { level: 1, name: 'Client project Saar' });
  },
);

/** What is being created is not what the next form begins with, and its answer does not take away what is typed there. */
export const NextOfASlowCreation = screenStory(
  { path: '/network/create/vpc', held: ['createNetwork'] },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'first');
    await userEvent.click(canvas.getByRole('button', { name: 'Create private network' }));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Private networks' })[0]!);
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Create private network' }))[0]!);
    await canvas.findByText(/^What you entered here before was sent/);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
);

export const AccountMenu = screenStory({ path: '/no/such/screen' }, async ({ canvas, canvasElement, userEvent }) => {
  const account = await canvas.findByRole('button', { name: 'Mari Tamm' });
  const open = async () => {
    account.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
  };
  const choose = async (language: string) => {
    await open();
    await userEvent.click(screen.getByRole('menuitemradio', { name: language }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  // The pseudo language leaves no word of the shell without accents.
  const words = () => Array.from(canvasElement.querySelectorAll('nav a, h1'), ({ textContent }) => textContent);
  await expect(words().length).toBeGreaterThan(2);
  await choose('Pseudo language');
  await waitFor(() => expect(words().filter((word) => !/[^ -~]/.test(word))).toEqual([]));
  await choose('English');
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
  await open();
});

export const SandboxPanel = screenStory({ path: '/no/such/screen', mockApi: 'on' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Mari Tamm' });
  await userEvent.click(await canvas.findByRole('button', { name: t`Sandbox` }));
  await screen.findByRole('button', { name: t`Add fault` });
});

/** The panel sets how long calls take, how many are let through and what goes wrong; it names a limit set from outside. */
export const SandboxSettings = screenStory(
  {
    path: '/no/such/screen',
    mockApi: 'on',
    async before(opened) {
      const body = JSON.stringify({ rate_limit: { requests: 500, per_ms: 30_000 } });
      await opened.fetch(new Request(`${opened.origin}/sandbox/settings`, { method: 'POST', body }));
    },
  },
  async ({ canvas, userEvent }) => {
    const expectState = (state: object) =>
      waitFor(async () => {
        const response = await site.fetch(new Request(`${site.origin}/sandbox/state`));
        await expect(await response.json()).toMatchObject(state);
      });
    await userEvent.click(await canvas.findByRole('button', { name: 'Sandbox' }));
    const panel = await drive(userEvent).dialog('Sandbox');
    const { select } = drive(userEvent, { root: panel.element });
    await within(panel.element).findByText('500 calls in 30 s');
    await select('Latency of all calls').choose('Slow');
    await expectState({ latency: 'slow' });
    await select('Latency of all calls').choose('None');
    await select('Rate limit of an API key').choose('60 calls in 60 s');
    await expectState({ latency: 'off', rate_limit: { requests: 60, per_ms: 60_000 } });
    await select('Rate limit of an API key').choose('No limit');
    await expectState({ rate_limit: null });

    await select('Kind').choose('Reads lag behind');
    await panel.pressButton('Add fault');
    await within(panel.element).findByText('* · 5000 ms behind');
    await expectState({ faults: [{ path: '*', lag_ms: 5000 }] });
    await panel.pressButton('Remove fault *');
    await within(panel.element).findByText('Nothing goes wrong.');
  },
);

export const CommandPalette = screenStory({ path: '/compute' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'api' });
  await userEvent.click(canvas.getByRole('button', { name: t`Search and actions` }));
  const palette = within(await screen.findByRole('dialog'));
  await userEvent.type(palette.getByRole('combobox'), 'web');
  await palette.findByRole('option', { name: /^web-1/ });
  await userEvent.clear(palette.getByRole('combobox'));
  await userEvent.type(palette.getByRole('combobox'), t`Access`);
  await palette.findByRole('option', { name: t`API tokens` });
  await expect(palette.queryByRole('option', { name: t`Administration` })).toBeNull();
});

/** A browser that fills in a form tells of a key press without a key. */
export const FilledInByBrowser = screenStory({ path: '/no/such/screen' }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: t`Search and actions` });
  const failed = fn();
  addEventListener('error', failed);
  document.dispatchEvent(new Event('keydown'));
  removeEventListener('error', failed);
  await expect(failed).not.toHaveBeenCalled();
});
