/*
 * Collects the words of the console into its catalogues and makes the pseudo language. With --check it changes nothing
 * and says what is missing: a word that is not collected, or one without its Estonian.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/stage.js';

const catalogues = join(root, 'packages/console-app/src/i18n/catalogues');
const checking = process.argv.includes('--check');

function read(): Map<string, string> {
  const files = readdirSync(catalogues, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path, readFileSync(path, 'utf8').replace(/^"POT-Creation-Date:.*\n/m, '')];
    }),
  );
}

function untranslated(path: string, text: string): string[] {
  const entries = text.split(/\n\n+/).slice(1);
  return entries
    .filter((entry) => /\nmsgstr ""$/m.test(entry) && !/\nmsgstr ""\n"/.test(entry) && !entry.includes('#~'))
    .map((entry) => `${path.slice(catalogues.length + 1)}: ${/msgid "(.*)"/.exec(entry)?.[1] ?? entry}`);
}

/** The catalogues as collecting leaves them. Throws with what the collector said when it cannot. */
function collected(): Map<string, string> {
  const { status, stdout, stderr } = spawnSync('npx', ['lingui', 'extract', '--clean', '--overwrite'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The words cannot be collected:\n${stdout}${stderr}`);
  if (!checking) console.log(stdout);
  return read();
}

const before = read();
const saved = mkdtempSync(join(root, 'node_modules/.livery-catalogues-'));
cpSync(catalogues, saved, { recursive: true });
let after = before;
try {
  after = collected();
} finally {
  if (checking) {
    // The folder itself stays: other checks may be reading the tree.
    for (const path of read().keys()) if (!before.has(path)) rmSync(path);
    cpSync(saved, catalogues, { recursive: true });
  }
  rmSync(saved, { recursive: true });
}

const stale = [...after]
  .filter(([path, text]) => before.get(path) !== text)
  .map(([path]) => path.slice(catalogues.length + 1));
const missing = [...after]
  .filter(([path]) => path.includes('/et/'))
  .flatMap(([path, text]) => untranslated(path, text));

if (missing.length > 0) console.error(`Without Estonian:\n  ${missing.join('\n  ')}`);
if (checking && stale.length > 0) console.error(`Not collected: ${stale.join(', ')}. Run: npm run words`);
process.exitCode = missing.length > 0 || (checking && stale.length > 0) ? 1 : 0;
