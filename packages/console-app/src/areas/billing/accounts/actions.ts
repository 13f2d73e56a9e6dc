import { msg, plural } from '@lingui/core/macro';
import { BadgePercent, BellRing, Pencil, Plus, RefreshCw, Star } from 'lucide-react';
import { canDeleteAccount, canMakeAccountDefault } from '@livery/api/domain/billingAccount';
import type { BillingAccount } from '@livery/api/generated/types';
import * as accountChanges from '@livery/api/queries/accountChanges';
import { billingTexts } from '#generated/billing/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog } from '#kit';
import { billingAccounts } from '#resources/billingAccounts.js';
import { href } from '#shared/paths.js';

const key = ({ id: billing_account_id }: BillingAccount) => ({ billing_account_id });

/** What can be done with a billing account (specification: account and billing, section 7), in the order of its menu. */
export const accountActions = defineActions(
  { idOf: billingAccounts.idOf, nameOf: billingAccounts.nameOf, reasons: billingTexts.reasons },
  {
    topUp: {
      label: msg`Top up`,
      icon: Plus,
      href: ({ id }: BillingAccount) => href('topUp', {}, { account: String(id) }),
      inMenu: false,
      inRowMenu: true,
    },
    edit: {
      label: msg`Edit`,
      icon: Pencil,
      href: ({ id }: BillingAccount) => href('editBillingAccount', { id: String(id) }),
      inMenu: false,
      inRowMenu: true,
    },
    automaticTopUp: {
      label: msg`Set automatic top-up`,
      icon: RefreshCw,
      done: (name) => msg`Set automatic top-up of ${name}`,
      dialog: lazyDialog(async () => (await import('./noticeDialogs.js')).AutomaticTopUpDialog),
      setting: 'recurringPaymentsEnabled',
      inMenu: false,
    },
    lowBalanceNotice: {
      label: msg`Set low-balance notice`,
      icon: BellRing,
      done: (name) => msg`Set the low-balance notice of ${name}`,
      dialog: lazyDialog(async () => (await import('./noticeDialogs.js')).LowBalanceDialog),
    },
    campaign: {
      label: msg`Use campaign code`,
      icon: BadgePercent,
      done: (name) => msg`The campaign is active for ${name}`,
      dialog: lazyDialog(async () => (await import('./accountDialogs.js')).CampaignDialog),
    },
    makeDefault: {
      label: msg`Make it the default`,
      icon: Star,
      can: canMakeAccountDefault,
      mutation: (row) => bindMutation(accountChanges.setDefaultBillingAccount, key(row)),
      done: (name) => msg`${name} is the default billing account now`,
      dialog: lazyDialog(async () => (await import('./accountDialogs.js')).MakeDefaultDialog),
      inRowMenu: true,
    },
    delete: {
      ...deleteAction({
        can: (row: BillingAccount) => canDeleteAccount(row),
        mutation: (row: BillingAccount) => bindMutation(accountChanges.deleteBillingAccount, key(row)),
        dialog: lazyDialog(async () => (await import('./accountDialogs.js')).DeleteAccountDialog),
        title: (count) => plural(count, { one: 'Delete # billing account', other: 'Delete # billing accounts' }),
      }),
      // Each is asked about with all that is charged to it.
      bulk: undefined,
    },
  },
);
