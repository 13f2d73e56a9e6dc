import type { Meta } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { expect, waitFor, within } from 'storybook/test';
import { resources } from '#resources/resources.js';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Dashboard', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Demo = screenStory({ path: '/' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'sandbox-docker' });
  await expect(await canvas.findAllByText(/€/)).not.toHaveLength(0);
  const main = within(canvas.getByRole('main'));
  await main.findByRole('button', { name: t`About these costs` });
  await Promise.all(resources.map(({ messages }) => main.findByRole('link', { name: i18n._(messages.title) })));
});

export const Empty = screenStory({ path: '/', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(/.{60}/, { selector: 'main *' });
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const Loading = screenStory(
  { path: '/', held: ['listVms', 'getPricing', 'listBillingAccounts'] },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
);

/** One location, a kind, the accounts and the prices did not answer: the rest is shown, and what is said of all says so. */
export const PartsFailed = screenStory(
  {
    path: '/',
    faults: [
      { path: '/tll/user-resource/vm/list', status: 500 },
      { operationId: 'listManagedServices', status: 500 },
      { operationId: 'listBillingAccounts', status: 500 },
      { operationId: 'getPricing', status: 500 },
    ],
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'sandbox-docker' });
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(4));
    await expect(canvas.getAllByText(t`Without what could not be loaded.`)).toHaveLength(3);
  },
);

/** No list answered: nobody knows what there is and what it costs, and nobody is taken for a new customer. */
export const NothingAnswers = screenStory(
  {
    path: '/',
    faults: [
      'listVms',
      'listManagedServices',
      'listNetworks',
      'listLoadBalancers',
      'listFirewalls',
      'listIpAddresses',
      'listBareMetalLeases',
      'listBuckets',
    ].map((operationId) => ({ operationId, status: 500 })),
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(8));
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(/Jõhvi.*Tallinn.*Tartu/);
    const table = await canvas.findByRole('table', { name: t`Latest resources` });
    await within(table).findByText(t`Nothing could be loaded.`);
    await expect(canvas.queryByText(t`What you create will be here.`)).toBeNull();
    await expect(canvas.queryByText(t`Nothing needs your attention.`)).toBeNull();
    const facts = within(canvas.getByRole('main'));
    await expect(facts.queryAllByText('0')).toHaveLength(0);
    await expect(facts.queryAllByText(/0[.,]00/)).toHaveLength(0);
    await expect(facts.getAllByText('—')).toHaveLength(9);
  },
);

export const InDebt = screenStory({ path: '/', scenario: 'indebted' }, async ({ canvas }) => {
  await canvas.findByText(/Tamm & Partners/);
  // Credit that is used up has the way to top it up beside it.
  await expect(await canvas.findByRole('link', { name: 'Top up Tamm & Partners' })).toHaveTextContent('Top up');
});
