import { msg, plural } from '@lingui/core/macro';
import { Cpu } from 'lucide-react';
import { isCharged, machineTone, machineTransitions, metalPrice } from '@livery/api/domain/metal';
import type { BareMetalSpec } from '@livery/api/generated/types';
import { bareMetalLeases as leaseList, bareMetalSpecs, type LocatedLease } from '@livery/api/queries/metal';
import type { Located } from '@livery/api/queries/read';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** Bare-metal leases, everywhere in the console (specification: infrastructure, sections 3 and 4). */
export const bareMetalLeases = defineResource<LocatedLease, Located<BareMetalSpec>>({
  kind: 'bare_metal',
  csvName: 'bare metal machines',
  feature: 'bareMetal',
  icon: Cpu,
  messages: {
    title: msg`Bare metal`,
    one: msg`Bare-metal lease`,
    synonyms: msg`dedicated server, metal`,
    count: (count) => plural(count, { one: '# bare-metal lease', other: '# bare-metal leases' }),
    search: msg`Search bare-metal leases`,
    searchHint: msg`Name, address, UUID or OS`,
    empty: msg`Your bare-metal machines will be here, from all locations.`,
    create: msg`Order bare-metal machine`,
    loadError: (locationNames) => msg`The bare-metal leases in ${locationNames} could not be loaded`,
    notFound: msg`Bare-metal lease not found`,
  },
  source: { scope: 'location', read: leaseList },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ display_name }) => display_name,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'bareMetalLeases',
  hrefOf: ({ uuid }) => href('bareMetalLease', { uuid }),
  subtitle: ({ machine }) => machine?.public_ips?.[0],
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ display_name, uuid, spec, requested_os_id, machine }) => [
    display_name,
    uuid,
    spec,
    requested_os_id,
    machine?.hostname,
    machine?.private_ipv4,
    ...(machine?.public_ips ?? []),
  ],
  status: {
    of: ({ status }) => status,
    since: ({ status, created_at }) => (status === 'pending' ? created_at : undefined),
    labels: {
      available: msg`Available`,
      pending: msg`Pending`,
      in_use: msg`In use`,
      cleaning: msg`Cleaning`,
      offline: msg`Offline`,
      deleted: msg`Deleted`,
    },
    stableStates: ['in_use'],
    toneOf: machineTone,
    transitions: machineTransitions,
    transitionalStates: {
      pending: (name) => msg`Configuring ${name}`,
      cleaning: (name) => msg`Cleaning the disks of ${name}`,
    },
    finalStates: {
      in_use: (name) => msg`${name} is in use`,
    },
  },
  pricing: {
    catalogue: bareMetalSpecs,
    isCharged,
    createPricer({ pricing, currency }, catalogue) {
      const specs = new Map(catalogue.map((spec) => [`${spec.location}/${spec.id}`, spec]));
      return ({ location, spec }) => metalPrice(pricing, { currency, location }, specs.get(`${location}/${spec}`));
    },
  },
  alerts: [
    alertRule({
      id: 'offline',
      tone: 'danger',
      fields: ['status'],
      predicate: ({ status }) => status === 'offline',
      text: msg`Unavailable, or needs repair`,
      filter: { status: 'offline' },
    }),
  ],
});
