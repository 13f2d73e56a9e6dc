/*
 * The way into every command from a clean clone: checks Node, installs what the lock file names when it is not there
 * yet, then runs the task's TypeScript. Plain JavaScript, because nothing is installed when it starts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasks = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  generate: 'scripts/codegen/generate.ts',
  build: 'scripts/build.ts',
  words: 'scripts/words.ts',
  bench: 'scripts/bench.ts',
  stories: 'scripts/stories.ts',
  visual: 'scripts/visual.ts',
  chromatic: 'scripts/chromatic.ts',
  pictures: 'scripts/pictures.ts',
  fuzz: 'scripts/fuzz.ts',
  contrast: 'scripts/contrast.ts',
  theme: 'packages/ui/src/create-theme/cli.ts',
  budgets: 'scripts/budgets.ts',
  sizes: 'scripts/sizes.ts',
  api: 'scripts/api.ts',
  consumers: 'scripts/consumers.ts',
  s3: 'scripts/s3.ts',
  engines: 'scripts/engines.ts',
  browsers: 'scripts/browsers.ts',
  servers: 'scripts/servers.ts',
};

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) fail(`Livery needs Node 20.19 or newer; this is ${process.version}.`);
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const marker = join(root, 'node_modules/.livery-lock');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  process.stdout.write('Installing packages…\n');
  const done = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) fail('npm ci failed. Is the package registry reachable?');
  writeFileSync(marker, lock);
}

const [task = '', ...rest] = process.argv.slice(2);
if (!(task in tasks)) fail(`Usage: node scripts/setup.mjs ${Object.keys(tasks).join('|')}`);
checkNode();
install();
const run = spawn(
  process.execPath,
  ['--conditions=livery-source', '--import', 'tsx', join(root, tasks[task]), ...rest],
  { cwd: root, stdio: 'inherit' },
);
// Whoever stops this process means what it started: a server that lived on would keep its port.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => process.exit(code ?? 1));
