import type { Plugin, Rolldown } from 'vite';
import { planChunks, type Chunk, type Screens } from './chunkPlan.js';
import type { LoadGraph } from './loadGraph.js';

interface ScreenModules extends Pick<Screens, 'landings' | 'fetchedWith'> {
  /** What every signed-in page loads begins here. */
  shell: string;
  /** Whether a module that an `import()` names is fetched at once with its screen, as a tab is. */
  isPart: (module: string) => boolean;
}

/**
 * Names the file of each module for the bundler. `start` is what every page loads before its first frame; `shell` what
 * every signed-in page loads, named by the module that begins it; the rest comes with the screen, dialog or tab that
 * needs it. Fails where two files import each other.
 */
export function chunks(graph: () => LoadGraph, { shell, isPart, ...modules }: ScreenModules): Plugin {
  let names: ReadonlyMap<string, string> | undefined;
  const screens = (): Screens => ({
    firstLoad: [graph().root, shell],
    parts: [...graph().loadedWith.keys()].filter(isPart),
    ...modules,
  });
  const fileOf = (module: string): string | null => {
    names ??= namesOf(planChunks(graph(), screens()), shell);
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
      const [largest] = groups.toSorted((one, other) => other.bytes - one.bytes);
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
