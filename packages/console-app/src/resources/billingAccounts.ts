import { msg, plural } from '@lingui/core/macro';
import { Wallet } from 'lucide-react';
import type { StatusTone } from '@livery/ui';
import { standingOf } from '@livery/api/domain/billingAccount';
import { entryOf } from '@livery/api/domain/openValues';
import { defineTransitions } from '@livery/api/domain/transitions';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { defineResource } from '#kit';
import { href } from '#shared/paths.js';

const tones: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'success',
  LIMITED: 'warning',
  FROZEN: 'danger',
  SUSPENDED: 'danger',
  TERMINATED: 'danger',
  PENDING_VALIDATION: 'info',
};

/** Billing accounts, everywhere in the console (specification: account and billing, sections 3 and 4). Every site has them. */
export const billingAccounts = defineResource<BillingAccount>({
  kind: 'billing_account',
  icon: Wallet,
  messages: {
    title: msg`Billing accounts`,
    one: msg`Billing account`,
    synonyms: msg`credit, balance, top-up`,
    count: (count) => plural(count, { one: '# billing account', other: '# billing accounts' }),
    search: msg`Search billing accounts`,
    searchHint: msg`Name, company, email address or number`,
    empty: msg`Your billing accounts will be here. Everything that you rent is charged to one.`,
    create: msg`Create billing account`,
    loadError: () => msg`The billing accounts could not be loaded`,
    notFound: msg`Billing account not found`,
  },
  source: { scope: 'account', read: openBillingAccounts },
  idOf: ({ id }) => String(id),
  nameOf: ({ title }) => title,
  list: 'billing',
  hrefOf: ({ id }) => href('billingAccount', { id: String(id) }),
  searchTexts: ({ id, title, company_name, customer_name, email }) => [
    String(id),
    title,
    company_name,
    customer_name,
    email,
  ],
  status: {
    of: standingOf,
    since: () => undefined,
    labels: {
      ACTIVE: msg`Active`,
      LIMITED: msg`Limited`,
      FROZEN: msg`Frozen`,
      SUSPENDED: msg`Suspended`,
      TERMINATED: msg`Closed`,
      PENDING_VALIDATION: msg`Waits for validation`,
    },
    stableStates: ['ACTIVE', 'LIMITED', 'FROZEN', 'SUSPENDED', 'TERMINATED', 'PENDING_VALIDATION'],
    toneOf: (standing) => entryOf(tones, standing) ?? 'neutral',
    transitions: defineTransitions({}),
    transitionalStates: {},
    finalStates: {},
  },
});
