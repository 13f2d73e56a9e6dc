import { msg, plural } from '@lingui/core/macro';
import { Network } from 'lucide-react';
import { networks, type LocatedNetwork } from '@livery/api/queries/network';
import { defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** Private networks (VPC), everywhere in the console (specification: infrastructure, section 3). */
export const privateNetworks = defineResource<LocatedNetwork>({
  kind: 'vpc',
  csvName: 'private networks',
  feature: 'privateNetworks',
  icon: Network,
  messages: {
    title: msg`Private networks`,
    one: msg`Private network`,
    synonyms: msg`VPC, subnet`,
    count: (count) => plural(count, { one: '# private network', other: '# private networks' }),
    search: msg`Search private networks`,
    searchHint: msg`Name, range or UUID`,
    empty: msg`Your private networks will be here, from all locations.`,
    create: msg`Create private network`,
    loadError: (locationNames) => msg`The private networks in ${locationNames} could not be loaded`,
    notFound: msg`Private network not found`,
  },
  source: { scope: 'location', read: networks },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'privateNetworks',
  hrefOf: ({ location, uuid }) => href('privateNetwork', { location, uuid }),
  subtitle: ({ subnet }) => subnet,
  searchTexts: ({ name, uuid, subnet, subnet_ipv6 }) => [name, uuid, subnet, subnet_ipv6],
});
