import type { Plugin, Rolldown } from 'vite';
import type { LoadGraph, ModuleGroup } from './loadGraph.js';

/** Compressed bytes that a file of its own must spare the screens that do without it, to be worth one more request. */
const requestCost = 3000;
/** A screen is waited for longer than a dialog of it. */
const screenWeight = 4;
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
 * bytes that an entry would then fetch in vain. `firstLoad` names the entries whose imports are whole screens.
 */
export function planChunks({ fetchedBy, importersOf }: LoadGraph, firstLoad: readonly string[]): Chunk[] {
  const chunks = new Map<string, Chunk>();
  for (const [group, entries] of fetchedBy) {
    if (entries.size === 0) continue;
    const key = [...entries].toSorted().join('\n');
    const chunk = { entries, groups: [group], size: sizeOf(group) };
    const known = chunks.get(key);
    chunks.set(key, known ? join(known, chunk) : chunk);
  }
  const weightOf = (entry: string) =>
    firstLoad.some((importer) => importersOf.get(entry)?.has(importer)) ? screenWeight : 1;
  return mergeShared([...chunks.values()], weightOf);
}

interface Merger {
  first: Chunk;
  second: Chunk;
  /** Bytes that it spares, less those that would be fetched in vain. */
  gain: number;
}

function mergeShared(chunks: readonly Chunk[], weightOf: (entry: string) => number): Chunk[] {
  const result = new Set(chunks);
  const weigh = (first: Chunk, second: Chunk): Merger[] => {
    const inVain = (one: Chunk, other: Chunk) =>
      [...one.entries].reduce((sum, entry) => sum + (other.entries.has(entry) ? 0 : weightOf(entry) * other.size), 0);
    const spared = [...first.entries].reduce(
      (sum, entry) => sum + (second.entries.has(entry) ? weightOf(entry) * requestCost : 0),
      0,
    );
    const gain = spared - inVain(first, second) - inVain(second, first);
    return gain > 0 ? [{ first, second, gain }] : [];
  };
  const shared = chunks.filter(({ entries }) => entries.size > 1);
  let mergers = shared.flatMap((first, index) => shared.slice(index + 1).flatMap((second) => weigh(first, second)));
  for (;;) {
    const best = mergers.reduce<Merger | undefined>((top, one) => (top && top.gain >= one.gain ? top : one), undefined);
    if (!best) return [...result];
    const { first, second } = best;
    if (wouldCircle(first, second, result)) {
      mergers = mergers.filter((one) => one !== best);
      continue;
    }
    const chunk = join(first, second);
    for (const part of [first, second]) result.delete(part);
    mergers = mergers.filter((one) => ![first, second].some((part) => part === one.first || part === one.second));
    for (const other of result) if (other.entries.size > 1) mergers.push(...weigh(other, chunk));
    result.add(chunk);
  }
}

/** Whether two chunks, once they are one, would import each other by way of a third. */
function wouldCircle(first: Chunk, second: Chunk, chunks: ReadonlySet<Chunk>): boolean {
  const holders = new Map([...chunks].flatMap((chunk) => chunk.groups.map(({ id }) => [id, chunk] as const)));
  const importsOf = (chunk: Chunk) =>
    chunk.groups.flatMap(({ imports }) => imports.flatMap((id) => holders.get(id) ?? []));
  const leadsTo = (from: Chunk, to: Chunk): boolean => {
    const reached = new Set(importsOf(from).filter((chunk) => chunk !== from && chunk !== to));
    for (const chunk of reached) for (const next of importsOf(chunk)) reached.add(next);
    return reached.has(to);
  };
  return leadsTo(first, second) || leadsTo(second, first);
}

/**
 * Names the file of each module for the bundler. `start` is what every page loads before its first frame; `shell` what
 * every signed-in page loads, named by the module that begins it; the rest comes with the screen, dialog or tab that
 * needs it. Fails where two files import each other.
 */
export function chunks(graph: () => LoadGraph, shell: string): Plugin {
  let names: ReadonlyMap<string, string> | undefined;
  const fileOf = (module: string): string | null => {
    names ??= namesOf(planChunks(graph(), [graph().root, shell]), shell);
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
