/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { ValueRules } from '../client/valueRules.js';
import type { OperationId } from './operations.js';

const UserProfile: ValueRules = { properties: { avatar: { format: 'uri-reference' }, email: { format: 'email' } } };

const User: ValueRules = { properties: { id: { minimum: 1, integer: true }, profile_data: UserProfile } };

const SignInResult: ValueRules = { properties: { user: User } };

const MfaActivation: ValueRules = { properties: { enrollment_url: { format: 'uri' } } };

const AccessImpersonation: ValueRules = { properties: { uuid: { format: 'uuid' }, access_owner: { format: 'email' }, accepted_at: { integer: true }, created_at: { integer: true }, expires_at: { integer: true } } };

const ApiToken: ValueRules = { properties: { id: { minimum: 1, integer: true }, billing_account_id: { minimum: 1, integer: true }, consumer_id: { format: 'uuid' }, kong_id: { format: 'uuid' }, created_at: { integer: true }, updated_at: { integer: true }, user_id: { minimum: 1, integer: true }, acting_user_id: { integer: true } } };

const AccessDelegationImpersonation: ValueRules = { properties: { uuid: { format: 'uuid' }, grantee_id: { integer: true }, grantee_username: { format: 'email' }, accepted_at: { integer: true }, created_at: { integer: true }, expires_at: { integer: true } } };

const AccessDelegation: ValueRules = { properties: { id: { minimum: 1, integer: true }, billing_account_id: { integer: true }, impersonations: { items: AccessDelegationImpersonation }, owner_id: { minimum: 1, integer: true }, created_at: { integer: true }, updated_at: { integer: true } } };

const DisplayCurrency: ValueRules = { properties: { code: { minLength: 3, maxLength: 3 }, rate: { minimum: 0 } } };

const Location: ValueRules = { properties: { slug: { minLength: 1 }, country_code: { minLength: 3, maxLength: 3 }, order_nr: { integer: true } } };

const ReferralCreditAmounts: ValueRules = { properties: { receiver_credit: { minimum: 0 }, promoter_credit: { minimum: 0 }, referral_credit_receiver_precondition_topup_sum: { minimum: 0 } } };

const LimitedBillingAccountConfig: ValueRules = { properties: { vcpu: { minimum: 0, integer: true }, ram_mb: { minimum: 0, integer: true } } };

const PredefinedPackage: ValueRules = { properties: { cpu: { minimum: 1, integer: true }, ram: { minimum: 1, integer: true }, ssd: { minimum: 1, integer: true } } };

const ServiceFee: ValueRules = { properties: { flat_rate: { minimum: 0 }, percentage: { minimum: 0, maximum: 100 } } };

const ChargeCurrencyConversion: ValueRules = { properties: { to_currency: { minLength: 3, maxLength: 3 } } };

const PaymentProcessor: ValueRules = { properties: { verification_amount: { minimum: 0 }, service_fee: ServiceFee, charge_currency_conversion: ChargeCurrencyConversion } };

const ErrorReportingConfig: ValueRules = { properties: { dsn: { format: 'uri' } } };

const ChatConfig: ValueRules = { properties: { playbook_uuid: { format: 'uuid' } } };

const IsoCertificate: ValueRules = { properties: { url: { format: 'uri-reference' }, image: { format: 'uri-reference' } } };

const ThemeScript: ValueRules = { properties: { src: { format: 'uri-reference' } } };

const SiteConfig: ValueRules = { properties: { siteCountry: { minLength: 2, maxLength: 2 }, siteCurrency: { minLength: 3, maxLength: 3 }, displayCurrencies: { items: DisplayCurrency }, locations: { items: Location }, firstAccountCredit: { minimum: 0 }, referralCreditAmounts: ReferralCreditAmounts, limitedBillingAccountConfig: LimitedBillingAccountConfig, minimumTopupAmount: { minimum: 0 }, predefinedPackages: { items: PredefinedPackage }, paymentProcessors: { items: PaymentProcessor }, maxUploadSizeMb: { exclusiveMinimum: 0 }, errorReporting: ErrorReportingConfig, chat: ChatConfig, termsUrl: { format: 'uri' }, supportEmail: { format: 'email' }, billingEmail: { format: 'email' }, apiDocUrl: { format: 'uri' }, loginIntro: { format: 'uri-reference' }, logo: { format: 'uri-reference' }, isoCertificates: { items: IsoCertificate }, themeScripts: { items: ThemeScript } } };

const VmImageVersion: ValueRules = { properties: { os_version: { minLength: 1 } } };

const VmImage: ValueRules = { properties: { os_name: { minLength: 1 }, versions: { items: VmImageVersion }, icon: { format: 'uri-reference' }, ui_position: { integer: true } } };

const RestrictionClearThreshold: ValueRules = { properties: { threshold: { minimum: 0 } } };

const PriceTier: ValueRules = { properties: { from: { minimum: 0 }, price_per_unit: { minimum: 0 }, monthly_price_per_unit: { minimum: 0 } } };

const ResourcePrice: ValueRules = { properties: { price_per_unit: { minimum: 0 }, monthly_price_per_unit: { minimum: 0 }, tiers: { items: PriceTier } } };

const CardProcessor: ValueRules = { properties: { id: { minimum: 1, integer: true } } };

const CardAdditionalData: ValueRules = { properties: { last4: { pattern: /^\d{4}$/u }, expiry_month: { minimum: 1, maximum: 12, integer: true }, expiry_year: { minimum: 2000, integer: true } } };

const Card: ValueRules = { properties: { id: { minimum: 1, integer: true }, billing_account_id: { minimum: 1, integer: true }, valid_thru: { integer: true }, processor: CardProcessor, additional_data: CardAdditionalData } };

const EligiblePromotion: ValueRules = { properties: { amount: { minimum: 0 }, top_up_requirement: { minimum: 0 }, top_up_done: { minimum: 0 } } };

const BillingAccount: ValueRules = { properties: { id: { minimum: 1, integer: true }, email: { format: 'email' }, discount_percentage: { minimum: 0, maximum: 100 }, vat_percentage: { minimum: 0 }, precalc_days_in_debt: { minimum: 0, integer: true }, recurring_payment_amount: { minimum: 0 }, user_id: { minimum: 1, integer: true }, primary_card: Card, eligible_promotions: { items: EligiblePromotion }, country: { minLength: 2, maxLength: 2 } } };

const UsageConfiguration: ValueRules = { properties: { hours: { minimum: 0 } } };

const UsageEntry: ValueRules = { properties: { uuid: { format: 'uuid' }, hours: { minimum: 0 }, configurations: { items: UsageConfiguration } } };

const InvoiceTransaction: ValueRules = { properties: { id: { minimum: 1, integer: true }, status: { integer: true }, created_at: { integer: true } } };

const Invoice: ValueRules = { properties: { period_start: { integer: true }, period_end: { integer: true }, due_date: { integer: true }, transaction_list: { items: InvoiceTransaction } } };

const CardVerification: ValueRules = { properties: { card: Card, authorize_uri: { format: 'uri' } } };

const CreditHistoryEntry: ValueRules = { properties: { id: { minimum: 1, integer: true }, billing_account_id: { minimum: 1, integer: true }, acting_user_id: { integer: true }, created_at: { integer: true } } };

const LinkPaymentData: ValueRules = { properties: { return_url: { format: 'uri' }, redirect_url: { format: 'uri' }, qrcode_url: { format: 'uri' }, currency: { minLength: 3, maxLength: 3 } } };

const LinkSendResult: ValueRules = { properties: { data: LinkPaymentData } };

const PersistentData: ValueRules = { properties: { data: LinkPaymentData } };

const CreditPurchaseData: ValueRules = { properties: { authorize_uri: { format: 'uri' } } };

const CreditPurchaseRelay: ValueRules = { properties: { billing_account_id: { minimum: 1, integer: true }, charge_id: { minLength: 1 }, payment_object_id: { minimum: 1, integer: true } } };

const CreditPurchase: ValueRules = { properties: { data: CreditPurchaseData, relay_props: CreditPurchaseRelay } };

const VmParameterRange: ValueRules = { properties: { min: { integer: true }, max: { integer: true }, step: { minimum: 1, integer: true } } };

const VmParameter: ValueRules = { properties: { constraints: { items: { discriminator: ['kind', { range: VmParameterRange }] } } } };

const Replica: ValueRules = { properties: { uuid: { format: 'uuid' }, master_uuid: { format: 'uuid' }, size_gb: { minimum: 0 }, created_at: { integer: true } } };

const Disk: ValueRules = { properties: { uuid: { format: 'uuid' }, size: { minimum: 1, integer: true }, replicas: { items: Replica } } };

const Vm: ValueRules = { properties: { uuid: { format: 'uuid' }, status_changed_at: { integer: true }, vcpu: { minimum: 1, integer: true }, memory: { minimum: 1, integer: true }, hostname: { minLength: 1 }, mac: { pattern: /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/u }, private_ipv4: { format: 'ipv4' }, public_ipv4: { format: 'ipv4' }, public_ipv6: { format: 'ipv6' }, billing_account: { minimum: 1, integer: true }, designated_pool_uuid: { format: 'uuid' }, current_pool_uuid: { format: 'uuid' }, network_uuid: { format: 'uuid' }, storage: { items: Disk }, created_at: { integer: true }, updated_at: { integer: true } } };

const HostPool: ValueRules = { properties: { uuid: { format: 'uuid' } } };

const Subinterface: ValueRules = { properties: { uuid: { format: 'uuid' }, vlan_tag: { minimum: 1, maximum: 4094, integer: true }, mac: { pattern: /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/u }, network_uuid: { format: 'uuid' }, ip: { format: 'ipv4' } } };

const VmInterface: ValueRules = { properties: { uuid: { format: 'uuid' }, vm_uuid: { format: 'uuid' }, mac: { pattern: /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/u }, network_uuid: { format: 'uuid' }, ip: { format: 'ipv4' }, subinterfaces: { items: Subinterface } } };

const BareMetalHistoryEntry: ValueRules = { properties: { acting_user_id: { integer: true }, created_at: { integer: true } } };

const BareMetalMachine: ValueRules = { properties: { uuid: { format: 'uuid' }, public_ips: { items: { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] } }, private_ipv4: { format: 'ipv4' }, gateway: { format: 'ipv4' }, netmask: { format: 'ipv4' }, mac: { pattern: /^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/u }, history: { items: BareMetalHistoryEntry } } };

const BareMetalLease: ValueRules = { properties: { uuid: { format: 'uuid' }, requested_os_id: { pattern: /^[a-z][a-z0-9_-]*$/u }, billing_account_id: { minimum: 1, integer: true }, machine: BareMetalMachine, releasable_at: { integer: true }, created_at: { integer: true }, updated_at: { integer: true } } };

const BareMetalSpec: ValueRules = { properties: { memory_gb: { minimum: 1, integer: true }, available_count: { minimum: 0, integer: true }, ready_os_ids: { items: { pattern: /^[a-z][a-z0-9_-]*$/u } } } };

const BareMetalOs: ValueRules = { properties: { id: { pattern: /^[a-z][a-z0-9_-]*$/u } } };

const IpAddress: ValueRules = { properties: { uuid: { format: 'uuid' }, address: { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] }, assigned_to: { format: 'uuid' }, assigned_to_private_ip: { format: 'ipv4' }, billing_account_id: { minimum: 1, integer: true }, created_at: { integer: true }, updated_at: { integer: true } } };

const VpcNetwork: ValueRules = { properties: { uuid: { format: 'uuid' }, subnet_ipv6: { format: 'ipv6-cidr', pattern: /^[0-9a-fA-F:]+\/\d{1,3}$/u }, vm_uuids: { items: { format: 'uuid' } }, resources_count: { minimum: 0, integer: true }, created_at: { integer: true }, updated_at: { integer: true } } };

const ForwardingRule: ValueRules = { properties: { uuid: { format: 'uuid' }, source_port: { minimum: 1, maximum: 65535, integer: true }, target_port: { minimum: 1, maximum: 65535, integer: true }, connection_limit: { minimum: 1, integer: true }, created_at: { integer: true } } };

const LoadBalancerTarget: ValueRules = { properties: { target_uuid: { format: 'uuid' }, target_ip_address: { format: 'ipv4' }, created_at: { integer: true } } };

const LoadBalancer: ValueRules = { properties: { uuid: { format: 'uuid' }, private_address: { format: 'ipv4' }, network_uuid: { format: 'uuid' }, forwarding_rules: { items: ForwardingRule }, targets: { items: LoadBalancerTarget }, billing_account_id: { minimum: 1, integer: true }, created_at: { integer: true }, updated_at: { integer: true } } };

const FirewallRule: ValueRules = { properties: { uuid: { format: 'uuid' }, port_start: { minimum: 1, maximum: 65535, integer: true }, port_end: { minimum: 1, maximum: 65535, integer: true } } };

const FirewallAssignment: ValueRules = { properties: { resource_uuid: { format: 'uuid' } } };

const Firewall: ValueRules = { properties: { uuid: { format: 'uuid' }, rules: { items: FirewallRule }, resources_assigned: { items: FirewallAssignment }, billing_account_id: { minimum: 1, integer: true }, created_at: { integer: true }, updated_at: { integer: true } } };

const ServicePackage: ValueRules = { properties: { vcpu: { minimum: 1, integer: true }, memory: { minimum: 1, integer: true }, storage_gb: { minimum: 1, integer: true } } };

const ServiceConfiguration: ValueRules = { properties: { multi_node_counts: { items: { minimum: 2, integer: true } }, packages: { items: ServicePackage } } };

const ServiceResource: ValueRules = { properties: { resource_uuid: { format: 'uuid' }, status_changed_at: { integer: true }, vcpu: { minimum: 1, integer: true }, memory: { minimum: 1, integer: true }, storage_gb: { minimum: 1, integer: true }, private_ipv4: { format: 'ipv4' }, public_ipv4: { format: 'ipv4' }, replicas: { items: Replica } } };

const ServicePrice: ValueRules = { properties: { quantity: { minimum: 0 }, price_per_hour: { minimum: 0 }, price_per_month: { minimum: 0 }, currency: { minLength: 3, maxLength: 3 } } };

const ManagedService: ValueRules = { properties: { uuid: { format: 'uuid' }, resources: { items: ServiceResource }, prices: { items: ServicePrice }, whitelist_addresses: { items: { pattern: /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\/(3[0-2]|[12]?\d))?$/u } }, billing_account_id: { minimum: 1, integer: true }, network_uuid: { format: 'uuid' }, created_at: { integer: true }, updated_at: { integer: true } } };

const Bucket: ValueRules = { properties: { size_bytes: { minimum: 0, integer: true }, num_objects: { minimum: 0, integer: true }, billing_account_id: { minimum: 1, integer: true }, created_at: { integer: true } } };

const StorageUser: ValueRules = { properties: { maxBuckets: { minimum: 0, integer: true } } };

const S3Endpoint: ValueRules = { properties: { url: { format: 'uri' } } };

const ConsoleSession: ValueRules = { properties: { url: { format: 'uri' }, token: { pattern: /^[A-Za-z0-9._~-]+$/u }, expires_at: { integer: true } } };

const VmMetricSeries: ValueRules = { properties: { points: { items: { minItems: 2, maxItems: 2, prefixItems: [{ integer: true }, {}] } } } };

const VmMetrics: ValueRules = { properties: { step_seconds: { minimum: 1, integer: true }, series: { items: VmMetricSeries } } };

const EventLogEntry: ValueRules = { properties: { uuid: { format: 'uuid' }, created_at: { integer: true }, resource_uuid: { format: 'uuid' } } };

/** What the contract says of the values of each answer beside their kinds. */
export const valueRules: Partial<Record<OperationId, ValueRules>> = {
  signInCallback: SignInResult,
  getUser: User,
  updateUserProfile: User,
  activateMfa: MfaActivation,
  listAccessImpersonations: { items: AccessImpersonation },
  listApiTokens: { items: ApiToken },
  createApiToken: ApiToken,
  updateApiToken: ApiToken,
  listAccessDelegations: { items: AccessDelegation },
  createAccessDelegation: AccessDelegation,
  createAccessDelegationImpersonation: AccessDelegationImpersonation,
  getUiConfig: SiteConfig,
  listLocations: { items: Location },
  listVmImages: { items: VmImage },
  getRestrictionClearThreshold: RestrictionClearThreshold,
  getPricing: { additionalProperties: { additionalProperties: { additionalProperties: { items: ResourcePrice } } } },
  listBillingAccounts: { items: BillingAccount },
  createBillingAccount: BillingAccount,
  updateBillingAccount: BillingAccount,
  listUsage: { items: UsageEntry },
  listInvoices: { items: Invoice },
  listCards: { items: Card },
  createCard: Card,
  verifyCard: CardVerification,
  listCreditHistory: { items: CreditHistoryEntry },
  sendLinkData: LinkSendResult,
  getPersistentData: PersistentData,
  buyCredit: CreditPurchase,
  getVmParameters: { items: VmParameter },
  createVm: Vm,
  updateVm: Vm,
  listVms: { items: Vm },
  cloneVm: Vm,
  createReplica: Replica,
  addDisk: Disk,
  resizeDisk: Disk,
  listHostPools: { items: HostPool },
  listVmInterfaces: { items: VmInterface },
  listInterfacesOfVm: { items: VmInterface },
  createSubinterface: Subinterface,
  listBareMetalLeases: { items: BareMetalLease },
  createBareMetalLease: BareMetalLease,
  updateBareMetalLease: BareMetalLease,
  listBareMetalSpecs: { items: BareMetalSpec },
  listBareMetalOs: { items: BareMetalOs },
  listIpAddresses: { items: IpAddress },
  createIpAddress: IpAddress,
  updateIpAddress: IpAddress,
  assignIpAddress: IpAddress,
  unassignIpAddress: IpAddress,
  listNetworks: { items: VpcNetwork },
  createNetwork: VpcNetwork,
  updateNetwork: VpcNetwork,
  listLoadBalancers: { items: LoadBalancer },
  createLoadBalancer: LoadBalancer,
  updateLoadBalancer: LoadBalancer,
  addLoadBalancerTarget: LoadBalancerTarget,
  addForwardingRule: ForwardingRule,
  listFirewalls: { items: Firewall },
  createFirewall: Firewall,
  updateFirewall: Firewall,
  listServiceConfigurations: { items: ServiceConfiguration },
  listManagedServices: { items: ManagedService },
  createManagedService: ManagedService,
  updateManagedService: ManagedService,
  listWhitelistAddresses: { items: { pattern: /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\/(3[0-2]|[12]?\d))?$/u } },
  getBucket: Bucket,
  createBucket: Bucket,
  updateBucket: Bucket,
  listBuckets: { items: Bucket },
  getStorageUser: StorageUser,
  getS3Endpoint: S3Endpoint,
  openVmConsole: ConsoleSession,
  getVmMetrics: VmMetrics,
  listEvents: { items: EventLogEntry },
};
