import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Referral program', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Referral = screenStory({ path: '/billing/referral' }, async ({ canvas }) => {
  await canvas.findByText(/\/referral\/TAMM7K2$/);
  await canvas.findByText('Referral credit for a new customer');
});

/** What was received is credit of the site's currency, whatever prices are shown in. */
export const ReceivedInTheCurrencyThatIsPaid = screenStory(
  {
    path: '/billing/referral',
    before({ storage }) {
      storage.displayCurrency.set('USD');
    },
  },
  async ({ canvas }) => {
    const row = (await canvas.findByText('Referral credit for a new customer')).closest('tr')!;
    await expect(row).toHaveTextContent(/€\d/);
  },
);

/** Credit that was not understood is not said to be none. */
export const PromotionsNotUnderstood = screenStory(
  {
    path: '/billing/referral',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [{ id: 1201, title: 'Tamm & Partners', eligible_promotions: 'some' }],
      },
    ],
  },
  async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: t`Credit you can still get` });
    await expect(card).toHaveTextContent('Unknown');
  },
);

/** A site without the program has neither the tab nor the address. */
export const NoReferralProgram = screenStory(
  { path: '/billing/referral', config: { referralCodeEnabled: false } },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Page not found' });
    await expect(canvas.queryByRole('link', { name: t`Referral program` })).toBeNull();
  },
);

export const ReferredCustomer = screenStory({ path: '/billing/referral', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`${{ has: '€0.00' }} of ${{ needs: '€11.33' }} topped up`);
  await canvas.findByText(t`This billing account has no referral code.`);
});
