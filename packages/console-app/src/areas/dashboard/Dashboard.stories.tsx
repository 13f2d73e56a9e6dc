import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { showing, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Dashboard', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Demo = showing({ path: '/' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'sandbox-docker' });
  await expect(await canvas.findAllByText(/€/)).not.toHaveLength(0);
});

export const Empty = showing({ path: '/', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(/.{60}/, { selector: 'main *' });
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const Loading = showing(
  { path: '/', held: ['listVms', 'getPricing', 'listBillingAccounts'] },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
);

/** One location, the accounts and the prices did not answer: the rest is shown. */
export const PartsFailed = showing(
  {
    path: '/',
    faults: [
      { path: '/tll/user-resource/vm/list', status: 500 },
      { operationId: 'listBillingAccounts', status: 500 },
      { operationId: 'getPricing', status: 500 },
    ],
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'sandbox-docker' });
    await expect(await canvas.findAllByRole('alert')).toHaveLength(3);
  },
);

export const InDebt = showing({ path: '/', scenario: 'indebted' }, async ({ canvas }) => {
  await canvas.findByText(/Tamm & Partners/);
});
