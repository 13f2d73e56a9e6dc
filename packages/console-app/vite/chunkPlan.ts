import { moveUnits, type Fetch, type Unit } from './chunkMoves.js';
import type { LoadGraph, ModuleGroup } from './loadGraph.js';

/** Compressed bytes that one more file adds: the names of what it imports and exports, and words that both files hold. */
const fileBytes = 400;
/** Compressed bytes that a request must spare the screens that do without it, beside those that it adds. */
const requestCost = 450;
/** What a screen may ask for, with the first load. Two files are no part of the plan: the bundler's own and the theme's. */
const screenLimits = { files: 18, bytes: 226_000 };
/** A byte in vain weighs this many times more for a screen that asks for too much, where files are merged for another. */
const excessFactor = 30;
/** A screen, with its parts, is waited for longer than a dialog of it. */
const screenWeight = 4;
/** The code of the first load is fetched for every screen. */
const firstLoadWeight = 400;
/** People begin at these screens, with nothing in the cache. */
const landingWeight = 16_000;

/** A file counts no more than this many times: a landing that asks for one more spares others what they do without. */
const requestWeight = 1000;

/** What a file more counts for an entry of a weight: its request and the bytes that it adds. */
const costOfRequest = (weight: number): number => Math.min(weight, requestWeight) * (fileBytes + requestCost);

/** Modules that share a file. */
export interface Chunk {
  /** The entries that fetch it. */
  entries: ReadonlySet<string>;
  groups: readonly ModuleGroup[];
  /** Compressed bytes, about. */
  bytes: number;
}

const join = (first: Chunk, second: Chunk): Chunk => ({
  entries: new Set([...first.entries, ...second.entries]),
  groups: [...first.groups, ...second.groups],
  bytes: first.bytes + second.bytes,
});

export interface Screens {
  /** The entries whose imports are whole screens; these fetch nothing in vain, whatever it weighs. */
  firstLoad: readonly string[];
  /** The screens that people begin at. */
  landings?: readonly string[];
  /** Entries that a screen may fetch at once, one of them, as its tabs. */
  parts?: readonly string[];
  /** The entries that a screen fetches always, though it does not import them. */
  fetchedWith?: (screen: string) => readonly string[];
}

/**
 * Decides which modules share a file. What one entry alone fetches is one file with it. What several entries fetch is
 * one file for each set of entries; two of those become one where the requests that this spares weigh more than the
 * bytes that an entry would then fetch in vain. Then files are merged until no screen asks for too many, and single
 * parts move to where they cost least: what was merged early may be better elsewhere once the rest is merged.
 */
export function planChunks(
  graph: LoadGraph,
  { firstLoad, landings = [], parts = [], fetchedWith = () => [] }: Screens,
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [group, entries] of graph.fetchedBy) {
    if (entries.size === 0) continue;
    const key = [...entries].toSorted().join('\n');
    const chunk = { entries, groups: [group], bytes: group.bytes };
    const known = chunks.get(key);
    chunks.set(key, known ? join(known, chunk) : chunk);
  }
  const isScreen = (entry: string) => firstLoad.some((importer) => graph.importersOf.get(entry)?.has(importer));
  const weightOf = (entry: string) => {
    if (landings.includes(entry)) return landingWeight;
    if (firstLoad.includes(entry)) return firstLoadWeight;
    return isScreen(entry) || parts.includes(entry) ? screenWeight : 1;
  };
  const mayShare: MergeRules['mayShare'] = (first, second) =>
    firstLoad.every((entry) => first.entries.has(entry) === second.entries.has(entry)) &&
    [...first.entries].some((entry) => second.entries.has(entry));
  const screens = new Map<string, ReadonlySet<ModuleGroup>>();
  for (const entry of graph.loadedWith.keys()) {
    if (!isScreen(entry) && !parts.includes(entry)) continue;
    const loaded = [entry, ...fetchedWith(entry)].map((one) => graph.loadedWith.get(one) ?? new Set<ModuleGroup>());
    screens.set(entry, union(loaded));
  }
  const heavy = new Set<string>();
  const rules: MergeRules = {
    weightOf,
    // For a screen that asks for too much no byte is worth sparing others a request.
    mayWaste: (entry, bytes) => bytes <= fileBytes + requestCost || !heavy.has(entry),
    mayShare,
  };
  let plan = mergeShared([...chunks.values()], graph, rules);
  const neededBy = importClosures(new Set(plan));
  for (const [entry, groups] of screens) {
    if (bytesOf(filesOf(neededBy, groups)) > screenLimits.bytes) heavy.add(entry);
  }
  if (heavy.size > 0) plan = mergeShared([...chunks.values()], graph, rules);
  const fetches = [...graph.loadedWith].map(([entry, groups]): EntryFetch => {
    return { entry, groups: screens.get(entry) ?? groups, weight: weightOf(entry), isLimited: screens.has(entry) };
  });
  plan = withMoves(relieve(plan, screens, rules), [...chunks.values()], { fetches, mayShare });
  // A move that spares very much may have left one screen with a file too many.
  return relieve(plan, screens, rules);
}

interface EntryFetch extends Omit<Fetch, 'units'> {
  entry: string;
  groups: ReadonlySet<ModuleGroup>;
}

interface Moves extends Pick<MergeRules, 'mayShare'> {
  fetches: readonly EntryFetch[];
}

/** The plan after moves; `units` are the chunks before any were merged. */
function withMoves(plan: readonly Chunk[], units: readonly Chunk[], { fetches, mayShare }: Moves): Chunk[] {
  const placeOf = new Map(units.flatMap(({ groups }, place) => groups.map(({ id }) => [id, place] as const)));
  const fileOf = new Map(plan.flatMap(({ groups }, file) => groups.map(({ id }) => [id, file] as const)));
  const placesOf = (ids: Iterable<string>) => {
    const places = new Set<number>();
    for (const id of ids) {
      const place = placeOf.get(id);
      if (place !== undefined) places.add(place);
    }
    return [...places];
  };
  const moved = moveUnits(
    units.map(({ entries, groups, bytes }): Unit => {
      return { entries, bytes, imports: placesOf(groups.flatMap(({ imports }) => imports)) };
    }),
    units.map(({ groups }) => fileOf.get(groups[0]?.id ?? '') ?? 0),
    {
      fetches: fetches.map(({ groups, ...fetch }): Fetch => {
        return { ...fetch, units: placesOf([...groups].map(({ id }) => id)) };
      }),
      limits: screenLimits,
      fileBytes,
      requestCost: costOfRequest,
      excessFactor,
      mayShare,
    },
  );
  const files = new Map<number | undefined, Chunk>();
  for (const [place, unit] of units.entries()) {
    const known = files.get(moved[place]);
    files.set(moved[place], known ? join(known, unit) : unit);
  }
  return [...files.values()];
}

interface ScreenLoad {
  entry: string;
  files: ReadonlySet<Chunk>;
  bytes: number;
  /** How many files it asks for beyond the limit; negative where there is room. */
  excess: number;
}

/** Merges files of the screens that ask for too many: first those that make screens fetch least in vain. */
function relieve(
  planned: readonly Chunk[],
  screens: ReadonlyMap<string, ReadonlySet<ModuleGroup>>,
  rules: MergeRules,
): Chunk[] {
  let plan = planned;
  for (;;) {
    const neededBy = importClosures(new Set(plan));
    const loads = [...screens].map(([entry, groups]): ScreenLoad => {
      const files = filesOf(neededBy, groups);
      return { entry, files, bytes: bytesOf(files), excess: files.size - screenLimits.files };
    });
    const crowded = loads.filter(({ excess }) => excess > 0).toSorted((one, other) => other.excess - one.excess);
    let best: [Chunk, Chunk] | undefined;
    // Two files of a screen may not be one where they would then import each other by way of a third.
    for (const screen of crowded) best ??= leastInVain(screen, loads, { rules, neededBy });
    if (!best) return [...plan];
    plan = [...plan.filter((one) => !best.includes(one)), join(...best)];
  }
}

interface Relief {
  rules: MergeRules;
  neededBy: ReadonlyMap<Chunk, ReadonlySet<Chunk>>;
}

/** The two files of a screen that cost all screens least as one, for each screen that they relieve. */
function leastInVain(screen: ScreenLoad, loads: readonly ScreenLoad[], relief: Relief): [Chunk, Chunk] | undefined {
  const shared = [...screen.files].filter(({ entries }) => entries.size > 1);
  let best: [Chunk, Chunk] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, first] of shared.entries()) {
    for (const second of shared.slice(index + 1)) {
      if (!relief.rules.mayShare(first, second) || wouldCircle(first, second, relief.neededBy)) continue;
      const cost = costOfMerging([first, second], loads, relief);
      if (cost < least) [best, least] = [[first, second], cost];
    }
  }
  return best;
}

function costOfMerging([first, second]: [Chunk, Chunk], loads: readonly ScreenLoad[], relief: Relief): number {
  // Among those that cost nothing, the one that relieves most.
  let cost = 100;
  let relieved = 0;
  for (const { entry, files, bytes, excess } of loads) {
    // One request less is worth something to a screen that has not too many, too.
    if (files.has(first) && files.has(second)) relieved += Math.max(0, excess) + 0.2;
    if (files.has(first) === files.has(second)) continue;
    const needed = relief.neededBy.get(files.has(first) ? second : first) ?? [];
    const vain = [...needed].filter((one) => !files.has(one));
    const isTooMuch = bytes + bytesOf(vain) > screenLimits.bytes || excess + vain.length - 1 > 0;
    const weight = relief.rules.weightOf(entry) * (isTooMuch ? excessFactor : 1);
    cost += weight * vain.reduce((sum, one) => sum + bytesInVain(one, entry), 0);
  }
  return cost / relieved;
}

function union<Item>(sets: readonly ReadonlySet<Item>[]): Set<Item> {
  const all = new Set<Item>();
  for (const set of sets) for (const item of set) all.add(item);
  return all;
}

const bytesOf = (files: Iterable<Chunk>): number => [...files].reduce((sum, { bytes }) => sum + bytes + fileBytes, 0);

/** The files that are fetched for some groups: those that hold them, and all that these files import. */
function filesOf(neededBy: ReadonlyMap<Chunk, ReadonlySet<Chunk>>, loaded: ReadonlySet<ModuleGroup>): Set<Chunk> {
  const holders = [...neededBy].filter(([{ groups }]) => groups.some((group) => loaded.has(group)));
  return union(holders.map(([, needed]) => needed));
}

/** What only other areas need costs an entry this many times its bytes. */
const foreignWeight = 3;

/** Gives what a function gives, computed once a key: the plan asks for areas millions of times. */
function memoized<Key extends object | string, Value>(
  known: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  compute: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** The area that a module is of; '' for one of none. */
const areaOf = memoized(new Map<string, string>(), (path) => /\/areas\/([^/]+)\//.exec(path)?.[1] ?? '');

/** The areas that a chunk is fetched for. */
const areasOf = memoized(
  new WeakMap<Chunk, ReadonlySet<string>>(),
  ({ entries }) => new Set([...entries].map(areaOf).filter((area) => area !== '')),
);

/** Whether a chunk is fetched for areas, and an entry is of none of them. */
function isForeign(chunk: Chunk, entry: string): boolean {
  const areas = areasOf(chunk);
  return areas.size > 0 && !areas.has(areaOf(entry));
}

/** What an entry pays for a chunk that it does without. */
const bytesInVain = (chunk: Chunk, entry: string): number =>
  chunk.bytes * (isForeign(chunk, entry) ? foreignWeight : 1);

interface Merger {
  first: Chunk;
  second: Chunk;
  /** Bytes that it spares, less those that would be fetched in vain. */
  gain: number;
}

interface MergeRules {
  weightOf: (entry: string) => number;
  /** Whether an entry may fetch so many bytes in vain by one file. */
  mayWaste: (entry: string, bytes: number) => boolean;
  mayShare: (first: Pick<Chunk, 'entries'>, second: Pick<Chunk, 'entries'>) => boolean;
}

/** Merges the two chunks that gain most, again and again, until none gain anything. */
function mergeShared(
  planned: readonly Chunk[],
  graph: LoadGraph,
  { weightOf, mayWaste, mayShare }: MergeRules,
): Chunk[] {
  const chunks = new Set(planned);
  let neededBy = importClosures(chunks);
  /** What `wasteOf` has computed since the chunks last changed. */
  let wastes = new Map<Chunk, Map<string, number>>();
  const gainOf = (first: Chunk, second: Chunk): number => {
    let gain = 0;
    for (const [chunk, other] of [
      [first, second],
      [second, first],
    ] as const) {
      for (const entry of chunk.entries) {
        if (other.entries.has(entry)) {
          gain += costOfRequest(weightOf(entry)) / 2;
          continue;
        }
        const waste = wasteOf(other, entry);
        if (!mayWaste(entry, waste)) return 0;
        gain -= weightOf(entry) * waste;
      }
    }
    return gain;
  };
  /** What an entry that does without a chunk would fetch in vain with it: the chunk and all that it needs. */
  const wasteOf = (chunk: Chunk, entry: string): number => {
    const known = wastes.get(chunk) ?? new Map<string, number>();
    wastes.set(chunk, known);
    const before = known.get(entry);
    if (before !== undefined) return before;
    const loaded = graph.loadedWith.get(entry);
    let bytes = 0;
    for (const one of neededBy.get(chunk) ?? []) {
      if (!one.groups.some((group) => loaded?.has(group))) bytes += bytesInVain(one, entry);
    }
    known.set(entry, bytes);
    return bytes;
  };
  const mergersOf = (first: Chunk, others: Iterable<Chunk>): Merger[] => {
    const found: Merger[] = [];
    for (const second of others) {
      if (second === first || second.entries.size < 2 || !mayShare(first, second)) continue;
      const gain = gainOf(first, second);
      if (gain > 0) found.push({ first, second, gain });
    }
    return found;
  };

  const shared = planned.filter(({ entries }) => entries.size > 1);
  let mergers = shared.flatMap((first, index) => mergersOf(first, shared.slice(index + 1)));
  while (mergers.length > 0) {
    const best = mergers.reduce((top, one) => (one.gain > top.gain ? one : top));
    const { first, second } = best;
    // Mergers made meanwhile may have made this one dearer.
    const gain = wouldCircle(first, second, neededBy) ? 0 : gainOf(first, second);
    if (gain < best.gain) {
      best.gain = gain;
      if (gain <= 0) mergers = mergers.filter((one) => one !== best);
      continue;
    }
    const chunk = join(first, second);
    for (const part of [first, second]) chunks.delete(part);
    chunks.add(chunk);
    neededBy = importClosures(chunks);
    wastes = new Map();
    mergers = mergers.filter((one) => ![first, second].some((part) => part === one.first || part === one.second));
    mergers.push(...mergersOf(chunk, chunks));
  }
  return [...chunks];
}

/** All that each chunk needs, itself included. */
function importClosures(chunks: ReadonlySet<Chunk>): Map<Chunk, Set<Chunk>> {
  const holderOf = new Map([...chunks].flatMap((chunk) => chunk.groups.map(({ id }) => [id, chunk] as const)));
  // Many imports lead to one chunk: found once for each, because a plan asks for closures hundreds of times.
  const importsOf = new Map(
    [...chunks].map((chunk) => {
      const imports = new Set<Chunk>();
      for (const group of chunk.groups) {
        for (const id of group.imports) {
          const imported = holderOf.get(id);
          if (imported) imports.add(imported);
        }
      }
      return [chunk, imports];
    }),
  );
  return new Map(
    [...chunks].map((chunk) => {
      const needed = new Set([chunk]);
      for (const one of needed) for (const imported of importsOf.get(one) ?? []) needed.add(imported);
      return [chunk, needed];
    }),
  );
}

/** Whether two chunks, once they are one, would import each other by way of a third. */
function wouldCircle(first: Chunk, second: Chunk, neededBy: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): boolean {
  const pair = [first, second];
  const others = pair.flatMap((one) => [...(neededBy.get(one) ?? [])]).filter((one) => !pair.includes(one));
  return others.some((one) => pair.some((part) => neededBy.get(one)?.has(part)));
}
