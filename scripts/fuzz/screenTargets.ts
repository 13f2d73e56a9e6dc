import { href, type PathName } from '../../packages/console-app/src/shared/paths.js';
import type { FuzzServer } from './server.js';

/** A row of a list, as far as an address needs it. */
interface Row {
  id?: number | 'current';
  uuid?: string;
  name?: string;
  location?: string;
  status?: string;
  assigned_to?: string | null;
}

interface Choice {
  /** Where it is listed. */
  list: string;
  /** Which row of the list it is; the first where it does not matter. */
  is?: (row: Row) => boolean;
}

/** The rows of the demo scenario that screens are about. */
const choices = {
  /** Has snapshots. */
  running: { list: '/jhv/user-resource/vm/list', is: ({ status }) => status === 'running' },
  /** Has no public address. */
  stopped: { list: '/jhv/user-resource/vm/list', is: ({ status }) => status === 'stopped' },
  service: { list: '/user-resource/service/packages' },
  lease: { list: '/jhv/metal/leases' },
  network: { list: '/jhv/network/networks' },
  balancer: { list: '/jhv/network/load_balancers' },
  firewall: { list: '/jhv/network/firewalls' },
  /** Can be assigned. */
  address: { list: '/jhv/network/ip_addresses', is: ({ assigned_to }) => assigned_to === null },
  bucket: { list: '/storage/bucket/list' },
  token: { list: '/user-resource/token/list' },
  delegation: { list: '/user-resource/access_group' },
  /** Not the default one, which cannot be deleted. */
  account: { list: '/payment/billing_account/list', is: ({ id }) => id === 1202 },
  /** Tops itself up. */
  defaultAccount: { list: '/payment/billing_account/list', is: ({ id }) => id === 1201 },
  invoice: { list: '/payment/invoice/list?billing_account_id=1201', is: ({ id }) => typeof id === 'number' },
} satisfies Record<string, Choice>;

/** A row that screens are about. */
export type ScreenTarget = keyof typeof choices;

/** Finds the rows that screens are about. */
export async function targetsOf(server: FuzzServer): Promise<ReadonlyMap<ScreenTarget, Row>> {
  const found = Object.entries<Choice>(choices).map(async ([target, { list, is = () => true }]) => {
    const row = ((await server.read(list)) as Row[]).find(is);
    if (!row) throw new Error(`The demo scenario has no ${target} in ${list}.`);
    return [target as ScreenTarget, row] as const;
  });
  return new Map(await Promise.all(found));
}

/** The address of a screen that is about a row, or about none. */
export function addressOf(path: PathName, row: Row = {}, search: Readonly<Record<string, string>> = {}): string {
  const { uuid = '', location = '', name = '' } = row;
  // Without a number of its own it is the running invoice.
  const id = String(row.id ?? 'current');
  return href(path, { id, location, uuid, vmId: uuid, serviceId: uuid, storageName: name }, search);
}
