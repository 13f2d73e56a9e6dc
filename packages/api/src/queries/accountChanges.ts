import * as operations from '../generated/operations/billing.js';
import type { BillingAccount, BillingAccountFieldName } from '../generated/types.js';
import { billingAccounts } from './billing.js';
import { change } from './change.js';
import { decidedBy, replacing, replacingWhole } from './replacing.js';

/** Creates a billing account; its row is there at once. After a lost response only its title can tell, which may occur twice. */
export const createBillingAccount = change(operations.createBillingAccount);

const row = ({ billing_account_id: id }: { billing_account_id: number }) => ({ list: billingAccounts(), id });

/** The fields that a person may change, but for the document, which is only sent when there is a new one. */
type ReplacedField = Exclude<BillingAccountFieldName, 'document' | 'document_name'>;

const sentText = (value: string | null | undefined): string | undefined => value ?? undefined;

const replacedFields: Record<ReplacedField, typeof sentText> = {
  title: sentText,
  email: sentText,
  address_line1: sentText,
  address_line2: sentText,
  city: sentText,
  company_name: sentText,
  company_reg_code: sentText,
  company_vat_number: sentText,
  country: sentText,
  county: sentText,
  customer_id_number: sentText,
  customer_name: sentText,
  customer_phone: sentText,
  post_index: sentText,
  referral_code: sentText,
  integration_id: sentText,
  lang: sentText,
};

/** Changes what is said of a billing account; what somebody else has changed meanwhile is not overwritten. */
export const updateBillingAccount = replacing(change(operations.updateBillingAccount), {
  row,
  kind: 'billing_account',
  fields: replacedFields,
});

/** Deletes a billing account. */
export const deleteBillingAccount = decidedBy(
  change(operations.deleteBillingAccount),
  'unpaid_amount',
  'credit_amount',
  'is_default',
);

/** Charges new resources to a billing account unless another is chosen; shows at once. */
export const setDefaultBillingAccount = change(operations.setDefaultBillingAccount, { singletonFlag: 'is_default' });

/** Activates a campaign by its code. Fails with `Invalid campaign.` for a code that is unknown or used. */
export const activateCampaign = change(operations.activateCampaign);

/** Sets automatic top-up; what somebody else has changed meanwhile is not overwritten. */
export const setRecurringPayment = replacing(
  change(operations.setRecurringPayment, {
    fields: ({ is_recurring_payment_enabled, recurring_payment_amount, recurring_payment_threshold }) => ({
      is_recurring_payment_enabled,
      ...(is_recurring_payment_enabled && { recurring_payment_amount, recurring_payment_threshold }),
    }),
  }),
  {
    row: ({ id }) => ({ list: billingAccounts(), id }),
    kind: 'billing_account',
    fields: {
      is_recurring_payment_enabled: (value: boolean) => value,
      recurring_payment_amount: (value: number | null | undefined) => value ?? undefined,
      recurring_payment_threshold: (value: number | null | undefined) => value ?? undefined,
    },
    isOneValue: true,
  },
);

/** Sets when to warn of a low balance; what somebody else has changed meanwhile is not overwritten. */
export const setLowBalanceNotice = replacingWhole(
  change(operations.setLowBalanceNotice, {
    fields: ({ threshold, is_enabled }) => ({ low_balance_notice_settings: { threshold, is_enabled } }),
  }),
  {
    row,
    kind: 'billing_account',
    field: 'low_balance_notice_settings',
    value: (settings: BillingAccount['low_balance_notice_settings']) => settings ?? null,
    sent: ({ threshold, is_enabled }) => ({ threshold, is_enabled }),
  },
);
