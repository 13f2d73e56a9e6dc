import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** Billing accounts (A 7); only the list is built yet. */
export const billing: HandlersOf<'billing'> = {
  listBillingAccounts: ({ state }) => state.billing_accounts.filter((account) => !account.is_deleted),
  createBillingAccount: notBuilt,
  updateBillingAccount: notBuilt,
  deleteBillingAccount: notBuilt,
  setDefaultBillingAccount: notBuilt,
  activateCampaign: notBuilt,
  setRecurringPayment: notBuilt,
  setLowBalanceNotice: notBuilt,
  listUsage: notBuilt,
  listInvoices: notBuilt,
  getInvoicePdf: notBuilt,
  payInvoice: notBuilt,
};
