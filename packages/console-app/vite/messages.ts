import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { parseSync, Visitor, type ESTree, type Plugin, type ResolvedConfig } from 'vite';
import type { LoadGraph } from './loadGraph.js';

/** Compiled messages by id. */
type Messages = Record<string, unknown>;

/** What stands for the name of a part until the build knows whether the part has messages. */
const mark = 'livery-messages:';
const marks = new RegExp(`(["'\`])${mark}([^"'\`]+)\\1`, 'g');

/**
 * Splits the messages as the code is split: every `import()` of the console's own code fetches, beside the code, the
 * messages of what it brings along. Which these are is found by the build and listed nowhere. Translators keep whole
 * catalogues; the build makes a file of each part in each language, all under one version that the page names, so that
 * a corrected translation changes no file of code.
 */
export function messages(graph: () => LoadGraph): Plugin {
  let config: ResolvedConfig;
  let split: Promise<SplitMessages> | undefined;
  const isOwn = (id: string) => id.startsWith(join(config.root, 'src/'));
  const splitMessages = () => (split ??= compiledCatalogues().then((catalogues) => splitByEntry(graph(), catalogues)));

  return {
    name: 'livery-messages',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/catalogues\.js$/ },
      handler: (_source, importer) =>
        importer === join(config.root, 'src/i18n/i18n.ts') ? join(config.root, 'src/i18n/messageFiles.ts') : null,
    },
    transform: {
      order: 'post',
      filter: { code: /\bimport\(/ },
      async handler(code, id) {
        if (!isOwn(id)) return null;
        let result = code;
        for (const { start, end, source } of dynamicImportsOf(code).toReversed()) {
          // oxlint-disable-next-line no-await-in-loop -- a file has few
          const target = await this.resolve(source, id);
          if (!target || !isOwn(target.id)) continue;
          const part = JSON.stringify(mark + relative(config.root, target.id));
          result = `${result.slice(0, start)}importWithMessages(() => ${code.slice(start, end)}, ${part})${result.slice(end)}`;
        }
        if (result === code) return null;
        const helper = JSON.stringify(join(config.root, 'src/i18n/i18n.ts'));
        return { code: `import { importWithMessages } from ${helper};\n${result}`, map: null };
      },
    },
    async renderChunk(code) {
      if (!code.includes(mark)) return null;
      const { parts } = await splitMessages();
      const { loadedWith } = graph();
      const named = code.replaceAll(marks, (_, _quote, path: string) => {
        const entry = join(config.root, path);
        if (!loadedWith.has(entry))
          throw new Error(`${path} is fetched by an import() but is no entry: its messages would be missing.`);
        return JSON.stringify(parts.get(entry) ?? '');
      });
      return { code: named, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const { version } = await splitMessages();
        return [{ tag: 'meta', attrs: { name: 'livery-messages', content: version }, injectTo: 'head' }];
      },
    },
    async generateBundle() {
      const { version, files } = await splitMessages();
      for (const [path, source] of files) {
        this.emitFile({ type: 'asset', fileName: `assets/messages/${version}/${path}`, source });
      }
    },
  };
}

interface DynamicImport {
  start: number;
  end: number;
  source: string;
}

function dynamicImportsOf(code: string): DynamicImport[] {
  const found: DynamicImport[] = [];
  const collect = ({ start, end, source }: ESTree.ImportExpression) => {
    if (source.type === 'Literal' && typeof source.value === 'string') found.push({ start, end, source: source.value });
  };
  new Visitor({ ImportExpression: collect }).visit(parseSync('module.js', code).program);
  return found;
}

interface SplitMessages {
  /** Names of the parts by the entry that brings them; without entries that bring no message. */
  parts: ReadonlyMap<string, string>;
  /** Text of each file by its path, as `et/VmList.json`. */
  files: ReadonlyMap<string, string>;
  /** Changes with any of the files. */
  version: string;
}

/** `catalogues` holds the messages of each language; all of them hold the same ids. */
function splitByEntry({ fetchedBy }: LoadGraph, catalogues: ReadonlyMap<string, Messages>): SplitMessages {
  const [known = {}] = catalogues.values();
  const idsOf = new Map<string, Set<string>>();
  for (const [{ modules }, entries] of fetchedBy) {
    // Whatever in the code looks like the id of a message, and is one.
    const ids = [...modules.values()]
      .flatMap((code) => [...code.matchAll(/\bid: "([^"]+)"/g)].map(([, id = '']) => id))
      .filter((id) => id in known);
    for (const entry of ids.length > 0 ? entries : []) idsOf.set(entry, new Set([...(idsOf.get(entry) ?? []), ...ids]));
  }
  const names = new Map([...fetchedBy.keys()].map(({ entry, id }) => [entry, id]));
  const parts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [entry, ids] of [...idsOf].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const name = names.get(entry) ?? '';
    parts.set(entry, name);
    for (const [language, catalogue] of catalogues) {
      const own = [...ids].map((id) => [id, catalogue[id]] as const);
      files.set(`${language}/${name}.json`, JSON.stringify(Object.fromEntries(own)));
    }
  }
  const version = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 8);
  return { parts, files, version };
}

/** The messages of all catalogues by language. Throws where two translate one message differently. */
async function compiledCatalogues(): Promise<Map<string, Messages>> {
  const settings = getConfig();
  const { fallbackLocales = {}, sourceLocale = 'en', pseudoLocale = '', locales } = settings;
  const catalogues = await getCatalogs(settings);
  const byLanguage = new Map<string, Messages>();
  for (const language of locales) {
    const all: Messages = {};
    for (const catalogue of catalogues) {
      // oxlint-disable-next-line no-await-in-loop -- a handful of small files
      const translations = await catalogue.getTranslations(language, { fallbackLocales, sourceLocale });
      const { source, errors } = createCompiledCatalog(language, translations.messages, {
        namespace: 'json',
        pseudoLocale,
      });
      if (errors.length > 0)
        throw new Error(`${catalogue.path}: ${errors.map(({ error }) => error.message).join(', ')}`);
      const compiled = (JSON.parse(source) as { messages: Messages }).messages;
      for (const [id, message] of Object.entries(compiled)) {
        if (id in all && JSON.stringify(all[id]) !== JSON.stringify(message)) {
          throw new Error(
            `Two catalogues translate one message differently into ${language}: ${JSON.stringify([all[id], message])}`,
          );
        }
        all[id] = message;
      }
    }
    byLanguage.set(language, all);
  }
  return byLanguage;
}
