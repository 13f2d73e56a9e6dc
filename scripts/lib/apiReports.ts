import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { libraryDist } from './buildLibrary.js';
import { root } from './stage.js';

/** Where the reports lie, one for each path that can be imported. */
export const reportFolder = join(root, 'packages/ui/api');

const hashFile = join(root, '.changeset/api-of-release.txt');

/** Declarations by the name of their report. Themes are alike: one stands for all. */
const entries: Readonly<Record<string, string>> = {
  collections: 'collections/index.d.ts',
  'create-theme': 'create-theme/index.d.ts',
  index: 'index.d.ts',
  styling: 'styling.d.ts',
  testing: 'testing/index.d.ts',
  'testing-playwright': 'testing/playwright/index.d.ts',
  theme: 'theme/index.d.ts',
  'theme-region': 'theme-region.d.ts',
  themes: 'themes/index.d.ts',
  'themes-metal': 'themes/metal/index.d.ts',
};

const none = { default: { logLevel: ExtractorLogLevel.None } };

function reportOf(name: string, folder: string): string {
  const file = join(libraryDist, entries[name] ?? '');
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ['es2023', 'dom', 'dom.iterable'],
  };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: libraryDist,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: { enabled: true, reportFileName: `${name}.api.md`, reportFolder: folder, reportTempFolder: folder },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: none,
        extractorMessageReporting: none,
        tsdocMessageReporting: none,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(libraryDist, 'package.json'),
    projectFolderLookupToken: libraryDist,
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
    },
  });
  return readFileSync(join(folder, `${name}.api.md`), 'utf8');
}

/** The public declarations of the built library, a text for each path that can be imported, by file name. */
export function apiReports(): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-api-'));
  try {
    return new Map(Object.keys(entries).map((name) => [`${name}.api.md`, reportOf(name, folder)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reports that are not as the library is now, a sentence each. */
export function staleReports(reports: ReadonlyMap<string, string>): string[] {
  return [...reports].flatMap(([file, text]) => {
    const path = join(reportFolder, file);
    return existsSync(path) && readFileSync(path, 'utf8') === text ? [] : [`packages/ui/api/${file}: npm run api`];
  });
}

const hashOf = (reports: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update([...reports.values()].join('\n'))
    .digest('hex');

/** What `npm run version` writes beside the changesets: the hash of the reports of the version that is made. */
export const releaseRecord = (reports: ReadonlyMap<string, string>): { file: string; text: string } => ({
  file: hashFile,
  text: `${hashOf(reports)}\n`,
});

/** A public interface that is other than that of the last version needs a changeset for the library. */
export function missingChangeset(reports: ReadonlyMap<string, string>): string[] {
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8').trim() === hashOf(reports)) return [];
  const folder = join(root, '.changeset');
  const exists = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .some((file) => /^['"]@livery\/ui['"]: (major|minor|patch)$/m.test(readFileSync(join(folder, file), 'utf8')));
  return exists ? [] : ['the public interface is not that of the last version: describe the change by npx changeset'];
}
