import { msg, plural } from '@lingui/core/macro';
import { Server } from 'lucide-react';
import { gracefulStopTimeout, statusTransition, toneOf, vmTransitions } from '@livery/api/domain/vmStatus';
import { vmList, type LocatedVm } from '@livery/api/queries/compute';
import { alertRule, defineResource } from '#kit';
import { href } from '#shared/paths.js';
import { vmPricer } from './vmPrices.js';

/** Virtual machines, everywhere in the console (specification: infrastructure, sections 3 and 4). */
export const virtualMachines = defineResource<LocatedVm>({
  kind: 'virtual_machine',
  feature: 'vms',
  icon: Server,
  messages: {
    title: msg`Virtual machines`,
    one: msg`Virtual machine`,
    synonyms: msg`VM, VPS, SSH`,
    count: (count) => plural(count, { one: '# virtual machine', other: '# virtual machines' }),
    search: msg`Search virtual machines`,
    searchHint: msg`Name, address, UUID or OS`,
    empty: msg`Your virtual machines will be here, from all locations.`,
    create: msg`Create virtual machine`,
    loadError: (locationNames) => msg`The virtual machines in ${locationNames} could not be loaded`,
    notFound: msg`Virtual machine not found`,
  },
  source: { scope: 'location', read: vmList },
  idOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  locationOf: ({ location }) => location,
  createdAt: ({ created_at }) => created_at,
  list: 'vms',
  hrefOf: ({ location, uuid }) => href('vm', { location, vmId: uuid }),
  subtitle: (vm) => vm.public_ipv4 ?? vm.private_ipv4,
  billingAccountOf: ({ billing_account }) => billing_account,
  searchTexts: (vm) => [
    vm.name,
    vm.uuid,
    vm.hostname,
    vm.public_ipv4,
    vm.private_ipv4,
    vm.public_ipv6,
    `${vm.os_name} ${vm.os_version}`,
  ],
  status: {
    of: ({ status }) => status,
    since: ({ status_changed_at }) => status_changed_at,
    labels: {
      creating: msg`Creating`,
      running: msg`Running`,
      stopping: msg`Stopping`,
      stopped: msg`Stopped`,
      deleted: msg`Deleted`,
      hibernating: msg`Hibernating`,
      hibernated: msg`Hibernated`,
      waking_up: msg`Waking up`,
      rebooting: msg`Rebooting`,
      starting: msg`Starting`,
      cloning: msg`Cloning`,
      reinstalling: msg`Reinstalling`,
      rebuilding: msg`Rebuilding`,
    },
    labelOf: ({ is_rescue, status }, word) =>
      is_rescue === true && status === 'running' ? msg`${word} (rescue)` : undefined,
    stableStates: ['running', 'stopped', 'hibernated'],
    toneOf,
    transitions: vmTransitions,
    timeoutOf: (vm) => (statusTransition(vm)[0]?.status === 'stopping' ? gracefulStopTimeout : undefined),
    transitionalStates: {
      creating: (name) => msg`Creating ${name}`,
      starting: (name) => msg`Starting ${name}`,
      stopping: (name) => msg`Stopping ${name}`,
      rebooting: (name) => msg`Rebooting ${name}`,
      hibernating: (name) => msg`Hibernating ${name}`,
      waking_up: (name) => msg`Waking up ${name}`,
      cloning: (name) => msg`Cloning ${name}`,
      reinstalling: (name) => msg`Reinstalling ${name}`,
      rebuilding: (name) => msg`Rebuilding ${name}`,
    },
    finalStates: {
      running: (name) => msg`${name} is running`,
      stopped: (name) => msg`${name} is stopped`,
      hibernated: (name) => msg`${name} is hibernated`,
    },
  },
  pricing: { createPricer: ({ pricing, currency }) => vmPricer(pricing, currency) },
  alerts: [
    alertRule({
      id: 'backup',
      tone: 'info',
      fields: ['backup', 'status'],
      // One that comes or goes cannot have one yet, or needs none.
      predicate: ({ backup, status }) => !backup && status !== 'creating' && status !== 'deleted',
      text: msg`No backup`,
      filter: { backup: 'off' },
    }),
  ],
});
