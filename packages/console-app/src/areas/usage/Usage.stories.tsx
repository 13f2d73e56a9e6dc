import type { Meta } from '@storybook/react-vite';
import { plural, t } from '@lingui/core/macro';
import { expect, within } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Usage and prices', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Usage = screenStory({ path: '/billing/usage' }, async ({ canvas }) => {
  await canvas.findByText('Virtual machine db-1');
  await canvas.findByRole('link', { name: 'Virtual machine db-1' });
  await expect(canvas.getByRole('tab', { name: t`Usage report` })).toHaveAttribute('aria-selected', 'true');
});

export const UsageByDay = screenStory({ path: '/billing/usage' }, async ({ canvas }) => {
  await canvas.findByRole('img', { name: new RegExp(t`Costs by day and kind`) });
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

export const EarlierSizes = screenStory({ path: '/billing/usage?q=docker' }, async ({ canvas, userEvent }) => {
  const row = (await canvas.findByRole('link', { name: 'Virtual machine sandbox-docker' })).closest('tr')!;
  await userEvent.click(row.querySelector('summary')!);
  await expect(within(row).getByText('1 vCPU, 2 GB RAM, 40 GB')).toBeVisible();
  // What the header covers while the page is scrolled is no smaller for it.
  window.scrollTo(0, 0);
});

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

/** Costs of what could not be loaded are not said to be of another kind. */
export const KindsNotLoaded = screenStory(
  { path: '/billing/usage', faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(t`Other or not loaded`)).length).toBeGreaterThan(0);
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

export const NoPrice = screenStory({ path: '/billing/price-list?q=teapot' }, async ({ canvas }) => {
  await canvas.findByText(t`No price matches the search.`);
});

export const PricesNotLoaded = screenStory(
  { path: '/billing/price-list', faults: [{ operationId: 'getPricing', status: 500 }] },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`The price list could not be loaded`);
  },
);
