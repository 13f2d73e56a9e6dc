/*
 * Makes the generated folders of packages/api and packages/console-app from the contract: types, calls, answer
 * shapes, texts, and what the sandbox needs.
 * With --check it only says whether the committed files are what the contract gives.
 */
import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { operationFiles } from './operationFiles.js';
import { problemsOf } from './checks.js';
import { readContract } from './contract.js';
import { onlyArea } from './onlyArea.js';
import { openTypes } from './openTypes.js';
import { sandboxFiles } from './sandboxFiles.js';
import { englishTexts, messageFiles } from './textFiles.js';
import { valueRuleFile } from './valueRuleFile.js';

const root = resolve(import.meta.dirname, '../..');
const targets = { api: 'packages/api/src/generated', console: 'packages/console-app/src/generated' };
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

/** All generated files by their path from the root. Throws with what the contract lacks. */
async function generate(): Promise<Map<string, string>> {
  const work = await mkdtemp(join(root, 'node_modules/.livery-generate-'));
  try {
    const spec = await bundle(work);
    const contract = readContract(spec);
    const problems = problemsOf(contract);
    if (problems.length > 0) throw new Error(`The contract is not complete:\n  ${problems.join('\n  ')}`);

    const types = astToString(
      await openapiTS(structuredClone(spec), {
        rootTypes: true,
        rootTypesNoSchemaPrefix: true,
        defaultNonNullable: false,
        transform: openTypes,
      }),
    );
    const api: Record<string, string> = {
      'types.ts': types,
      'texts.ts': englishTexts(contract),
      'valueRules.ts': valueRuleFile(contract),
      ...operationFiles(contract),
      ...sandboxFiles(contract),
    };
    for (const { name } of spec.tags ?? []) api[`schemas/${name}.ts`] = await schemas(spec, name, join(work, name));
    const files = [
      ...Object.entries(api).map(([name, text]) => [join(targets.api, name), text]),
      ...Object.entries(messageFiles(contract)).map(([name, text]) => [join(targets.console, name), text]),
    ];
    return new Map(files.map(([path = '', text = '']) => [path, banner + text]));
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

/** The files of a folder, by their path from the root. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((one) => one.isFile()).map((one) => relative(root, join(one.parentPath, one.name)));
}

const files = await generate();
const folders = Object.values(targets);
if (process.argv.includes('--check')) {
  lint();
  const present = (await Promise.all(folders.map(filesIn))).flat();
  const stale = present.filter((path) => !files.has(path));
  for (const [path, text] of files) {
    if ((await readFile(join(root, path), 'utf8').catch(() => '')) !== text) stale.push(path);
  }
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run: npm run generate`);
    process.exit(1);
  }
  console.log(`What is generated is what openapi/ gives (${files.size} files).`);
} else {
  for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  console.log(`Wrote ${files.size} files.`);
}
