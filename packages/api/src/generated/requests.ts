/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as identity from './schemas/identity.js';
import * as access from './schemas/access.js';
import * as config from './schemas/config.js';
import * as billing from './schemas/billing.js';
import * as payments from './schemas/payments.js';
import * as compute from './schemas/compute.js';
import * as metal from './schemas/metal.js';
import * as network from './schemas/network.js';
import * as services from './schemas/services.js';
import * as storage from './schemas/storage.js';
import * as extension from './schemas/extension.js';

/** The schema of each operation's body. */
export const bodies = {
  signInCallback: identity.zSignInCallbackBody,
  updateUserProfile: identity.zUpdateUserProfileBody,
  createApiToken: access.zCreateApiTokenBody,
  updateApiToken: access.zUpdateApiTokenBody,
  deleteApiToken: access.zDeleteApiTokenBody,
  createAccessDelegation: access.zCreateAccessDelegationBody,
  createAccessDelegationImpersonation: access.zCreateAccessDelegationImpersonationBody,
  setRestrictionClearThreshold: config.zSetRestrictionClearThresholdBody,
  createBillingAccount: billing.zCreateBillingAccountBody,
  updateBillingAccount: billing.zUpdateBillingAccountBody,
  setRecurringPayment: billing.zSetRecurringPaymentBody,
  setLowBalanceNotice: billing.zSetLowBalanceNoticeBody,
  createCard: payments.zCreateCardBody,
  applyForInvoicePayment: payments.zApplyForInvoicePaymentBody,
  prehookCard: payments.zPrehookCardBody,
  verifyCard: payments.zVerifyCardBody,
  saveLinkMethods: payments.zSaveLinkMethodsBody,
  sendLinkData: payments.zSendLinkDataBody,
  buyCredit: payments.zBuyCreditBody,
  completeCreditPurchase: payments.zCompleteCreditPurchaseBody,
  createVm: compute.zCreateVmBody,
  updateVm: compute.zUpdateVmBody,
  deleteVm: compute.zDeleteVmBody,
  toggleVmBackup: compute.zToggleVmBackupBody,
  cloneVm: compute.zCloneVmBody,
  rebuildVm: compute.zRebuildVmBody,
  createReplica: compute.zCreateReplicaBody,
  deleteReplica: compute.zDeleteReplicaBody,
  startRescue: compute.zStartRescueBody,
  reinstallVm: compute.zReinstallVmBody,
  startVm: compute.zStartVmBody,
  stopVm: compute.zStopVmBody,
  addDisk: compute.zAddDiskBody,
  resizeDisk: compute.zResizeDiskBody,
  deleteDisk: compute.zDeleteDiskBody,
  setVmPassword: compute.zSetVmPasswordBody,
  setResourceBilling: compute.zSetResourceBillingBody,
  createBareMetalLease: metal.zCreateBareMetalLeaseBody,
  updateBareMetalLease: metal.zUpdateBareMetalLeaseBody,
  createIpAddress: network.zCreateIpAddressBody,
  updateIpAddress: network.zUpdateIpAddressBody,
  assignIpAddress: network.zAssignIpAddressBody,
  createNetwork: network.zCreateNetworkBody,
  updateNetwork: network.zUpdateNetworkBody,
  createLoadBalancer: network.zCreateLoadBalancerBody,
  updateLoadBalancer: network.zUpdateLoadBalancerBody,
  addLoadBalancerTarget: network.zAddLoadBalancerTargetBody,
  addForwardingRule: network.zAddForwardingRuleBody,
  createFirewall: network.zCreateFirewallBody,
  updateFirewall: network.zUpdateFirewallBody,
  createManagedService: services.zCreateManagedServiceBody,
  updateManagedService: services.zUpdateManagedServiceBody,
  rebuildServiceVm: services.zRebuildServiceVmBody,
  addWhitelistAddress: services.zAddWhitelistAddressBody,
  removeWhitelistAddress: services.zRemoveWhitelistAddressBody,
  createBucket: storage.zCreateBucketBody,
  updateBucket: storage.zUpdateBucketBody,
  deleteBucket: storage.zDeleteBucketBody,
  setBucketCors: storage.zSetBucketCorsBody,
  deleteS3Key: storage.zDeleteS3KeyBody,
} as const;

/** The schema of each operation's query. */
export const queries = {
  updateBillingAccount: billing.zUpdateBillingAccountQuery,
  deleteBillingAccount: billing.zDeleteBillingAccountQuery,
  setDefaultBillingAccount: billing.zSetDefaultBillingAccountQuery,
  listUsage: billing.zListUsageQuery,
  listInvoices: billing.zListInvoicesQuery,
  getInvoicePdf: billing.zGetInvoicePdfQuery,
  payInvoice: billing.zPayInvoiceQuery,
  getPaypalIdToken: payments.zGetPaypalIdTokenQuery,
  getPaypalSetupToken: payments.zGetPaypalSetupTokenQuery,
  getPaypalPaymentToken: payments.zGetPaypalPaymentTokenQuery,
  deleteCard: payments.zDeleteCardQuery,
  setPrimaryCard: payments.zSetPrimaryCardQuery,
  getLinkResult: payments.zGetLinkResultQuery,
  getPersistentData: payments.zGetPersistentDataQuery,
  getFinalTopupAmount: payments.zGetFinalTopupAmountQuery,
  createSubinterface: compute.zCreateSubinterfaceQuery,
  setLoadBalancerBillingAccount: network.zSetLoadBalancerBillingAccountQuery,
  assignFirewall: network.zAssignFirewallQuery,
  unassignFirewall: network.zUnassignFirewallQuery,
  getBucket: storage.zGetBucketQuery,
  getVmMetrics: extension.zGetVmMetricsQuery,
  listEvents: extension.zListEventsQuery,
} as const;
