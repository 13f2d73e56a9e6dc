/*
 * Makes packages/api/src/generated from the contract: types, response and request schemas, the operation table.
 * With --check it only says whether the committed files are what the contract gives.
 */
import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { onlyArea } from './onlyArea.js';
import { operationFiles } from './operationFiles.js';

const root = resolve(import.meta.dirname, '../..');
const target = join(root, 'packages/api/src/generated');
const banner = '/* Made from openapi/ by `npm run generate`. Never edited by hand. */\n';

async function bundle(into: string): Promise<OpenAPI3> {
  const file = join(into, 'openapi.json');
  execFileSync('npx', ['redocly', 'bundle', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml', '-o', file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return JSON.parse(await readFile(file, 'utf8')) as OpenAPI3;
}

/** The schemas of one area by themselves, so that a page that asks for one area's calls loads no other's. */
async function schemas(spec: OpenAPI3, tag: string, into: string): Promise<string> {
  await createClient({
    input: onlyArea(spec, tag) as never,
    output: { path: into, clean: true },
    logs: { level: 'silent' },
    plugins: [{ name: 'zod', compatibilityVersion: 'mini', metadata: false }],
  });
  return readFile(join(into, 'zod.gen.ts'), 'utf8');
}

async function generate(): Promise<Map<string, string>> {
  const work = await mkdtemp(join(root, 'node_modules/.livery-generate-'));
  try {
    const spec = await bundle(work);
    const types = astToString(
      await openapiTS(structuredClone(spec), {
        rootTypes: true,
        rootTypesNoSchemaPrefix: true,
        defaultNonNullable: false,
      }),
    );
    const areas: [string, string][] = [];
    for (const { name } of spec.tags ?? []) {
      areas.push([`schemas/${name}.ts`, banner + (await schemas(spec, name, join(work, name)))]);
    }
    return new Map([
      ['types.ts', banner + types],
      ...areas,
      ...Object.entries(operationFiles(spec)).map(([name, text]) => [name, banner + text] as const),
    ]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Lints the contract. The rules are strict: a warning is an error. */
function lint(): void {
  execFileSync('npx', ['redocly', 'lint', 'openapi/openapi.yaml', '--config', 'openapi/redocly.yaml'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const files = await generate();
if (process.argv.includes('--check')) {
  lint();
  const entries = await readdir(target, { recursive: true, withFileTypes: true }).catch(() => []);
  const present = entries.filter((one) => one.isFile()).map((one) => relative(target, join(one.parentPath, one.name)));
  const stale = present.filter((name) => !files.has(name));
  for (const [name, text] of files) {
    if ((await readFile(join(target, name), 'utf8').catch(() => '')) !== text) stale.push(name);
  }
  if (stale.length > 0) {
    console.error(`Stale in packages/api/src/generated: ${stale.join(', ')}. Run: npm run generate`);
    process.exit(1);
  }
  console.log(`packages/api/src/generated is what openapi/ gives (${files.size} files).`);
} else {
  await rm(target, { recursive: true, force: true });
  for (const [name, text] of files) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await writeFile(join(target, name), text);
  }
  console.log(`Wrote ${files.size} files to packages/api/src/generated.`);
}
