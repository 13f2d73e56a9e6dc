import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { filesOfRelease, isCompressible } from '../../packages/console-app/server/siteFiles.js';
import { reportFile, type BuildReport } from '../../packages/console-app/vite/buildReport.js';
import { buildConsole, inputs as consoleInputs } from './buildConsole.js';
import { root } from './stage.js';
import { noticesOf, packagesOf, softwareListOf } from './thirdParty.js';
import { outdated } from './upToDate.js';

/** The folder that is delivered. It needs nothing else of the repository. */
export const dist = join(root, 'dist');

const server = join(root, 'packages/console-app/server');

/** All that the folder is made from, relative to the root. */
const inputs = [
  ...consoleInputs,
  'packages/console-app/server',
  ...['buildDist', 'thirdParty'].map((name) => `scripts/lib/${name}.ts`),
];

/** All files in a folder and in those below it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Puts a compressed file beside each that is worth it, for servers that send files as they are. */
async function compressFiles(folder: string): Promise<void> {
  // The page is made by the server, for each host.
  const files = filesBelow(folder).filter((file) => isCompressible(file) && !file.endsWith('index.html'));
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
}

/** Bundles the server with all that it needs into one file. Returns the source files in it. */
async function bundleServer(file: string): Promise<string[]> {
  const build = await rolldown({
    input: join(server, 'main.ts'),
    platform: 'node',
    resolve: {
      conditionNames: ['livery-source', 'import', 'node', 'default'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
  });
  const { output } = await build.write({ file, format: 'esm', banner: '/* See THIRD-PARTY-NOTICES.txt. */' });
  await build.close();
  return output.flatMap((chunk) =>
    chunk.type === 'chunk'
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
      : [],
  );
}

/** The source files in the files of the console, fonts and pictures too. */
function sourcesOfConsole(built: string): string[] {
  const report = JSON.parse(readFileSync(join(built, reportFile), 'utf8')) as BuildReport;
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, unknown>;
  const modules = report.files.flatMap((file) =>
    Object.entries(file.modules).flatMap(([module, bytes]) => (bytes > 0 ? [module] : [])),
  );
  return [...modules, ...Object.keys(manifest).map((path) => path.replace(/^(\.\.\/)+/, ''))];
}

/**
 * Makes `dist/` unless it is of the same sources: the console for any number of hosts, the server that sends it, and what
 * else is needed to run both. The sandbox is in it with `mockApi` alone.
 */
export async function buildDist({ mockApi = false, force = false } = {}): Promise<string> {
  const key = { name: `dist${mockApi ? '-with-mock-api' : ''}`, inputs, product: join(dist, 'server.mjs') };
  const markBuilt = outdated(key, force);
  if (!markBuilt) return dist;
  const built = buildConsole({ mockApi, force });
  const next = `${dist}.next`;
  rmSync(next, { recursive: true, force: true });
  const site = join(next, filesOfRelease);
  mkdirSync(site, { recursive: true });
  cpSync(built, site, {
    recursive: true,
    filter: (path) => !['.vite', 'headers.json'].includes(relative(built, path)),
  });
  cpSync(join(built, 'headers.json'), join(next, 'headers.json'));
  cpSync(join(server, 'deployment'), next, { recursive: true });
  const [ofServer] = await Promise.all([bundleServer(join(next, 'server.mjs')), compressFiles(site)]);
  const packages = packagesOf({
    'server.mjs': ofServer.map((file) => relative(root, file)),
    site: sourcesOfConsole(built),
  });
  const { version } = JSON.parse(readFileSync(join(site, 'version.json'), 'utf8')) as { version: string };
  writeFileSync(join(next, 'THIRD-PARTY-NOTICES.txt'), noticesOf(packages));
  writeFileSync(join(next, 'sbom.cdx.json'), `${JSON.stringify(softwareListOf(packages, version), undefined, 2)}\n`);
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
  markBuilt();
  return dist;
}
