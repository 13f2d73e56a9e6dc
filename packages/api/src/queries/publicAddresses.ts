import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { timeUnit } from '../client.js';
import { groupBy } from '../domain/groupBy.js';
import { isKnown } from '../domain/openValues.js';
import { publicIpv4Of } from '../domain/publicIpv4.js';
import { ipAddresses } from './network.js';

/** How long the rows wait for the list of addresses, in ms; after that they come without. */
const maxWait = 3000;

interface Addressed {
  uuid: string;
  public_ipv4?: string | null;
}

/** What the list of addresses says of a row beside its address. */
export interface AddressCount {
  /** How many public IPv4 addresses are assigned to it: each is charged. Missing where the server names the address itself. */
  public_ipv4_count?: number;
}

interface Place {
  location: string;
  /** The list that the rows are of. */
  queryKey: QueryKey;
  /** Whether a row is in transition, so that its address may be given or taken at any moment. */
  isChanging: boolean;
}

/**
 * The rows with the public IPv4 address that is assigned to each, the first of several (specification: infrastructure, section 3: an address
 * names what it is assigned to; a machine does not name its address). Asks for the addresses only where a row does not
 * name its own. Rows stay without where the list of addresses fails, or where it was not understood
 * what one is assigned to, or of which kind their own is; where it is late, their list is asked again then.
 */
export async function withPublicAddresses<Row extends Addressed>(
  client: QueryClient,
  rows: Row[],
  { location, queryKey, isChanging }: Place,
): Promise<(Row & AddressCount)[]> {
  if (rows.every((row) => row.public_ipv4 !== undefined)) return rows;
  let isLate = false;
  const asked = client.fetchQuery({ ...ipAddresses(location), staleTime: isChanging ? 0 : timeUnit }).then(
    (addresses) => {
      if (isLate) void client.invalidateQueries({ queryKey });
      return addresses;
    },
    () => undefined,
  );
  const addresses = await Promise.race([asked, undefinedAfter(maxWait)]);
  isLate = addresses === undefined;
  if (!addresses?.every((one) => isKnown(one, 'assigned_to'))) return rows;
  const assigned = groupBy(
    addresses.filter((one) => publicIpv4Of(one) !== false),
    ({ assigned_to }) => assigned_to,
  );
  return rows.map((row) => {
    const own = assigned.get(row.uuid) ?? [];
    if (row.public_ipv4 !== undefined || !own.every(publicIpv4Of)) return row;
    return { ...row, public_ipv4: own[0]?.address ?? null, public_ipv4_count: own.length };
  });
}

const undefinedAfter = (delay: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), delay);
  });
