import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brokenExports } from './libraryExports.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exports-'));
  for (const file of ['src/index.ts', 'dist/index.js', 'dist/index.d.ts', 'dist/themes/metal/index.js']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  [
    'what is all there',
    { '.': { 'livery-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
    [],
  ],
  [
    'a missing file',
    { './testing': { types: './dist/index.d.ts', default: './dist/testing.js' } },
    ['./testing: default ./dist/testing.js is missing'],
  ],
  [
    'a missing source',
    { '.': { 'livery-source': './src/main.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
    ['.: livery-source ./src/main.ts is missing'],
  ],
  ['no types', { '.': { default: './dist/index.js' } }, ['. needs both "types" and "default"']],
  [
    'a pattern, each folder it matches',
    { './themes/*': { types: './dist/themes/*/index.d.ts', default: './dist/themes/*/index.js' } },
    ['./themes/metal: types ./dist/themes/metal/index.d.ts is missing'],
  ],
  [
    'a pattern that matches nothing',
    { './icons/*': { types: './dist/icons/*.d.ts', default: './dist/icons/*.js' } },
    ['./icons/* matches nothing'],
  ],
  ['what only the repository reaches', { './*': { 'livery-source': './src/*.ts' } }, []],
])('%s', (_name, exported, broken) => {
  expect(brokenExports(folder, exported as Record<string, Record<string, string>>)).toEqual(broken);
});
