import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, within } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Shell', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const PageNotFound = screenStory({ path: '/no/such/screen' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('button', { name: 'Mari Tamm' });
});

export const AccountMenu = screenStory({ path: '/no/such/screen' }, async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Mari Tamm' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
});

export const SandboxPanel = screenStory({ path: '/no/such/screen', mockApi: 'on' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Mari Tamm' });
  await userEvent.click(await canvas.findByRole('button', { name: t`Sandbox` }));
  await expect(await screen.findByRole('button', { name: t`Add fault` })).toBeVisible();
});

export const CommandPalette = screenStory({ path: '/compute' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'api' });
  await userEvent.click(canvas.getByRole('button', { name: t`Search and actions` }));
  const palette = within(await screen.findByRole('dialog'));
  await userEvent.type(palette.getByRole('combobox'), 'web');
  await palette.findByRole('option', { name: /^web-1/ });
});
