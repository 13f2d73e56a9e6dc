/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as billing from '../schemas/billing.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /payment/billing_account/list': { operationId: 'listBillingAccounts', schema: billing.zListBillingAccountsResponse },
  'POST /payment/billing_account': { operationId: 'createBillingAccount', schema: billing.zCreateBillingAccountResponse },
  'PUT /payment/billing_account': { operationId: 'updateBillingAccount', schema: billing.zUpdateBillingAccountResponse },
  'DELETE /payment/billing_account': { operationId: 'deleteBillingAccount', schema: billing.zDeleteBillingAccountResponse },
  'GET /charging/usage': { operationId: 'listUsage', schema: billing.zListUsageResponse },
  'GET /payment/invoice/list': { operationId: 'listInvoices', schema: billing.zListInvoicesResponse },
} as const;
