import { expect, it } from 'vitest';
import { paths } from '../../packages/console-app/src/shared/paths.js';
import { screens } from './screens.js';

it('each path of the console has a screen in the fuzz', () => {
  const fuzzed = new Set<string>(screens.map(({ path }) => path));
  expect(Object.keys(paths).filter((name) => !fuzzed.has(name))).toEqual([]);
});

it('a screen whose address has parameters says what it is about, and no other does', () => {
  const wrong = screens.filter(({ path, of }) => paths[path].includes(':') !== (of !== undefined));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

it('a screen is named once', () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});
