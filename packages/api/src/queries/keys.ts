/**
 * The key of every query, so that what a change refreshes is spelled once. A key is also the prefix of those below it:
 * `keys.network('jhv')` names everything about the network of a location.
 */
export const keys = {
  user: ['user'],
  administrator: ['user', 'administrator'],
  locations: ['config', 'locations'],
  vmImages: ['config', 'vm-images'],
  pricing: ['config', 'pricing'],
  vmParameters: ['config', 'vm-parameters'],
  billingAccounts: ['billing', 'accounts'],
  vms: (location: string) => ['vms', location] as const,
  hostPools: (location: string) => ['host-pools', location] as const,
  interfaces: (location: string) => ['interfaces', location] as const,
  interfacesOfVm: (location: string, uuid: string) => ['interfaces', location, uuid] as const,
  network: (location: string) => ['network', location] as const,
  networks: (location: string) => ['network', location, 'networks'] as const,
  ipAddresses: (location: string) => ['network', location, 'ip-addresses'] as const,
  vmMetrics: (location: string, uuid: string, range: string) => ['metrics', location, uuid, range] as const,
  events: ['events'],
  eventsOf: (uuid: string | undefined) => ['events', uuid ?? null] as const,
} as const;
