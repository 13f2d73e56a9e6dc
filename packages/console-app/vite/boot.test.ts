import { expect, it } from 'vitest';
import { storageKeys } from '../src/shared/storage.js';
import { boot } from './boot.js';

it.each(['mode', 'language', 'uiConfig', 'theme'] as const)(
  'reads %s under the key that the console keeps it under',
  (name) => {
    expect(boot.toString()).toContain(storageKeys[name]);
  },
);

it('uses nothing from outside itself, as it is printed into the page', () => {
  expect(boot.toString()).not.toMatch(/__vite|_import|\bimport\b|require\(/);
});
