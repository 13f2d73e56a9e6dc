import { gzipSync } from 'node:zlib';
import { rolldown, type OutputChunk } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import type { Plugin, ResolvedConfig } from 'vite';
import { loadGraph, type LoadGraph, type ModuleGroup } from './loadGraph.js';

const idOf = (file: string): string => file.replace(/\.js$/, '');

/** By how much code gets smaller when it is compressed with the rest of its file instead of alone. */
const sharing = 0.86;

/** Nothing is removed while minifying: the code of a group alone does not say what other groups call. */
function compressed(code: readonly string[]): number {
  const minified = minifySync('group.js', code.join('\n'), { compress: false, mangle: true });
  return gzipSync(minified.code).length * sharing;
}

const groupOf = ({ fileName, modules, imports, dynamicImports, ...chunk }: OutputChunk): ModuleGroup => ({
  id: idOf(fileName),
  modules: new Map(Object.entries(modules).map(([id, { code }]) => [id, code ?? ''])),
  bytes: compressed(Object.values(modules).map(({ code }) => code ?? '')),
  imports: imports.map(idOf),
  dynamicImports: dynamicImports.map(idOf),
  entry: (chunk.isEntry || chunk.isDynamicEntry ? chunk.facadeModuleId : undefined) ?? undefined,
  isRoot: chunk.isEntry,
});

/**
 * Runs the bundler once over the modules that the build has read, to learn which of them each screen, dialog and tab
 * really needs: the module graph alone would say that whoever imports one component of a library imports all of them.
 * The plugins that decide about files and messages read the result.
 */
export function dryRun(together: Record<string, readonly string[]>): Plugin & { graph: () => LoadGraph } {
  let config: ResolvedConfig;
  let found: LoadGraph | undefined;
  return {
    name: 'livery-dry-run',
    apply: 'build',
    graph() {
      if (!found) throw new Error('The modules of the build are not known before all of them are read.');
      return found;
    },
    configResolved(resolved) {
      config = resolved;
    },
    async buildEnd(error) {
      if (error) return;
      const bundle = await rolldown({
        input: Object.fromEntries(
          [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry).map((id) => ['start', id]),
        ),
        transform: { define: { 'process.env.NODE_ENV': '"production"', ...config.define } },
        // Else the target of an `import()` may be merged into a chunk of other modules and is no entry any more.
        experimental: { chunkOptimization: { mergeCommonChunks: false } },
        logLevel: 'silent',
        plugins: [
          {
            name: 'modules-of-the-build',
            resolveId: async (source, importer) => {
              if (importer === undefined) return source;
              const resolved = await this.resolve(source, importer);
              return resolved && { ...resolved, external: Boolean(resolved.external) };
            },
            load: (id) => {
              const module = this.getModuleInfo(id);
              if (!module || module.code === null) return null;
              return { code: module.code, moduleType: 'js', moduleSideEffects: module.moduleSideEffects };
            },
          },
        ],
      });
      const { output } = await bundle.generate({
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
      });
      await bundle.close();
      found = loadGraph(output.filter((file) => file.type === 'chunk').map(groupOf), together);
    },
  };
}
