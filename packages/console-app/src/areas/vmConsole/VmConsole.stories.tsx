import type { Meta } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import { virtualMachines } from '#resources/virtualMachines.js';
import { href } from '#shared/paths.js';
import { screens, screenStory } from '#stories/screens.js';
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
    await canvas.findByRole('heading', { level: 1, name: i18n._(virtualMachines.messages.notFound.title) });
    await waitFor(() => expect(document.title).toContain(i18n._(virtualMachines.messages.notFound.title)));
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

export const Connected = screenStory({ path: onWeb1 }, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByText(t`Connected`);
  const rows = () => canvasElement.querySelector('.xterm-rows');
  await waitFor(() => expect(rows()).toHaveTextContent('@web-1'));
  await userEvent.type(canvas.getByRole('textbox'), 'help{Enter}ls /{Enter}');
  await waitFor(() => expect(rows()).toHaveTextContent(/etc\s+home/));
});

export const ConnectionLost = screenStory(
  { path: onWeb1, faults: [{ path: '/sandbox/screen/*', network: true }] },
  async ({ canvas }) => {
    await canvas.findByText(t`The connection to the console was lost`);
    await expect(canvas.getByRole('button', { name: t`Reconnect now` })).toBeVisible();
  },
);

export const Stopped = screenStory({ path: consolePath('ci-runner') }, async ({ canvas }) => {
  await canvas.findByText(t`Only a running virtual machine has a console.`);
  await expect(await canvas.findByRole('button', { name: t`Start` })).toBeVisible();
});
