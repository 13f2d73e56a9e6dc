import { msg, plural } from '@lingui/core/macro';
import { BrickWallShield } from 'lucide-react';
import { sshAccess } from '@livery/api/domain/firewallReach';
import { firewalls as firewallList, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';

/** Firewalls, everywhere in the console (specification: infrastructure, section 3). */
export const firewalls = defineResource<LocatedFirewall>({
  kind: 'firewall',
  feature: 'firewall',
  icon: BrickWallShield,
  messages: {
    title: msg`Firewalls`,
    one: msg`Firewall`,
    synonyms: msg`FW, security group`,
    count: (count) => plural(count, { one: '# firewall', other: '# firewalls' }),
    search: msg`Search firewalls`,
    searchHint: msg`Name or UUID`,
    empty: msg`Your firewalls will be here, from all locations.`,
    create: msg`Create firewall`,
    loadError: (locationNames) => msg`The firewalls in ${locationNames} could not be loaded`,
    notFound: msg`Firewall not found`,
  },
  source: { scope: 'location', read: firewallList },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ display_name }) => display_name,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'firewalls',
  hrefOf: ({ location, uuid }) => href('firewall', { location, uuid }),
  billingAccountOf: ({ billing_account_id }) => billing_account_id,
  searchTexts: ({ display_name, uuid }) => [display_name, uuid],
  alerts: [
    alertRule({
      id: 'open',
      tone: 'warning',
      fields: ['rules', 'resources_assigned'],
      predicate: ({ rules, resources_assigned }) => resources_assigned.length > 0 && sshAccess(rules) === 'open',
      text: msg`Lets everybody reach SSH (TCP port 22)`,
    }),
  ],
});
