import * as calls from '../generated/calls/network.js';
import type { Firewall } from '../generated/types.js';
import { change, rowIn } from './change.js';
import { oneOf, read, type Located } from './read.js';
import { replacing } from './replacing.js';

/** A firewall and where it is. */
export type LocatedFirewall = Located<Firewall>;

/** The firewalls of a location. */
export function firewalls(location: string) {
  return read(calls.listFirewalls, { location });
}

/** One firewall, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function firewall(location: string, uuid: string) {
  return oneOf(firewalls(location), 'firewall', uuid);
}

const firewallRow = rowIn(firewalls);

/** Creates a firewall with its rules; its row is there at once. */
export const createFirewall = change(calls.createFirewall, { adds: ({ location }) => firewalls(location) });

/**
 * Replaces name and rules of a firewall: those that the person has changed, the others as the server has them at that
 * moment. The name shows at once; the rules as the server has them, once it has agreed.
 */
export const updateFirewall = replacing(
  change(calls.updateFirewall, {
    row: firewallRow,
    optimistic: ({ display_name }): Partial<LocatedFirewall> => ({ display_name }),
  }),
  {
    row: firewallRow,
    kind: 'firewall',
    fields: {
      display_name: (name) => name,
      // The server gives rules their ids; a request has none.
      rules: (rules) => rules.map(({ uuid: _, ...rule }) => rule),
    },
  },
);

/** Deletes a firewall; the machines it protected are so no more. */
export const deleteFirewall = change(calls.deleteFirewall, { row: firewallRow, removes: true });

/** Protects a machine with a firewall. */
export const assignFirewall = change(calls.assignFirewall);

/** Protects a machine with a firewall no longer. */
export const unassignFirewall = change(calls.unassignFirewall);
