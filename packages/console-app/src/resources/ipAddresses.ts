import { msg, plural } from '@lingui/core/macro';
import { Globe } from 'lucide-react';
import { assignmentOf, isAssigned, isChargedAlone } from '@livery/api/domain/network';
import { addressPrice } from '@livery/api/domain/pricing';
import { ipAddresses as ipAddressList, type LocatedAddress } from '@livery/api/queries/network';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** IP addresses, everywhere in the console (specification: infrastructure, section 3). They go by the address itself. */
export const ipAddresses = defineResource<LocatedAddress>({
  kind: 'ip_address',
  csvName: 'ip addresses',
  feature: 'ips',
  icon: Globe,
  messages: {
    title: msg`IP addresses`,
    one: msg`IP address`,
    synonyms: msg`IP, floating IP`,
    count: (count) => plural(count, { one: '# IP address', other: '# IP addresses' }),
    search: msg`Search IP addresses`,
    searchHint: msg`Address, name or resource`,
    empty: msg`Your IP addresses will be here, from all locations.`,
    create: msg`Create IP address`,
    loadError: (locationNames) => msg`The IP addresses in ${locationNames} could not be loaded`,
    notFound: msg`IP address not found`,
  },
  source: { scope: 'location', read: ipAddressList },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ address }) => address,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'ipAddresses',
  hrefOf: ({ location, uuid }) => href('ipAddress', { location, uuid }),
  subtitle: ({ name }) => name,
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ address, name, uuid, assigned_to_private_ip }) => [address, name, uuid, assigned_to_private_ip],
  pricing: {
    createPricer:
      ({ pricing, currency }) =>
      (row) => {
        const isAlone = isChargedAlone(row);
        if (isAlone === false) return undefined;
        return addressPrice(pricing, { currency, location: row.location }, row, isAlone && assignmentOf(row));
      },
  },
  alerts: [
    alertRule({
      id: 'unassigned',
      tone: 'info',
      fields: ['type', 'is_ipv6', 'assigned_to', 'assigned_to_resource_type'],
      predicate: (row) => isChargedAlone(row) === true && !isAssigned(row),
      text: msg`Charged, but not assigned`,
      filter: { assigned: 'no' },
    }),
  ],
});
