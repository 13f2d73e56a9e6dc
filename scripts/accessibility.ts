/*
 * Writes what the stories of the library find out about the accessibility of each component into
 * packages/ui/docs/accessibility.json: of all, or of those whose files are named after `--`. The pages of docs show it, and
 * `npm test` says where it is stale.
 */
import { spawnSync } from 'node:child_process';
import { recordFile } from './lib/accessibility.js';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/stage.js';

const files = process.argv.slice(2);
ensureChromium();
const reporter = '--reporter=./scripts/lib/accessibilityReporter.ts';
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'stories',
    '--reporter=dot',
    reporter,
    ...(files.length > 0 ? files : ['packages/ui']),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LIVERY_ACCESSIBILITY: files.length > 0 ? 'part' : 'whole' } },
);
if (status === 0) spawnSync('npx', ['oxfmt', recordFile], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
