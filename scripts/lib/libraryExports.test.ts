import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenExports } from './libraryExports.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
  for (const file of ['index.js', 'index.d.ts', 'themes/metal/index.js', 'tokens/metal.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['what is all there', { '.': { types: './index.d.ts', default: './index.js' } }, []],
  ['a missing file', { '.': { types: './index.d.ts', default: './main.js' } }, ['.: default ./main.js is missing']],
  [
    'a source that stays in the repository',
    { '.': { 'livery-source': './src/index.ts', types: './index.d.ts', default: './index.js' } },
    ['.: livery-source ./src/index.ts is missing'],
  ],
  ['no types', { '.': { default: './index.js' } }, ['. needs both "types" and "default"']],
  [
    'a pattern, each folder it matches',
    { './themes/*': { types: './themes/*/index.d.ts', default: './themes/*/index.js' } },
    ['./themes/metal: types ./themes/metal/index.d.ts is missing'],
  ],
  ['files of data, which have no types', { './tokens/*': { default: './tokens/*' } }, []],
  [
    'a pattern that matches nothing',
    { './icons/*': { types: './icons/*.d.ts', default: './icons/*.js' } },
    ['./icons/* matches nothing'],
  ],
])('%s', (_name, exported, broken) => {
  expect(brokenExports(folder, exported as Record<string, Record<string, string>>)).toEqual(broken);
});
