import type { UsageEntry } from '../generated/types.js';
import { groupBy } from './groupBy.js';

/** The names of things, each unique among them: numbered from the second of a name on. */
export function uniqueNames<One>(all: readonly One[], nameOf: (one: One) => string): string[] {
  const counts = new Map<string, number>();
  return all.map((one) => {
    const name = nameOf(one);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * An id for each entry of a report, unique in it: its uuid or its description. A bucket that was deleted and made anew has
 * two entries of one description.
 */
export function usageIds(entries: readonly UsageEntry[]): ReadonlyMap<UsageEntry, string> {
  const ids = uniqueNames(entries, ({ uuid, description }) => uuid ?? description);
  return new Map(entries.map((entry, index) => [entry, ids[index] ?? '']));
}

/** Whether something goes on being charged: the price of what is not there any more is 0, and an unknown one says nothing. */
export const isStillCharged = ({ price }: Pick<UsageEntry, 'price'>): boolean => price !== 0;

/** What entries have cost together. */
interface UsageTotal {
  /** The sum of the known costs, before tax; undefined when none is known. */
  cost: number | undefined;
  /** How many have no known cost and are not in the sum. */
  unknown: number;
}

/** Adds up what is known, and counts what is not: an unknown cost is never taken for 0. */
export function usageTotal(entries: readonly Pick<UsageEntry, 'cost'>[]): UsageTotal {
  const finiteCosts = entries.map(({ cost }) => cost).filter(Number.isFinite);
  const unknown = entries.length - finiteCosts.length;
  return {
    cost: finiteCosts.length === 0 && unknown > 0 ? undefined : finiteCosts.reduce((sum, cost) => sum + cost, 0),
    unknown,
  };
}

/** What entries of one sort have cost. */
interface UsageShare<Key> extends UsageTotal {
  key: Key;
}

/** The sums of entries that have something in common, the dearest first; an unknown sum stands last. */
export function usageBy<Entry extends Pick<UsageEntry, 'cost'>, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): UsageShare<Key>[] {
  return [...groupBy(entries, keyOf)]
    .map(([key, group]) => Object.assign({ key }, usageTotal(group)))
    .toSorted((a, b) => (b.cost ?? -1) - (a.cost ?? -1));
}

/** The name that an entry without a uuid goes by: the word of its description that `isName` knows, such as a bucket's. */
export function usedName(
  { uuid, description }: Pick<UsageEntry, 'uuid' | 'description'>,
  isName: (word: string) => boolean,
): string | undefined {
  if (uuid !== undefined) return undefined;
  return description
    .split(/\s+/)
    .map((word) => word.replaceAll(/^["'“(]+|["'”),.:]+$/g, ''))
    .findLast(isName);
}

/** What one sort of entries has cost on each day. */
export interface DailyShare<Key> {
  key: Key;
  /** From the first day of the month on, as many for each; 0 where nothing was used, null where a cost is not known. */
  days: (number | null)[];
}

/** What entries have cost by the day. */
interface DailyUsage<Key> {
  /** The dearest first. */
  shares: DailyShare<Key>[];
  /** How many have a cost of which the provider does not tell the days: they are in no share. */
  untold: number;
}

/** The costs of each day by what entries have in common. */
export function usageByDay<Entry extends Pick<UsageEntry, 'cost' | 'daily_costs'>, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): DailyUsage<Key> {
  const isTold = ({ daily_costs = [] }: Entry): boolean => daily_costs.some((cost) => cost !== 0);
  const told = entries.filter(isTold);
  const untold = entries.filter((entry) => entry.cost !== 0 && !isTold(entry)).length;
  const length = Math.max(0, ...told.map(({ daily_costs = [] }) => daily_costs.length));
  const sum = (costs: readonly (number | null)[]): number => costs.reduce<number>((all, cost) => all + (cost ?? 0), 0);
  const shares = [...groupBy(told, keyOf)]
    .map(([key, group]) => {
      const days: (number | null)[] = Array.from({ length }, () => 0);
      for (const { daily_costs = [] } of group) {
        daily_costs.forEach((cost, index) => {
          const { [index]: before = 0 } = days;
          days[index] = before === null || cost === null ? null : before + cost;
        });
      }
      return { key, days };
    })
    .toSorted((a, b) => sum(b.days) - sum(a.days));
  return { shares, untold };
}
