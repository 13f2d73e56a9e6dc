import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, within } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/S3 keys', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const List = screenStory({ path: '/storage/keys' }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: /LV/ })).not.toHaveLength(0);
  await canvas.findByText('Tamm & Partners');
  await canvas.findByText(/aws configure/);
});

export const SecretShown = screenStory({ path: '/storage/keys' }, async ({ canvas, userEvent }) => {
  const [actions] = await canvas.findAllByRole('button', { name: /LV.*/ });
  await userEvent.click(actions!.closest('tr')!.querySelector<HTMLElement>('[aria-haspopup]')!);
  await userEvent.click(await screen.findByRole('menuitem', { name: t`Show secret key` }));
  const dialog = within(await screen.findByRole('dialog', { name: t`Secret key` }));
  await dialog.findByText(/^[\da-z]{35,}$/);
});

export const Created = screenStory({ path: '/storage/keys', scenario: 'empty' }, async ({ canvas, userEvent }) => {
  await canvas.findByText(t`Your access keys will be here. A program needs one to use your buckets.`);
  await userEvent.click(canvas.getAllByRole('button', { name: t`Create access key` })[0]!);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click([...dialog.querySelectorAll('footer button')].at(-1)!);
  await screen.findByText(t`Keep the secret key in a safe place. The list of access keys can show it again.`);
});
