import { encodePart } from '@livery/api/domain/encodePart';

/**
 * Where each screen lives below the base path (specification: account and billing, section 2; infrastructure, section 2).
 * Links are made from this table alone.
 */
export const paths = {
  dashboard: '/',
  vms: '/compute',
  createVm: '/compute/create',
  vm: '/compute/vm/:location/:vmId',
  vmConsole: '/compute/vm/:location/:vmId/console',
  services: '/services',
  createService: '/services/create',
  service: '/services/service/:location/:serviceId',
  network: '/network',
  networkView: '/network/view',
  privateNetworks: '/network/vpc',
  createPrivateNetwork: '/network/create/vpc',
  privateNetwork: '/network/vpc/:location/:uuid',
  loadBalancers: '/network/load_balancer',
  createLoadBalancer: '/network/create/load_balancer',
  loadBalancer: '/network/load_balancer/:location/:uuid',
  firewalls: '/network/firewall',
  createFirewall: '/network/create/firewall',
  firewall: '/network/firewall/:location/:uuid',
  ipAddresses: '/network/ip_address',
  createIpAddress: '/network/create/ip_address',
  ipAddress: '/network/ip_address/:location/:uuid',
  vmInterfaces: '/network/interfaces',
  bareMetalLeases: '/metal',
  createBareMetalLease: '/metal/create',
  bareMetalLease: '/metal/lease/:uuid',
  buckets: '/storage',
  createBucket: '/storage/create',
  s3Keys: '/storage/keys',
  bucket: '/storage/bucket/:storageName',
  apiTokens: '/access',
  accessDelegations: '/access/delegation',
  administration: '/access/administration',
  createApiToken: '/access/create/api_token',
  createAccessDelegation: '/access/create/access_delegation',
  apiToken: '/access/token/:id',
  accessDelegation: '/access/delegation/:id',
  profile: '/profile',
  billing: '/billing',
  paymentMethods: '/billing/payment-methods',
  topUp: '/billing/top-up',
  createBillingAccount: '/billing/create',
  billingAccount: '/billing/account/:id',
  editBillingAccount: '/billing/account/:id/edit',
  usageReport: '/billing/usage',
  priceList: '/billing/price-list',
  invoices: '/billing/invoices',
  invoice: '/billing/invoices/:id',
  creditHistory: '/billing/credit-history',
  reports: '/billing/reports',
  referral: '/billing/referral',
} as const;

export type PathName = keyof typeof paths;

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathParameters<Name extends PathName> = Record<Parameter<(typeof paths)[Name]>, string>;

/** The screens whose address has no parameters. */
export type StaticPathName = {
  [Name in PathName]: [Parameter<(typeof paths)[Name]>] extends [never] ? Name : never;
}[PathName];

type Search = Record<string, string | undefined>;
type Arguments<Name extends PathName> = [Parameter<(typeof paths)[Name]>] extends [never]
  ? [parameters?: Record<string, never>, search?: Search]
  : [parameters: PathParameters<Name>, search?: Search];

/** The address of a screen, below the base path: `href('vm', { location: 'tll', vmId })`. */
export function href<Name extends PathName>(name: Name, ...[parameters, search]: Arguments<Name>): string {
  const values: Record<string, string> = parameters ?? {};
  const path = paths[name].replace(/:(\w+)/g, (_, key: string) => encodePart(values[key] ?? ''));
  const given = Object.entries(search ?? {}).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
