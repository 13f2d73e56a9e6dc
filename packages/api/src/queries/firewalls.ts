import * as operations from '../generated/operations/network.js';
import type { Firewall } from '../generated/types.js';
import type { QueryClient } from '@tanstack/query-core';
import { change } from './change.js';
import { oneOf, read, type Located } from './read.js';
import { notUnderstood } from './understood.js';
import { decidedBy, replacing } from './replacing.js';

/** A firewall and where it is. */
export type LocatedFirewall = Located<Firewall>;

/** The firewalls of a location. */
export function firewalls(location: string) {
  return read(operations.listFirewalls, { location });
}

/** One firewall, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function firewall(location: string, uuid: string) {
  return oneOf(firewalls(location), 'firewall', uuid);
}

/** The rules of a firewall as the server said them, where they were not understood: they cannot be sent back then. */
export const rulesNotUnderstood = (
  client: QueryClient,
  { location, uuid }: Pick<LocatedFirewall, 'location' | 'uuid'>,
) => notUnderstood(client, { queryKey: firewalls(location).queryKey, id: uuid }, 'rules');

/** Creates a firewall with its rules; its row is there at once. */
export const createFirewall = change(operations.createFirewall);

/** Rules as a request has them: the server gives them their ids. */
export const rulesToSend = (rules: Firewall['rules']): Firewall['rules'] => rules.map(({ uuid: _, ...rule }) => rule);

/**
 * Replaces name and rules of a firewall: those that the person has changed, the others as the server has them at that
 * moment. The name shows at once; the rules as the server has them, once it has agreed.
 */
export const updateFirewall = replacing(
  change(operations.updateFirewall, {
    optimistic: ({ display_name }) => ({ display_name }),
  }),
  {
    row: ({ location, uuid }) => ({ list: firewalls(location), id: uuid }),
    kind: 'firewall',
    fields: {
      display_name: (name) => name,
      rules: rulesToSend,
    },
  },
);

/** Deletes a firewall; the machines it protected are so no more. */
export const deleteFirewall = decidedBy(change(operations.deleteFirewall), 'resources_assigned');

const protects = ({ resources_assigned }: Firewall, uuid: string): boolean =>
  resources_assigned.some(({ resource_uuid }) => resource_uuid === uuid);

/** Protects a machine with a firewall; it is listed from the response on. */
export const assignFirewall = change(operations.assignFirewall, {
  patch: (row, { variables: { vm_uuid } }) => ({
    resources_assigned: protects(row, vm_uuid)
      ? row.resources_assigned
      : [...row.resources_assigned, { resource_type: 'virtual_machine' as const, resource_uuid: vm_uuid }],
  }),
  shows: (row, { variables }) => protects(row, variables.vm_uuid),
});

/** Protects a machine with a firewall no longer. */
export const unassignFirewall = change(operations.unassignFirewall, {
  patch: ({ resources_assigned }, { variables }) => ({
    resources_assigned: resources_assigned.filter(({ resource_uuid }) => resource_uuid !== variables.vm_uuid),
  }),
  shows: (row, { variables }) => !protects(row, variables.vm_uuid),
});
