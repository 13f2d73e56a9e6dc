import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, within } from 'storybook/test';
import { showing, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Virtual machines', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Demo = showing({ path: '/compute' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'api' })).toBeVisible();
});

export const Empty = showing({ path: '/compute', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByText(t`Your virtual machines will be here, from all locations.`);
});

export const Loading = showing({ path: '/compute', held: ['listVms'] }, async ({ canvas }) => {
  await canvas.findByRole('table');
});

export const NothingMatches = showing(
  { path: '/compute?q=nothing-is-called-so&status=running' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByText(t`No virtual machine matches the search and the filters.`);
  },
);

export const LocationFails = showing(
  { path: '/compute', faults: [{ path: '/jhv/user-resource/vm/list', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'gitlab' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Jõhvi');
  },
);

export const Selection = showing({ path: '/compute' }, async ({ canvas, userEvent }) => {
  const select = async (name: string): Promise<void> => {
    const row = (await canvas.findByRole('link', { name })).closest('tr')!;
    await userEvent.click(within(row).getByRole('checkbox'));
  };
  await select('accounting');
  await select('ci-runner');
  await select('db-1');
  await expect(canvas.getByRole('button', { name: t`Stop` })).toBeEnabled();
});
