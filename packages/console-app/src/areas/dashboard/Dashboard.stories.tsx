import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor, within } from 'storybook/test';
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

/** No location answered: nobody knows what runs and what it costs, and nobody is taken for a new customer. */
export const NoLocationAnswers = showing(
  { path: '/', faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/Jõhvi.*Tallinn.*Tartu/);
    const table = await canvas.findByRole('table', { name: t`Latest resources` });
    await within(table).findByText(t`None of the locations answered.`);
    await expect(canvas.queryByText(t`What you create will be here.`)).toBeNull();
    await expect(canvas.queryByText(t`Nothing needs your attention.`)).toBeNull();
    const facts = within(canvas.getByRole('main'));
    await expect(facts.queryAllByText('0')).toHaveLength(0);
    await expect(facts.queryAllByText(/0[.,]00/)).toHaveLength(0);
    await expect(facts.getAllByText('—')).toHaveLength(7);
  },
);

/** A location did not answer: whatever is said over all of them says so. */
export const LocationFails = showing(
  { path: '/', faults: [{ path: '/tll/user-resource/vm/list', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'sandbox-docker' });
    await waitFor(() => expect(canvas.getAllByText(t`Without the locations that did not answer.`)).toHaveLength(4));
    await expect(canvas.queryAllByText(/€/)).not.toHaveLength(0);
  },
);

export const InDebt = showing({ path: '/', scenario: 'indebted' }, async ({ canvas }) => {
  await canvas.findByText(/Tamm & Partners/);
});
