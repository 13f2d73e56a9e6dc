import { parseTimestamp } from '@livery/api/domain/timestamps';
import type { IpAddress, VpcNetwork } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmLink } from '#shared/vms/vmLink.js';

export type LatestKind = 'virtual_machine' | 'ip_address' | 'vpc';

export interface LatestResource {
  uuid: string;
  kind: LatestKind;
  name: string;
  /** Slug. */
  location: string;
  created_at: string;
  /** Its own screen, where it has one. */
  href?: string;
}

type Located<Resource> = Resource & { location: string };

export interface Resources {
  vms: readonly LocatedVm[];
  addresses: readonly Located<IpAddress>[];
  networks: readonly Located<VpcNetwork>[];
}

/** A list view shows the latest ten (I 2). */
const shown = 10;

/** When it was created, in ms; a time that cannot be read is the oldest. */
function timeOf(timestamp: string): number {
  try {
    return parseTimestamp(timestamp).getTime();
  } catch {
    return 0;
  }
}

/** The newest first. Only the machines that can be among them are made into rows: there may be thousands. */
export function latestResources({ vms, addresses, networks }: Resources): LatestResource[] {
  const newest = <Item extends { created_at: string }>(items: readonly Item[]): { item: Item; time: number }[] =>
    items
      .map((item) => ({ item, time: timeOf(item.created_at) }))
      .toSorted((a, b) => b.time - a.time)
      .slice(0, shown);
  return [
    ...newest(vms).map(({ item, time }) => ({
      time,
      row: { ...rowOf(item), kind: 'virtual_machine' as const, name: item.name, href: vmLink(item) },
    })),
    ...newest(addresses).map(({ item, time }) => ({
      time,
      row: { ...rowOf(item), kind: 'ip_address' as const, name: item.name ? `${item.name} (${item.address})` : item.address },
    })),
    ...newest(networks).map(({ item, time }) => ({
      time,
      row: { ...rowOf(item), kind: 'vpc' as const, name: item.name },
    })),
  ]
    .toSorted((a, b) => b.time - a.time)
    .slice(0, shown)
    .map(({ row }) => row);
}

const rowOf = ({ uuid, location, created_at }: Pick<LatestResource, 'uuid' | 'location' | 'created_at'>) => ({
  uuid,
  location,
  created_at,
});
