import type { Meta } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { virtualMachines } from '#resources/virtualMachines.js';
import { createClient } from '@livery/api/client';
import { deleteVm, listVms } from '@livery/api/generated/operations/compute';
import { href } from '#shared/paths.js';
import { pass } from '#stories/acting.js';
import { actForOther } from '#stories/actForOther.js';
import { screens, screenStory, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';
import { findVm } from '#stories/screenSetup.js';

const meta = { title: 'Screens/Virtual machine/Console', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const consolePath = (name: string) => async (site: Site) => {
  const { location, uuid } = await findVm(site, name);
  return href('vmConsole', { location, vmId: uuid });
};

const onWeb1 = consolePath('web-1');

export const Loading = screenStory({ path: onWeb1, held: ['listVms'] }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: t`Console` });
  await waitFor(() => expect(document.title).toContain(t`Console`));
});

export const Gone = screenStory(
  { path: href('vmConsole', { location: 'jhv', vmId: '00000000-0000-4000-8000-000000000000' }) },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: i18n._(virtualMachines.messages.notFound) });
    await waitFor(() => expect(document.title).toContain(i18n._(virtualMachines.messages.notFound)));
    await expect(canvas.getByRole('link', { name: t`Go to the list` })).toBeVisible();
  },
);

export const Failed = screenStory(
  { path: onWeb1, faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: t`Retry` });
    await expect(canvas.getByRole('heading', { level: 1, name: t`Console` })).toBeInTheDocument();
    await expect(document.title).toContain(t`Console`);
  },
);

/** The keyboard gets into the terminal and out of it. */
export const Connected = screenStory({ path: onWeb1 }, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByText(t`Connected`);
  const rows = () => canvasElement.querySelector('.xterm-rows');
  await waitFor(() => expect(rows()).toHaveTextContent('@web-1'));
  const terminal = canvas.getByRole('textbox', { name: 'Terminal of web-1' });
  await expect(terminal).toHaveFocus();
  await expect(terminal).toHaveAccessibleDescription(/Ctrl\+Shift\+F/);
  // By the code of the key, which `userEvent` leaves out.
  await expect(await fireEvent.keyDown(terminal, { key: 'Tab', code: 'Tab', keyCode: 9 })).toBe(false);
  const firstButton = canvas.getByRole('button', { name: 'Paste text' });
  await userEvent.keyboard('{Control>}{Shift>}[KeyF]{/Shift}{/Control}');
  await expect(firstButton).toHaveFocus();
  // The letter is on another key of other keyboards, such as Dvorak's.
  terminal.focus();
  await fireEvent.keyDown(terminal, { key: 'F', code: 'KeyY', ctrlKey: true, shiftKey: true });
  await expect(firstButton).toHaveFocus();
  const forScreenReaders = canvas.getByRole('button', { name: 'Screen reader mode' });
  await userEvent.click(forScreenReaders);
  await canvas.findAllByText(/@web-1/, { selector: '[role="listitem"]' });
  await userEvent.click(forScreenReaders);
  await userEvent.type(canvas.getByRole('textbox'), 'help{Enter}ls /{Enter}');
  await waitFor(() => expect(rows()).toHaveTextContent(/etc\s+home/));
});

/** A machine that has gone meanwhile is not shown as it was last. */
export const DeletedMeanwhile = screenStory({ path: onWeb1 }, async ({ canvas }) => {
  await canvas.findByText(t`Connected`);
  await site.api.change(deleteVm, await findVm(site, 'web-1'));
  await pass(site, 120);
  await canvas.findByRole('heading', { level: 1, name: i18n._(virtualMachines.messages.notFound) });
});

/** In the account of another: the strip stands over the terminal, and both fit into the window. */
export const InAnotherAccount = screenStory(
  {
    async path(site) {
      const impersonationToken = await actForOther(site);
      const { origin, fetch } = site;
      const api = createClient({
        origin,
        credentials: () => ({ impersonationToken }),
        fetch: (...call) => fetch(new Request(...call)),
      });
      const [vm] = await api.read(listVms, { location: 'jhv' });
      return href('vmConsole', { location: 'jhv', vmId: vm?.uuid ?? '' });
    },
  },
  async ({ canvas, canvasElement }) => {
    await canvas.findByText(t`Connected`);
    const strip = (await canvas.findByText(/liis@northwind.example/)).closest('section') as HTMLElement;
    const { bottom } = strip.getBoundingClientRect();
    const terminal = canvasElement.querySelector('.xterm')?.getBoundingClientRect();
    const bar = canvas.getByText(t`Connected`).getBoundingClientRect();
    await expect(bar.top).toBeGreaterThanOrEqual(bottom);
    await expect(terminal?.top).toBeGreaterThanOrEqual(bottom);
    const hint = canvas.getByText(/Ctrl\+Shift\+F/).getBoundingClientRect();
    await expect(terminal?.bottom).toBeLessThanOrEqual(hint.top);
    await expect(bottom).toBeLessThan(window.innerHeight / 8);
    await expect(hint.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
);

export const ConnectionLost = screenStory(
  { path: onWeb1, faults: [{ path: '/sandbox/screen/*', network: true }] },
  async ({ canvas }) => {
    await canvas.findByText(t`The connection to the console was lost`);
    await expect(canvas.getByRole('button', { name: t`Reconnect now` })).toBeVisible();
  },
);

const breaking = 'connectionbreaks';

/**
 * The connection breaks while something is being entered: that is kept, and sent once the console is connected again. What
 * was on the screen stays, also when the session has ended and another is opened.
 */
export const BrokenWhilePasting = screenStory(
  {
    path: onWeb1,
    before(site) {
      const { openSocket } = site;
      site.openSocket = (url, protocols) => {
        const socket = openSocket(url, protocols);
        document.addEventListener(breaking, () => socket.close(), { once: true });
        return socket;
      };
    },
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(t`Connected`);
    const rows = () => canvasElement.querySelector('.xterm-rows');
    await waitFor(() => expect(rows()).toHaveTextContent('@web-1'));
    await userEvent.type(canvas.getByRole('textbox'), 'echo before{Enter}');
    await waitFor(() => expect(rows()).toHaveTextContent(/echo before\s*before/));
    await userEvent.click(canvas.getByRole('button', { name: t`Paste text` }));
    const dialog = within(await screen.findByRole('dialog', { name: t`Paste text` }));
    await userEvent.type(dialog.getByRole('textbox', { name: t`Text` }), 'hostname{Enter}');
    const send = dialog.getByRole('button', { name: t`Send` });
    document.dispatchEvent(new Event(breaking));
    await waitFor(() => expect(send).toHaveAccessibleDescription(t`The console is not connected`));
    await expect(rows()).toHaveTextContent(/echo before\s*before/);
    await userEvent.click(send);
    await expect(dialog.getByRole('textbox')).toHaveValue('hostname\n');
    await waitFor(() => expect(send).not.toHaveAccessibleDescription(), { timeout: 5000 });
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(rows()).toHaveTextContent(/hostname\s*web-1/));
    const terminal = canvas.getByRole('textbox');
    await waitFor(() => expect(terminal).toHaveFocus());
    await userEvent.keyboard('exit{Enter}');
    await canvas.findByText('The session has ended');
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect now' }));
    await canvas.findByText('Connected');
    await expect(terminal).toHaveFocus();
    await expect(rows()).toHaveTextContent(/echo before\s*before.*hostname\s*web-1/);
  },
);

/** A text to paste may be a password: it is gone with the dialog, and not kept when the session ends. */
export const PastedTextIsForgotten = screenStory({ path: onWeb1 }, async ({ canvas, userEvent }) => {
  await canvas.findByText(t`Connected`);
  const openPaste = async () => {
    await userEvent.click(canvas.getByRole('button', { name: t`Paste text` }));
    const dialog = within(await screen.findByRole('dialog', { name: t`Paste text` }));
    return { dialog, field: dialog.getByRole('textbox', { name: t`Text` }) };
  };
  const first = await openPaste();
  await userEvent.type(first.field, 'Sommer2026');
  await userEvent.click(first.dialog.getByRole('button', { name: t`Cancel` }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { field } = await openPaste();
  await expect(field).toHaveValue('');
  await userEvent.type(field, 'Sommer2026');
  await site.setFaults([{ operationId: 'listVms', status: 401 }]);
  await pass(site, 120);
  await canvas.findByText('Your session has ended. Log in again to go on.');
  await expect(JSON.stringify(site.storage.drafts.get() ?? {})).not.toContain('Sommer2026');
});

/** The keyboard gets from the terminal, which takes no Tab now, to what helps. */
export const Stopped = screenStory({ path: consolePath('ci-runner') }, async ({ canvas, userEvent }) => {
  await canvas.findByText(t`Only a running virtual machine has a console.`);
  const start = await canvas.findByRole('button', { name: t`Start` });
  await expect(start).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Terminal of ci-runner' })).toHaveFocus());
  await userEvent.tab({ shift: true });
  await expect(start).toHaveFocus();
});

export const NotOffered = screenStory({ path: onWeb1, config: { features: { vms: true } } }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Page not found' });
});

/** The browser of a phone that fills its screen with no page offers nothing that would fail. */
export const WithoutFullScreen = screenStory(
  {
    path: onWeb1,
    before() {
      Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: undefined });
      return Promise.resolve();
    },
  },
  async ({ canvas }) => {
    try {
      await canvas.findByRole('button', { name: t`Screen reader mode` });
      await expect(canvas.queryByRole('button', { name: t`Full screen` })).toBeNull();
    } finally {
      Reflect.deleteProperty(document, 'fullscreenEnabled');
    }
  },
);
