import { msg, plural } from '@lingui/core/macro';
import { Blocks } from 'lucide-react';
import { chargedPrice, productName, serviceTone, serviceTransitions } from '@livery/api/domain/services';
import type { ManagedService } from '@livery/api/generated/types';
import { managedServices as serviceList } from '@livery/api/queries/services';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** Managed services, everywhere in the console (specification: infrastructure, sections 3, 4 and 9). */
export const managedServices = defineResource<ManagedService>({
  kind: 'managed_service',
  feature: 'services',
  icon: Blocks,
  messages: {
    title: msg`Managed services`,
    one: msg`Managed service`,
    synonyms: msg`database, cluster, Kubernetes, kubeconfig`,
    count: (count) => plural(count, { one: '# managed service', other: '# managed services' }),
    search: msg`Search managed services`,
    searchHint: msg`Name, service, address or UUID`,
    empty: msg`Your databases and clusters will be here. The provider runs them for you and backs them up every day.`,
    create: msg`Create managed service`,
    loadError: () => msg`The managed services could not be loaded`,
    notFound: msg`Managed service not found`,
  },
  source: { scope: 'account', read: serviceList },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ display_name }) => display_name,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'services',
  hrefOf: ({ location, uuid }) => href('service', { location, serviceId: uuid }),
  subtitle: ({ service, version }) => `${productName(service)} ${version}`,
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ display_name, service, version, uuid, properties, resources }) => [
    display_name,
    `${service} ${version}`,
    uuid,
    ...Object.values(properties).map(String),
    ...resources.flatMap(({ name, private_ipv4, public_ipv4 }) => [name, private_ipv4, public_ipv4]),
  ],
  status: {
    of: ({ status }) => status,
    since: ({ created_at }) => created_at,
    labels: { active: msg`Active`, requested: msg`Requested`, deleted: msg`Deleted` },
    stableStates: ['active'],
    toneOf: serviceTone,
    transitions: serviceTransitions,
    transitionalStates: { requested: (name) => msg`Setting up ${name}` },
    finalStates: { active: (name) => msg`${name} is active` },
  },
  pricing: {
    createPricer:
      ({ currency }) =>
      (row) =>
        chargedPrice(row, currency),
  },
  alerts: [
    alertRule({
      id: 'stopped',
      tone: 'warning',
      fields: ['status', 'resources'],
      predicate: ({ status, resources }) => status === 'active' && resources.some((one) => one.status === 'stopped'),
      text: msg`Not all of its machines run`,
    }),
  ],
});
