import type { Meta } from '@storybook/react-vite';
import { plural, t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { OperationId } from '@livery/api/client/operation';
import { listUsage } from '@livery/api/generated/operations/billing';
import { updateVm } from '@livery/api/generated/operations/compute';
import type { UsageEntry } from '@livery/api/generated/types';
import { findVm } from '#stories/screenSetup.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Usage and prices', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const usageOf = (account: number) => site.api.read(listUsage, { billing_account_id: account });
const euro = (amount: number | undefined): string => `€${(amount ?? Number.NaN).toFixed(2)}`;
const costOf = (entries: readonly UsageEntry[]): string => euro(entries.reduce((sum, { cost }) => sum + cost, 0));

/** What the month has cost so far, by kind, and the dearest first. */
export const Usage = screenStory({ path: '/billing/usage' }, async ({ canvas }) => {
  await canvas.findByText('Virtual machine db-1');
  await canvas.findByRole('link', { name: 'Virtual machine db-1' });
  await expect(canvas.getByRole('tab', { name: t`Usage report` })).toHaveAttribute('aria-selected', 'true');
  const entries = await usageOf(1201);
  const summary = canvas.getByRole('region', { name: t`This month so far` });
  await expect(summary).toHaveTextContent(costOf(entries));
  await expect(summary).toHaveTextContent(`for ${entries.length} resources`);
  await expect(within(summary).getByRole('meter', { name: t`Virtual machines` })).toHaveAttribute(
    'aria-valuetext',
    costOf(entries.filter(({ description }) => description.startsWith('Virtual machine'))),
  );
  const dearest = entries.toSorted((a, b) => b.cost - a.cost).map(({ description }) => description);
  const shown = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await expect(shown.slice(0, 10)).toEqual(dearest.slice(0, 10));
});

/** A reserved address is charged by the month: its cost is the only amount beside it. */
export const UsageOfReservedAddresses = screenStory({ path: '/billing/usage?q=Reserved' }, async ({ canvas }) => {
  const [link] = await canvas.findAllByRole('link', { name: /^IP address/ });
  await expect(link?.closest('tr')?.textContent?.match(/€/g)).toHaveLength(1);
});

export const UsageByDay = screenStory({ path: '/billing/usage' }, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('img', { name: new RegExp(t`Costs by day and kind`) });
  await drive(userEvent, { root: canvasElement })
    .select(t`Kind`)
    .choose(t`Buckets`);
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  await userEvent.type(canvas.getByRole('searchbox', { name: t`Search the usage` }), 'backups');
  await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  await expect(canvas.getByRole('link', { name: 'Bucket tamm-backups' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/storage\/bucket\/tamm-backups$/),
  );
});

const used = { hours: 10, price: 1, cost: 10 };

/** What the provider does not tell by the day is not left out unsaid. */
export const UsageByDayIncomplete = screenStory(
  {
    path: '/billing/usage?account=1201',
    faults: [
      {
        operationId: 'listUsage',
        body: [
          { ...used, description: 'Bucket tamm-shop-media', daily_costs: [4, 6] },
          { ...used, description: 'Bucket tamm-backups' },
        ],
        times: 99,
      },
    ],
  },
  async ({ canvas }) => {
    const untold = 1;
    await canvas.findByText(
      plural(untold, {
        one: '# cost is not known by the day and is not included.',
        other: '# costs are not known by the day and are not included.',
      }),
    );
  },
);

/** A machine that was resized two hours ago, with what each size has cost. */
export const EarlierSizes = screenStory(
  {
    path: '/billing/usage?q=ci-runner',
    async before(site) {
      await site.api.change(updateVm, { ...(await findVm(site, 'ci-runner')), vcpu: 4, ram: 8192 });
      site.advance(7200);
    },
  },
  async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: 'Virtual machine ci-runner' })).closest('tr')!;
    await userEvent.click(row.querySelector('summary')!);
    const entry = (await usageOf(1201)).find(({ description }) => description === 'Virtual machine ci-runner');
    const [earlier, present] = entry?.configurations ?? [];
    const sizes = within(row).getAllByRole('listitem');
    await expect(sizes).toHaveLength(2);
    await expect(sizes[0]).toHaveTextContent(/^8 vCPU, 16 GB RAM, 120 GB/);
    await expect(sizes[0]).toHaveTextContent(`: ${euro(earlier?.cost)}`);
    await expect(sizes[1]).toHaveTextContent(/^4 vCPU, 8 GB RAM, 120 GB\s*2 h/);
    await expect(sizes[1]).toHaveTextContent(`: ${euro(present?.cost)}`);
    await expect(row).toHaveTextContent(euro(entry?.cost));
    // What the header covers while the page is scrolled is no smaller for it.
    window.scrollTo(0, 0);
  },
);

export const AllKinds = screenStory({ path: '/billing/usage?account=1202&all=1' }, async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Bucket saar-launch' });
});

export const NothingUsed = screenStory({ path: '/billing/usage', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`What you use this month will be here, with its hours and its costs.`);
});

export const WithoutAccount = screenStory(
  { path: '/billing/usage', faults: [{ operationId: 'listBillingAccounts', body: [] }] },
  async ({ canvas }) => {
    await canvas.findByText(t`Your usage will be here once you have a billing account.`);
  },
);

export const Restricted = screenStory(
  { path: '/billing/usage', faults: [{ operationId: 'listBillingAccounts', status: 403 }] },
  async ({ canvas }) => {
    await canvas.findByText(t`Your API token is restricted to one billing account and may not read its usage.`);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
);

const failing = (...operations: readonly OperationId[]) =>
  operations.map((operationId) => ({ operationId, status: 500 }));

/** Costs of what could not be loaded are not said to be of another kind, and have no link. */
export const KindsNotLoaded = screenStory(
  { path: '/billing/usage', faults: failing('listUsage', 'listBuckets', 'listLoadBalancers') },
  async ({ canvas, canvasElement, userEvent }) => {
    const retry = async (text: string) => {
      // The button of the file says it too, as its reason.
      const alert = (await canvas.findAllByText(text))
        .map((one) => one.closest<HTMLElement>('[role=alert]'))
        .find(Boolean)!;
      await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(canvas.queryAllByText(text)).toEqual([]));
    };
    await within(await canvas.findByRole('alert')).findByText(t`The usage could not be loaded`);
    await site.setFaults(failing('listBuckets', 'listLoadBalancers'));
    await retry(t`The usage could not be loaded`);
    await drive(userEvent, { root: canvasElement })
      .select(t`Kind`)
      .choose(t`Other or not loaded`);
    await canvas.findByText('Bucket tamm-backups');
    await expect(canvas.queryByRole('link', { name: 'Bucket tamm-backups' })).toBeNull();
    await site.setFaults(failing('listLoadBalancers'));
    await retry('The buckets could not be loaded');
    await waitFor(() => expect(canvas.queryByText('Bucket tamm-backups')).toBeNull());
    await expect(canvas.getAllByRole('rowheader')).not.toHaveLength(0);
  },
);

export const NotLoaded = screenStory(
  { path: '/billing/usage', faults: [{ operationId: 'listUsage', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`The usage could not be loaded`);
  },
);

export const Loading = screenStory({ path: '/billing/usage', held: ['listUsage'] }, async ({ canvas }) => {
  await canvas.findByRole('searchbox', { name: t`Search the usage` });
});

export const Prices = screenStory({ path: '/billing/price-list' }, async ({ canvas }) => {
  const disks = await canvas.findByRole('table', { name: t`Disks, backups and snapshots` });
  await expect(within(disks).getAllByRole('rowheader')).toHaveLength(7);
  const network = within(canvas.getByRole('table', { name: t`IP addresses and load balancers` }));
  // A reserved address is charged monthly: it has one price, what is charged by the hour has two.
  await expect(network.getByRole('row', { name: /Reserved/ })).toHaveTextContent(/^[^€]*€3\.20$/);
  await expect(network.getByRole('row', { name: /Assigned/ })).toHaveTextContent(/€0\.00329€2\.40$/);
});

export const PricesInEstonian = {
  ...screenStory({ path: '/billing/price-list' }, async ({ canvas }) => {
    await canvas.findByText(/^Hinnad käibemaksuta\./);
  }),
  globals: { language: 'et' },
};

export const PricesOfPool = screenStory(
  { path: '/billing/price-list?location=trtu&currency=SEK&pool=0a1b2c3d-4e5f-4a6b-8c7d-000000000006' },
  async ({ canvas }) => {
    await canvas.findByRole('button', { name: /gpu/ });
  },
);

/** Where the host pools do not come, the prices are still those of the one in the address, and say which these are. */
export const PricesWithoutPools = screenStory(
  {
    path: '/billing/price-list?location=trtu&pool=0a1b2c3d-4e5f-4a6b-8c7d-000000000006',
    faults: [{ operationId: 'listHostPools', status: 500 }],
  },
  async ({ canvas }) => {
    const alert = (await canvas.findByText(t`Failed to list host pools`)).closest('[role=alert]');
    await expect(alert).toHaveTextContent(
      'These are the prices of the host pool 0a1b2c3d-4e5f-4a6b-8c7d-000000000006.',
    );
    const machines = within(canvas.getByRole('table', { name: 'Processors, memory and licenses' }));
    await expect(machines.getByText('below 8 vCPU').closest('tr')).toHaveTextContent('€18.62');
  },
);

/** From which amount on, in which host pool, where, and in which currency. */
export const PricesOfPlaces = screenStory(
  { path: '/billing/price-list' },
  async ({ canvas, canvasElement, userEvent }) => {
    const table = (name: string) => canvas.findByRole('table', { name });
    const expectLine = async (amount: string, sums: string) =>
      waitFor(async () => {
        const machines = within(await table('Processors, memory and licenses'));
        await expect(machines.getByText(amount).closest('tr')).toHaveTextContent(sums);
      });
    const choose = (label: string, option: RegExp) =>
      drive(userEvent, { root: canvasElement }).select(label).choose(option);
    await expectLine('below 8 vCPU', '€0.00671€4.90');
    await expectLine('from 16 vCPU', '€3.90');
    await expect(await table('Object storage')).toHaveTextContent('€0.025');
    await within(await table('Bare metal')).findByRole('rowheader', { name: 'Compact' });
    await choose('Host pool', /performance/);
    await expectLine('below 8 vCPU', '€6.37');
    await choose('Location', /Tallinn/);
    await expectLine('below 8 vCPU', '€5.15');
    await choose('Currency', /USD/);
    await expectLine('below 8 vCPU', '$5.56');
    await canvas.findByText(/Converted from EUR/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the prices' }), 'ipv4');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    const [reserved, assigned] = canvas.getAllByRole('rowheader');
    await expect(reserved).toHaveTextContent(/^Reserved IPv4 address/);
    await expect(assigned).toHaveTextContent(/^Assigned IPv4 address/);
  },
);

export const NoPrice = screenStory({ path: '/billing/price-list?q=teapot' }, async ({ canvas }) => {
  await canvas.findByText(t`No price matches the search.`);
});

export const PricesNotLoaded = screenStory(
  { path: '/billing/price-list', faults: [{ operationId: 'getPricing', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`The price list could not be loaded`);
  },
);
