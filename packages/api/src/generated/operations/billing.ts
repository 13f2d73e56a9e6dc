/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { BillingAccount, Invoice, UsageEntry } from '../responseSchemas/billing.js';
import { Success } from '../responseSchemas/access.js';

/** List the billing accounts. */
export const listBillingAccounts: Operation<'listBillingAccounts'> = {
  id: 'listBillingAccounts',
  method: 'GET',
  path: '/payment/billing_account/list',
  response: ['list', BillingAccount],
};

/** List what the resources of a billing account have cost. */
export const listUsage: Operation<'listUsage'> = {
  id: 'listUsage',
  method: 'GET',
  path: '/charging/usage',
  query: ['billing_account_id'],
  response: ['list', UsageEntry],
};

/** List the invoices of a billing account. */
export const listInvoices: Operation<'listInvoices'> = {
  id: 'listInvoices',
  method: 'GET',
  path: '/payment/invoice/list',
  query: ['billing_account_id'],
  response: ['list', Invoice],
};

/** Get an invoice as PDF. */
export const getInvoicePdf: Operation<'getInvoicePdf'> = {
  id: 'getInvoicePdf',
  method: 'GET',
  path: '/payment/invoice/pdf',
  query: ['invoice_id'],
  response: 'file',
};

/** Create a billing account. */
export const createBillingAccount: Operation<'createBillingAccount'> = {
  id: 'createBillingAccount',
  method: 'POST',
  path: '/payment/billing_account',
  body: ['address_line1', 'address_line2', 'city', 'company_name', 'company_reg_code', 'company_vat_number', 'country', 'county', 'customer_id_number', 'customer_name', 'customer_phone', 'email', 'post_index', 'referral_code', 'title', 'document', 'document_name', 'integration_id', 'lang', 'site', 'create_type'],
  failure: 'createResource',
  affects: [['listBillingAccounts']],
  idempotent: false,
  creates: listBillingAccounts,
  response: BillingAccount,
};

/** Change a billing account. */
export const updateBillingAccount: Operation<'updateBillingAccount'> = {
  id: 'updateBillingAccount',
  method: 'PUT',
  path: '/payment/billing_account',
  query: ['billing_account_id'],
  body: ['address_line1', 'address_line2', 'city', 'company_name', 'company_reg_code', 'company_vat_number', 'country', 'county', 'customer_id_number', 'customer_name', 'customer_phone', 'email', 'post_index', 'referral_code', 'title', 'document', 'document_name', 'integration_id', 'lang'],
  failure: 'performAction',
  affects: [['listBillingAccounts']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  response: BillingAccount,
};

/** Delete a billing account. */
export const deleteBillingAccount: Operation<'deleteBillingAccount'> = {
  id: 'deleteBillingAccount',
  method: 'DELETE',
  path: '/payment/billing_account',
  query: ['billing_account_id'],
  failure: 'performAction',
  affects: [['listBillingAccounts'], ['listCards']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  deletes: true,
  response: Success,
};

/** Make a billing account the default. */
export const setDefaultBillingAccount: Operation<'setDefaultBillingAccount'> = {
  id: 'setDefaultBillingAccount',
  method: 'POST',
  path: '/payment/billing_account/set_default',
  query: ['billing_account_id'],
  failure: 'performAction',
  affects: [['listBillingAccounts']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
};

/** Activate a campaign for a billing account. */
export const activateCampaign: Operation<'activateCampaign'> = {
  id: 'activateCampaign',
  method: 'POST',
  path: '/payment/billing_account/{id}/campaign_activate/{campaign_code}',
  failure: 'performAction',
  affects: [['listBillingAccounts'], ['listCreditHistory']],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'id' },
};

/** Set automatic top-up. */
export const setRecurringPayment: Operation<'setRecurringPayment'> = {
  id: 'setRecurringPayment',
  method: 'PUT',
  path: '/payment/billing_account/{id}/recurring_payment',
  body: ['is_recurring_payment_enabled', 'recurring_payment_threshold', 'recurring_payment_amount'],
  failure: 'performAction',
  affects: [['listBillingAccounts']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'id' },
};

/** Set when to warn of a low balance. */
export const setLowBalanceNotice: Operation<'setLowBalanceNotice'> = {
  id: 'setLowBalanceNotice',
  method: 'PUT',
  path: '/payment/low_balance_notice_settings',
  body: ['billing_account_id', 'threshold', 'is_enabled'],
  failure: 'performAction',
  affects: [['listBillingAccounts']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
};

/** Pay with the primary payment method. */
export const payInvoice: Operation<'payInvoice'> = {
  id: 'payInvoice',
  method: 'POST',
  path: '/payment/pay_invoice',
  query: ['invoice_id'],
  failure: 'performAction',
  affects: [['listInvoices'], ['listBillingAccounts'], ['listCreditHistory']],
  idempotent: false,
  row: { list: listInvoices, id: 'invoice_id' },
};

/** Charge a resource to another billing account. */
export const setResourceBilling: Operation<'setResourceBilling'> = {
  id: 'setResourceBilling',
  method: 'POST',
  path: '/{location}/user-resource/resource_billing',
  body: ['uuid', 'billing_account_id'],
  failure: 'performAction',
  affects: [['listVms', 'location'], ['listIpAddresses', 'location'], ['listLoadBalancers', 'location'], ['listFirewalls', 'location'], ['listBareMetalLeases', 'location'], ['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: 'any',
};
