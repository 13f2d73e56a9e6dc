import type { Plugin, Rolldown } from 'vite';
import type { LoadGraph, ModuleGroup } from './loadGraph.js';

/** Compressed bytes that a file of its own must spare the screens that do without it, to be worth one more request. */
const requestCost = 4000;
/** How many files a screen may ask for, with those of the first load. A screen with more pays more for a request. */
const filesOfScreen = 17;
/** How often the files are planned again with dearer requests for the screens that have too many. */
const rounds = 2;
/** A screen is waited for longer than a dialog of it. */
const screenWeight = 4;
/** People begin at these screens, with nothing in the cache. */
const landingWeight = 1600;
/** By how much code shrinks, about, when it is minified and compressed. */
const compression = 4.5;

/** Modules that share a file. */
export interface Chunk {
  /** The entries that fetch it. */
  entries: ReadonlySet<string>;
  groups: readonly ModuleGroup[];
  /** Compressed bytes, about. */
  size: number;
}

const sizeOf = ({ modules }: ModuleGroup): number =>
  [...modules.values()].reduce((sum, code) => sum + code.length, 0) / compression;

const join = (first: Chunk, second: Chunk): Chunk => ({
  entries: new Set([...first.entries, ...second.entries]),
  groups: [...first.groups, ...second.groups],
  size: first.size + second.size,
});

/**
 * Decides which modules share a file. What one entry alone fetches is one file with it. What several entries fetch is
 * one file for each set of entries; two of those become one where the requests that this spares weigh more than the
 * bytes that an entry would then fetch in vain; a request weighs more for a screen that would ask for too many files. `firstLoad` names the entries whose imports are whole screens; these
 * fetch nothing in vain, whatever it weighs. `landings` are the screens that people begin at.
 */
export function planChunks(graph: LoadGraph, firstLoad: readonly string[], landings: readonly string[] = []): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [group, entries] of graph.fetchedBy) {
    if (entries.size === 0) continue;
    const key = [...entries].toSorted().join('\n');
    const chunk = { entries, groups: [group], size: sizeOf(group) };
    const known = chunks.get(key);
    chunks.set(key, known ? join(known, chunk) : chunk);
  }
  const isScreen = (entry: string) => firstLoad.some((importer) => graph.importersOf.get(entry)?.has(importer));
  const weightOf = (entry: string) => {
    if (landings.includes(entry)) return landingWeight;
    return isScreen(entry) ? screenWeight : 1;
  };
  const mayShare = (first: Chunk, second: Chunk) =>
    firstLoad.every((entry) => first.entries.has(entry) === second.entries.has(entry)) &&
    [...first.entries].some((entry) => second.entries.has(entry));
  const costs = new Map<string, number>();
  const requestCostOf = (entry: string): number => costs.get(entry) ?? requestCost;
  const merged = () => mergeShared([...chunks.values()], graph, { weightOf, requestCostOf, mayShare });
  let plan = merged();
  for (let round = 0; round < rounds; round += 1) {
    const crowded = [...graph.loadedWith]
      .filter(([entry]) => isScreen(entry))
      .map(([entry, groups]) => [entry, filesOf(plan, groups) / filesOfScreen] as const)
      .filter(([, share]) => share > 1);
    if (crowded.length === 0) break;
    // The fourth power: a screen with twice the files pays sixteen times as much for each, and ends near the limit.
    for (const [entry, share] of crowded) costs.set(entry, requestCostOf(entry) * share ** 4);
    plan = merged();
  }
  return plan;
}

/** How many files hold some groups. */
const filesOf = (plan: readonly Chunk[], loaded: ReadonlySet<ModuleGroup>): number =>
  plan.filter(({ groups }) => groups.some((group) => loaded.has(group))).length;

/** What only other areas need costs an entry this many times its bytes. */
const foreignWeight = 10;

const areaOf = (path: string): string | undefined => /\/areas\/([^/]+)\//.exec(path)?.[1];

const knownAreas = new WeakMap<Chunk, ReadonlySet<string>>();

/** The areas that a chunk is fetched for. Computed once a chunk: the plan asks for them millions of times. */
function areasOf(chunk: Chunk): ReadonlySet<string> {
  const known = knownAreas.get(chunk);
  if (known) return known;
  const areas = new Set([...chunk.entries].flatMap((one) => areaOf(one) ?? []));
  knownAreas.set(chunk, areas);
  return areas;
}

/** Whether a chunk is fetched for areas, and an entry is of none of them. */
function isForeign(chunk: Chunk, entry: string): boolean {
  const areas = areasOf(chunk);
  return areas.size > 0 && !areas.has(areaOf(entry) ?? '');
}

interface Merger {
  first: Chunk;
  second: Chunk;
  /** Bytes that it spares, less those that would be fetched in vain. */
  gain: number;
}

interface MergeRules {
  weightOf: (entry: string) => number;
  requestCostOf: (entry: string) => number;
  mayShare: (first: Chunk, second: Chunk) => boolean;
}

/** Merges the two chunks that gain most, again and again, until none gain anything. */
function mergeShared(
  planned: readonly Chunk[],
  graph: LoadGraph,
  { weightOf, requestCostOf, mayShare }: MergeRules,
): Chunk[] {
  const chunks = new Set(planned);
  let neededBy = importClosures(chunks);
  /** What `wasteOf` has computed since the chunks last changed. */
  let wastes = new Map<Chunk, Map<string, number>>();
  const gainOf = (first: Chunk, second: Chunk): number => {
    let gain = 0;
    for (const entry of first.entries) {
      const spared = second.entries.has(entry) ? requestCostOf(entry) : -wasteOf(second, entry);
      gain += weightOf(entry) * spared;
    }
    for (const entry of second.entries) if (!first.entries.has(entry)) gain -= weightOf(entry) * wasteOf(first, entry);
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
      if (!one.groups.some((group) => loaded?.has(group)))
        bytes += one.size * (isForeign(one, entry) ? foreignWeight : 1);
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
  return new Map(
    [...chunks].map((chunk) => {
      const needed = new Set([chunk]);
      for (const { groups } of needed) {
        for (const id of groups.flatMap(({ imports }) => imports)) {
          const imported = holderOf.get(id);
          if (imported) needed.add(imported);
        }
      }
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

/**
 * Names the file of each module for the bundler. `start` is what every page loads before its first frame; `shell` what
 * every signed-in page loads, named by the module that begins it; the rest comes with the screen, dialog or tab that
 * needs it. `landings` are the screens that people begin at. Fails where two files import each other.
 */
export function chunks(graph: () => LoadGraph, shell: string, landings: readonly string[]): Plugin {
  let names: ReadonlyMap<string, string> | undefined;
  const fileOf = (module: string): string | null => {
    names ??= namesOf(planChunks(graph(), [graph().root, shell], landings), shell);
    // What the bundler adds by itself is no part of the graph.
    return names.get(module) ?? (module.startsWith('\0') ? 'start' : null);
  };
  return {
    name: 'livery-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'console', name: fileOf }] },
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const circle = circleOf(bundle);
      if (circle) this.error(`Files of the build import each other in a circle: ${circle.join(', ')}`);
    },
  };
}

/** Chunk names by module id: an entry's file has its name, a shared one that of its largest group. */
function namesOf(chunks: readonly Chunk[], shell: string): Map<string, string> {
  return new Map(
    chunks.flatMap(({ entries, groups }) => {
      const own =
        entries.size === 1 ? groups.find(({ entry }) => entry !== undefined && entries.has(entry)) : undefined;
      const [largest] = groups.toSorted((one, other) => sizeOf(other) - sizeOf(one));
      const name = own?.entry === shell ? 'shell' : ((own ?? largest)?.id ?? 'shared');
      return groups.flatMap(({ modules }) => [...modules.keys()].map((module) => [module, name] as const));
    }),
  );
}

/** File names that import each other, the first of them again at the end; undefined where there are none. */
function circleOf(bundle: Rolldown.OutputBundle): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    const output = bundle[file];
    if (output?.type !== 'chunk' || done.has(file)) return undefined;
    for (const next of output.imports) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of Object.keys(bundle)) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
