import { nodeCounts } from '@livery/api/domain/services';
import type { ServiceConfiguration, ServicePackage, ServiceVersion } from '@livery/api/generated/types';

/** The fields of the form; what nobody chose is `null`. */
export interface OrderValues {
  location: string | null;
  /** As `sizeId` tells it. */
  size: string | null;
  /** How many machines, as text. */
  nodes: string | null;
  /** Uuid of a private network. */
  network: string | null;
  name: string;
  account: string | null;
}

/** What a person chose of a service; what they did not is `null`, and follows from the rest. */
export interface OrderChoice extends Pick<OrderValues, 'size' | 'nodes'> {
  /** `osName` and `osVersion` of the address (specification: infrastructure, section 2). */
  osName: string | undefined;
  osVersion: string | undefined;
}

/** What would be ordered. */
export interface Order {
  offer: ServiceConfiguration | undefined;
  version: ServiceVersion | undefined;
  size: ServicePackage | undefined;
  /** How many machines can be chosen from, the fewest first. */
  counts: readonly number[];
  nodes: number;
}

/** Whether all of a size is known: no other can be ordered. */
export const isWholeSize = ({ vcpu, memory, storage_gb }: ServicePackage): boolean =>
  [vcpu, memory, storage_gb].every(Number.isFinite);

/** Tells a size from others: "2-4096-40"; "?" stands for what is not known. */
export const sizeId = ({ vcpu, memory, storage_gb }: ServicePackage): string =>
  [vcpu, memory, storage_gb].map((part) => (Number.isFinite(part) ? part : '?')).join('-');

/** The service, version, size and machines that a choice means; what is not offered falls back to what is chosen at first. */
export function resolveOrder(offers: readonly ServiceConfiguration[], choice: OrderChoice): Order {
  const offer = offers.find(({ service }) => service === choice.osName) ?? offers[0];
  const versions = offer?.versions ?? [];
  const sizes = (offer?.packages ?? []).filter(isWholeSize);
  const counts = offer ? nodeCounts(offer) : [1];
  return {
    offer,
    version:
      versions.find(({ version }) => version === choice.osVersion) ??
      versions.find((one) => one.is_default === true) ??
      versions[0],
    size: sizes.find((one) => sizeId(one) === choice.size) ?? sizes[0],
    counts,
    nodes: counts.find((count) => String(count) === choice.nodes) ?? counts[0] ?? 1,
  };
}
