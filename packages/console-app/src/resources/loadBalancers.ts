import { msg, plural } from '@lingui/core/macro';
import { Split } from 'lucide-react';
import { loadBalancerPrice } from '@livery/api/domain/pricing';
import { loadBalancers as loadBalancerList, type LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';
import { portText } from '#shared/units.js';

/** Load balancers, everywhere in the console (specification: infrastructure, section 3). */
export const loadBalancers = defineResource<LocatedLoadBalancer>({
  kind: 'load_balancer',
  feature: 'loadBalancer',
  icon: Split,
  messages: {
    title: msg`Load balancers`,
    one: msg`Load balancer`,
    synonyms: msg`LB, balancer`,
    count: (count) => plural(count, { one: '# load balancer', other: '# load balancers' }),
    search: msg`Search load balancers`,
    searchHint: msg`Name, address, port or UUID`,
    empty: msg`Your load balancers will be here, from all locations.`,
    create: msg`Create load balancer`,
    loadError: (locationNames) => msg`The load balancers in ${locationNames} could not be loaded`,
    notFound: msg`Load balancer not found`,
  },
  source: { scope: 'location', read: loadBalancerList },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ display_name }) => display_name,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'loadBalancers',
  hrefOf: ({ location, uuid }) => href('loadBalancer', { location, uuid }),
  subtitle: ({ private_address }) => private_address,
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ display_name, uuid, private_address, forwarding_rules }) => [
    display_name,
    uuid,
    private_address,
    ...forwarding_rules.map(({ source_port }) => portText(source_port)),
  ],
  pricing: {
    createPricer:
      ({ pricing, currency }) =>
      ({ location }) =>
        loadBalancerPrice(pricing, { currency, location }),
  },
  alerts: [
    alertRule({
      id: 'targets',
      tone: 'warning',
      fields: ['targets'],
      predicate: ({ targets }) => targets.length === 0,
      text: msg`Forwards to no virtual machine`,
    }),
  ],
});
