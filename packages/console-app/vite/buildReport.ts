import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { LoadGraph } from './loadGraph.js';

/** Where the report lies in the folder of the build. */
export const reportFile = '.vite/report.json';

interface BuiltFile {
  /** Path in the folder of the build. */
  file: string;
  /** Bytes before they are minified, by path from the root of the repository; without what the bundler adds by itself. */
  modules: Record<string, number>;
  /** Files that this one cannot run without. */
  imports: string[];
  styles: string[];
}

interface BuiltEntry {
  /** What the page or an `import()` names, as a path from the root of the repository. */
  module: string;
  /** The file that holds it. */
  file: string;
  /** Name of its messages, whether there are any or not. */
  messages: string;
  kind: 'page' | 'screen' | 'other';
}

/** Which module is in which file of a build, and what each screen loads: for those who measure it. */
export interface BuildReport {
  files: BuiltFile[];
  entries: BuiltEntry[];
}

/** Writes the report beside the build. `routes` is the module whose imports are screens, `root` that of the repository. */
export function buildReport(graph: () => LoadGraph, { root, routes }: { root: string; routes: string }): Plugin {
  const pathOf = (id: string): string => relative(root, id).replaceAll('\\', '/');
  return {
    name: 'livery-build-report',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const screens = new Set(this.getModuleInfo(routes)?.dynamicallyImportedIds);
      // A stylesheet is there with the module that it is made from.
      const isListed = (id: string) => !id.startsWith('\0') && !id.endsWith('.vanilla.css');
      const files = chunks.map(({ fileName, moduleIds, modules, imports, viteMetadata }) => ({
        file: fileName,
        modules: Object.fromEntries(
          moduleIds.filter(isListed).map((id) => [pathOf(id), modules[id]?.renderedLength ?? 0]),
        ),
        imports,
        styles: [...(viteMetadata?.importedCss ?? [])],
      }));
      const entries = [...graph().fetchedBy.keys()].flatMap(({ id: messages, entry, isRoot }) => {
        const chunk = entry === undefined ? undefined : chunks.find(({ moduleIds }) => moduleIds.includes(entry));
        if (entry === undefined || !chunk) return [];
        const kind = isRoot ? ('page' as const) : screens.has(entry) ? ('screen' as const) : ('other' as const);
        return [{ module: pathOf(entry), file: chunk.fileName, messages, kind }];
      });
      const report: BuildReport = { files, entries };
      this.emitFile({ type: 'asset', fileName: reportFile, source: JSON.stringify(report) });
    },
  };
}
