/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const DisplayCurrency: Schema = {
  'code!': 'string',
  title: 'name',
  rate: 'number',
};

export const Location: Schema = {
  'slug!': 'string',
  display_name: 'name',
  'description?': ['null', 'string'],
  country_code: 'string',
  order_nr: 'number',
  is_default: 'boolean',
  is_preferred: 'boolean',
  is_published: 'boolean',
  create_resource_disabled: 'boolean',
  'mikrotik?': 'boolean',
};

export const FeatureFlags: Schema = {
  'vms?': 'boolean',
  'vmApps?': 'boolean',
  'ips?': 'boolean',
  'privateNetworks?': 'boolean',
  'loadBalancer?': 'boolean',
  'firewall?': 'boolean',
  'storage?': 'boolean',
  'services?': 'boolean',
  'kubernetes?': 'boolean',
  'bareMetal?': 'boolean',
  'vmConsole?': 'boolean',
  'vmMetrics?': 'boolean',
  'eventLog?': 'boolean',
};

export const IdentityProvider: Schema = {
  kind: ['enum', 'auth0', 'oidc', 'fake', 'apiKeyOnly'],
  'domain?': ['null', 'string'],
  'client_id?': ['null', 'string'],
  'connection?': ['null', 'string'],
  'social_connections?': ['list', 'string'],
};

export const ReferralCreditAmounts: Schema = {
  receiver_credit: 'number',
  promoter_credit: 'number',
  referral_credit_receiver_precondition_topup_sum: 'number',
};

export const LimitedBillingAccountConfig: Schema = {
  vcpu: 'number',
  ram_mb: 'number',
};

export const PredefinedPackage: Schema = {
  cpu: 'number',
  ram: 'number',
  ssd: 'number',
  default_os_list: ['list', 'string'],
  os_list: ['list', 'string'],
  disabled_os_list: ['list', 'string'],
  'notice?': ['null', 'string'],
};

export const ServiceFee: Schema = {
  flat_rate: 'number',
  percentage: 'number',
};

export const ChargeCurrencyConversion: Schema = {
  to_currency: 'string',
};

export const PaymentProcessorMethod: Schema = {
  'key!': 'string',
  name: 'name',
};

export const PaymentProcessor: Schema = {
  type: ['enum', 'creditcard', 'link', 'invoice'],
  name: 'name',
  'keyword!': ['enum', 'omise_creditcard', 'stripe_creditcard', 'paypal_vault', 'invoice', 'stripe', 'stripe_wallet', 'omise', 'duitku', 'sslcommerz', 'adyen', 'clictopay', 'coingate', 'razorpay'],
  'public_key?': ['null', 'string'],
  'verification_amount?': ['null', 'number'],
  'use_3ds_verification?': 'boolean',
  'supports_auto_topup?': 'boolean',
  'show_postalcode_input?': 'boolean',
  'service_fee?': ['null', ServiceFee],
  'charge_currency_conversion?': ['null', ChargeCurrencyConversion],
  'methods?': ['list', PaymentProcessorMethod],
};

export const BillingAccountFieldSetting: Schema = {
  'field!': ['enum', 'address_line1', 'address_line2', 'city', 'company_name', 'company_reg_code', 'company_vat_number', 'country', 'county', 'customer_id_number', 'customer_name', 'customer_phone', 'email', 'post_index', 'referral_code', 'title', 'document', 'document_name', 'integration_id', 'lang'],
  required: 'boolean',
  visible: 'boolean',
};

export const ErrorReportingConfig: Schema = {
  dsn: 'string',
  'environment?': 'string',
};

export const AnalyticsConfig: Schema = {
  kind: ['enum', 'google'],
  measurement_id: 'string',
};

export const ChatConfig: Schema = {
  kind: ['enum', 'intercom', 'crisp', 'tawk', 'qiscus', 'askly', 'pipedrive'],
  'app_id?': 'string',
  'channel_id?': 'string',
  'client_key?': 'string',
  'website_id?': 'string',
  'bot_id?': 'string',
  'company_id?': 'string',
  'playbook_uuid?': 'string',
  'widget_id?': 'string',
  'property_id?': 'string',
};

export const IsoCertificate: Schema = {
  'url!': 'string',
  image: 'string',
};

export const ThemeScript: Schema = {
  'src!': 'string',
  waitForLoad: 'boolean',
};

export const SiteConfig: Schema = {
  siteName: 'string',
  siteTheme: 'string',
  siteCountry: 'string',
  siteLocale: 'string',
  siteCurrency: 'string',
  displayCurrencies: ['list', DisplayCurrency],
  locations: ['list', Location],
  features: FeatureFlags,
  'identityProvider?': IdentityProvider,
  mfaAvailable: 'boolean',
  recurringPaymentsEnabled: 'boolean',
  'firstAccountCredit?': ['null', 'number'],
  referralCodeEnabled: 'boolean',
  'referralCreditAmounts?': ['null', ReferralCreditAmounts],
  'limitedBillingAccountConfig?': ['null', LimitedBillingAccountConfig],
  minimumTopupAmount: 'number',
  allowDebt: 'boolean',
  manualBillingAccountValidation: 'boolean',
  predefinedPackages: ['list', PredefinedPackage],
  paymentProcessors: ['list', PaymentProcessor],
  billingAccountFields: ['list', BillingAccountFieldSetting],
  'maxUploadSizeMb?': ['null', 'number'],
  'staffEmailDomains?': ['list', 'string'],
  'errorReporting?': ['null', ErrorReportingConfig],
  'analytics?': ['null', AnalyticsConfig],
  'chat?': ['null', ChatConfig],
  'backupTime?': ['null', 'string'],
  'termsUrl?': ['null', 'string'],
  s3ForcePathStyle: 'boolean',
  supportEmail: 'string',
  billingEmail: 'string',
  'apiDocUrl?': ['null', 'string'],
  'loginTitle?': ['null', 'string'],
  'loginSubtitle?': ['null', 'string'],
  'loginIntro?': ['null', 'string'],
  'logo?': ['null', 'string'],
  'vatText?': ['null', 'string'],
  isoCertificates: ['list', IsoCertificate],
  themeScripts: ['list', ThemeScript],
};

export const VmImageVersion: Schema = {
  'os_version!': 'string',
  display_name: 'name',
  published: 'boolean',
};

export const VmImage: Schema = {
  'os_name!': 'string',
  display_name: 'name',
  versions: ['list', VmImageVersion],
  'icon?': ['null', 'string'],
  is_default: 'boolean',
  is_app_catalog: 'boolean',
  ui_position: 'number',
  'category?': ['enum', 'websites', 'development', 'collaboration', 'monitoring', 'storage', 'databases'],
  'description?': 'string',
};

export const RestrictionClearThreshold: Schema = {
  threshold: 'number',
};

export const PriceTier: Schema = {
  'from!': 'number',
  price_per_unit: 'number',
  monthly_price_per_unit: 'number',
};

export const ResourcePrice: Schema = {
  resource_type: ['enum', 'CPU', 'RAM', 'STORAGE', 'BLOCK_STORAGE', 'BLOCK_STORAGE_BACKUP', 'BLOCK_STORAGE_SNAPSHOT', 'WINDOWS_LICENSE', 'OBJECT_STORAGE', 'UNASSIGNED_FLOATING_IP', 'ASSIGNED_FLOATING_IP', 'LOAD_BALANCER', 'BARE_METAL_SERVER'],
  'description?': 'string',
  'unit?': 'string',
  price_per_unit: 'number',
  monthly_price_per_unit: 'number',
  tiers: ['list', PriceTier],
};
