import type {
  BillingAccountFieldName,
  BillingAccountFieldSetting,
  PredefinedPackage,
  SiteConfig,
} from '../../generated/types.js';
import { images } from './images.js';
import { locations } from './locations.js';
import { paymentProcessors } from './processors.js';

const osNames = images
  .filter((image) => image.versions.some((version) => version.published))
  .map((image) => image.os_name);
const small = osNames.filter((name) => name !== 'windows' && name !== 'gitlab');

const shape = (cpu: number, ram: number, ssd: number, more: Partial<PredefinedPackage> = {}): PredefinedPackage => ({
  cpu,
  ram,
  ssd,
  default_os_list: [],
  os_list: osNames,
  disabled_os_list: [],
  notice: null,
  ...more,
});

const predefinedPackages: PredefinedPackage[] = [
  shape(1, 1024, 20, {
    default_os_list: ['debian'],
    disabled_os_list: ['windows', 'gitlab'],
    notice: 'Too small for Windows and GitLab',
  }),
  shape(1, 2048, 40, { default_os_list: ['ubuntu', 'rocky', 'wordpress'], disabled_os_list: ['gitlab'] }),
  shape(2, 4096, 60, { default_os_list: ['windows', 'docker', 'nextcloud'] }),
  shape(4, 8192, 100, { default_os_list: ['gitlab'] }),
  shape(8, 16_384, 200, { os_list: [...small, 'windows', 'gitlab'] }),
];

const required: BillingAccountFieldName[] = ['email', 'customer_phone'];
const visible: BillingAccountFieldName[] = [
  'title',
  'customer_name',
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'address_line1',
  'address_line2',
  'city',
  'county',
  'post_index',
  'country',
  'customer_id_number',
  'lang',
  'integration_id',
  'document',
  'document_name',
  'referral_code',
];

const field = (name: BillingAccountFieldName, is_required: boolean): BillingAccountFieldSetting => ({
  field: name,
  required: is_required,
  visible: true,
});

/** How the sandbox's own site is set up: everything on, so that all of the console can be seen. */
export const site: SiteConfig = {
  siteName: 'Livery Cloud',
  siteTheme: 'default',
  siteCountry: 'EE',
  siteLocale: 'en',
  siteCurrency: 'EUR',
  displayCurrencies: [
    { code: 'EUR', title: 'Euro', rate: 1 },
    { code: 'USD', title: 'US dollar', rate: 1.08 },
    { code: 'SEK', title: 'Swedish krona', rate: 11.32 },
  ],
  locations: [...locations],
  features: {
    vms: true,
    vmApps: true,
    ips: true,
    privateNetworks: true,
    loadBalancer: true,
    firewall: true,
    storage: true,
    services: true,
    kubernetes: true,
    bareMetal: true,
    vmConsole: true,
    vmMetrics: true,
    eventLog: true,
  },
  identityProvider: { kind: 'fake', domain: null, client_id: null, connection: null, social_connections: [] },
  mfaAvailable: true,
  recurringPaymentsEnabled: true,
  firstAccountCredit: 22,
  referralCodeEnabled: true,
  referralCreditAmounts: {
    receiver_credit: 5.44,
    promoter_credit: 4.93,
    referral_credit_receiver_precondition_topup_sum: 11.33,
  },
  limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
  minimumTopupAmount: 13,
  allowDebt: false,
  manualBillingAccountValidation: false,
  predefinedPackages,
  paymentProcessors,
  billingAccountFields: [...required.map((name) => field(name, true)), ...visible.map((name) => field(name, false))],
  chat: null,
  backupTime: 'Wednesday 02:00',
  termsUrl: 'https://livery.example/terms',
  s3ForcePathStyle: true,
  supportEmail: 'support@livery.example',
  billingEmail: 'billing@livery.example',
  apiDocUrl: 'https://livery.example/api',
  loginTitle: null,
  loginSubtitle: null,
  loginIntro: null,
  logo: null,
  vatText: 'excl. VAT',
  isoCertificates: [],
  themeScripts: [],
};

/** The configuration in force: the catalogue's, with what was changed from outside. */
export const siteOf = ({ site: changes }: { site?: Partial<SiteConfig> }): SiteConfig => ({ ...site, ...changes });

/** What the site of the theme `metal` has otherwise: a high minimum, and only the email address is required. */
export const metalSite: Partial<SiteConfig> = {
  siteName: 'Metal Cloud',
  siteTheme: 'metal',
  minimumTopupAmount: 500,
  billingAccountFields: site.billingAccountFields.map(({ field: name, visible }) => ({
    field: name,
    required: name === 'email',
    visible,
  })),
};
