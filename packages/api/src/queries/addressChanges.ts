import { ChangedMeanwhileError } from '../errors.js';
import * as operations from '../generated/operations/network.js';
import type { IpAddress } from '../generated/types.js';
import { change } from './change.js';
import { NotFoundError } from './errors.js';
import { ipAddresses } from './network.js';
import { decidedBy } from './replacing.js';
import { readUnderstood } from './understood.js';

/** Reserves a floating IP address; its row is there at once. */
export const createIpAddress = change(operations.createIpAddress);

/** Renames an IP address or charges it to another billing account; both show at once. */
export const updateIpAddress = change(operations.updateIpAddress, {
  optimistic: ({ name, billing_account_id }) => ({
    ...(name !== undefined && { name: name || null }),
    ...(billing_account_id !== undefined && { billing_account_id }),
  }),
});

/**
 * Assigns a public IP address to the resource with this private address. `assigned_to` is the uuid of that resource, a
 * machine unless `assigned_to_resource_type` says otherwise: the row shows it at once. Neither is sent.
 */
export const assignIpAddress = decidedBy(
  change<'assignIpAddress', Partial<Pick<IpAddress, 'assigned_to' | 'assigned_to_resource_type'>>>(
    operations.assignIpAddress,
    {
      optimistic: ({ assigned_to, assigned_to_resource_type = 'virtual_machine', private_ip }) =>
        assigned_to === undefined ? {} : { assigned_to, assigned_to_resource_type, assigned_to_private_ip: private_ip },
      checkApplied: ({ assigned_to_private_ip }, { private_ip }) => assigned_to_private_ip === private_ip,
    },
  ),
  'assigned_to',
);

const unassign = change<'unassignIpAddress', Pick<IpAddress, 'assigned_to'>>(operations.unassignIpAddress, {
  optimistic: () => ({ assigned_to: null, assigned_to_resource_type: null, assigned_to_private_ip: null }),
  checkApplied: ({ assigned_to }, { assigned_to: seen }) => !assigned_to || (Boolean(seen) && assigned_to !== seen),
});

/**
 * Takes a public IP address from what it is assigned to; it stays reserved and is charged as such. `assigned_to` is the
 * resource that the person takes it from, null where that is not known, and is not sent. The row is read just before:
 * where the address is assigned to anything else, the mutation throws a ChangedMeanwhileError, where that is not
 * understood a NotUnderstoodError, and nothing is sent in either case. Of one that the list does not have the server decides.
 */
export const unassignIpAddress: typeof unassign = {
  ...unassign,
  async mutationFn(variables, context) {
    const { location, address: id, assigned_to: seen } = variables;
    const row = { list: ipAddresses(location), id, kind: 'ip_address' } as const;
    const read = readUnderstood(context.client, row, ['assigned_to']);
    // A list that lags need have neither the address nor what it is assigned to: the server refuses what is not assigned.
    const { assigned_to: current } = await read.catch(unlessMissing);
    if (current && current !== seen) {
      throw new ChangedMeanwhileError([{ field: 'assigned_to', seen, current, sent: null }]);
    }
    return unassign.mutationFn?.(variables, context);
  },
};

/** What is known of a row that its list does not have. Throws any other failure of reading it. */
function unlessMissing(error: unknown): Pick<IpAddress, 'assigned_to'> {
  if (error instanceof NotFoundError) return { assigned_to: null };
  throw error;
}

/** Gives an IP address back. */
export const deleteIpAddress = decidedBy(change(operations.deleteIpAddress), 'assigned_to');
