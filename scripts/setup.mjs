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
  media: 'scripts/media.ts',
  visual: 'scripts/visual.ts',
  chromatic: 'scripts/chromatic.ts',
  pictures: 'scripts/pictures.ts',
  fuzz: 'scripts/fuzz.ts',
  contrast: 'scripts/contrast.ts',
  theme: 'packages/ui/src/create-theme/cli.ts',
  budgets: 'scripts/budgets.ts',
  sizes: 'scripts/sizes.ts',
  s3: 'scripts/s3.ts',
  engines: 'scripts/engines.ts',
