import type { Meta } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { expect, waitFor, within } from 'storybook/test';
import { resources } from '#resources/resources.js';
import { screenStory, screens, site } from '#stories/screens.js';
import { withoutFeatures } from '#stories/withoutFeatures.js';

const meta = { title: 'Screens/Dashboard', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Demo = screenStory({ path: '/' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'sandbox-docker' });
  await expect(await canvas.findAllByText(/€/)).not.toHaveLength(0);
  const main = within(canvas.getByRole('main'));
  await main.findByRole('button', { name: t`About these costs` });
  await Promise.all(resources.map(({ messages }) => main.findByRole('link', { name: i18n._(messages.title) })));
  const card = (name: string) => within(main.getByRole('region', { name }));
  const kinds = card(t`Resources`);
  const rowOf = (name: string) => kinds.getByRole('link', { name }).closest('li')!;
  await waitFor(() => expect(rowOf('Virtual machines')).toHaveTextContent(new RegExp(`Running 12.*GB.*GB`)));
  await waitFor(() => expect(rowOf('Buckets')).toHaveTextContent(/5$/));
  const costs = canvas.getByRole('region', { name: t`Costs` });
  await expect(costs).toHaveTextContent('Load balancers');
  await userEvent.click(within(costs).getByRole('radio', { name: t`By location` }));
  await expect(costs).toHaveTextContent(t`No location`);
  await userEvent.click(within(costs).getByRole('radio', { name: t`By kind` }));
  const latest = within(canvas.getByRole('table', { name: t`Latest resources` }));
  await expect(latest.getAllByRole('rowheader')).toHaveLength(10);
  await expect(latest.getAllByRole('img', { name: 'Managed service' })[0]).toBeVisible();
  const attention = card(t`Needs attention`);
  const ways: [HTMLElement, RegExp][] = [
    [kinds.getByRole('link', { name: 'In use' }), /\/metal\?status=in_use$/],
    [within(costs).getByRole('link', { name: t`Usage report` }), /\/billing\/usage$/],
    [attention.getByRole('link', { name: /^3 IP/ }), /\/network\/ip_address\?assigned=no$/],
    [attention.getByRole('link', { name: 'agency-archive' }), /\/storage\/.*agency-archive$/],
  ];
  for (const [link, address] of ways) await expect(link).toHaveAttribute('href', expect.stringMatching(address));
});

export const Empty = screenStory({ path: '/', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(/.{60}/, { selector: 'main *' });
  await expect(canvas.queryByRole('table')).toBeNull();
  await canvas.findByText(/^Welcome\./);
  await canvas.findByRole('region', { name: t`Credit` });
  await expect(canvas.queryByRole('region', { name: t`Needs attention` })).toBeNull();
  const create = within(canvas.getByRole('main')).getByRole('link', { name: 'Create virtual machine' });
  await expect(create).toHaveAttribute('href', expect.stringContaining('/compute/create'));
});

/** Whoever has nothing is told what is wrong with an account, and what credit there is. */
export const EmptyInDebt = screenStory(
  {
    path: '/',
    scenario: 'empty',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [
          { id: 1301, title: 'Fresh start', status: 'ACTIVE', restriction_level: 'CLEAR', is_active: true },
          {
            id: 1302,
            title: 'Second one',
            status: 'SUSPENDED',
            restriction_level: 'CLEAR',
            is_active: true,
            unpaid_amount: 18.3,
          },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    const attention = await canvas.findByRole('region', { name: t`Needs attention` });
    await within(attention).findByText('Second one is suspended');
    const credit = await canvas.findByRole('region', { name: t`Credit` });
    await within(credit).findByRole('link', { name: 'Fresh start' });
    await canvas.findByText(/^Welcome\./);
  },
);

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

/** A kind that the site has not is neither shown nor asked for; a list that failed is there after its retry. */
export const WithoutSomeKinds = screenStory(
  {
    path: '/',
    config: withoutFeatures('vms', 'storage'),
    faults: [{ operationId: 'listManagedServices', status: 500 }],
  },
  async ({ canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('The managed services could not be loaded')).toBeVisible();
    await canvas.findByRole('link', { name: 'Load balancers' });
    const costs = canvas.getByRole('region', { name: 'Costs' });
    await waitFor(() => expect(costs).toHaveTextContent('Without what could not be loaded.'));
    await site.setFaults([]);
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(costs).not.toHaveTextContent('Without what could not be loaded.'));
    await site.quiet();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: 'Buckets' })).toBeNull();
    await expect(main.queryByText(/virtual machine/i)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Compute' })).toBeNull();
    await expect(site.calls.filter(({ call }) => /\/vm\/list$| \/storage\//.test(call))).toEqual([]);
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

/** Nobody knows for how long the credit lasts: that is not said to be because of how it is paid. */
export const UsageNotLoaded = screenStory(
  { path: '/', faults: [{ operationId: 'listUsage', status: 500 }] },
  async ({ canvas }) => {
    const credit = await canvas.findByRole('region', { name: t`Credit` });
    await within(credit).findAllByText(t`unknown`);
    await expect(credit).not.toHaveTextContent(t`paid by invoice`);
  },
);

/** What the account says of itself was not understood: nobody is told that all is well, and its credit is shown as unknown. */
export const AccountNotUnderstood = screenStory(
  {
    path: '/',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [{ id: 1201, title: 'Tamm & Partners', status: null, restriction_level: 'CLEAR', is_active: 'yes' }],
      },
    ],
  },
  async ({ canvas }) => {
    const credit = await canvas.findByRole('region', { name: t`Credit` });
    await within(credit).findByRole('link', { name: 'Tamm & Partners' });
    const attention = await canvas.findByRole('region', { name: t`Needs attention` });
    await within(attention).findByText(t`How a billing account stands is not known.`);
    await expect(canvas.queryByText(t`Nothing needs your attention.`)).toBeNull();
  },
);

export const InDebt = screenStory({ path: '/', scenario: 'indebted' }, async ({ canvas }) => {
  await canvas.findByText(/Tamm & Partners/);
  // Credit that is used up has the way to top it up beside it.
  await expect(await canvas.findByRole('link', { name: 'Top up Tamm & Partners' })).toHaveTextContent('Top up');
});
