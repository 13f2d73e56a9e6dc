import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfSources } from './hashOfSources.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-hash-'));
  writeFileSync(join(folder, 'Button.css.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('is other for other sources, and the same for the same', () => {
  const first = hashOfSources(folder);
  expect(hashOfSources(folder)).toBe(first);
  writeFileSync(join(folder, 'Button.css.ts'), 'two');
  expect(hashOfSources(folder)).not.toBe(first);
});

test('does not depend on tests and stories', () => {
  const first = hashOfSources(folder);
  writeFileSync(join(folder, 'Button.stories.tsx'), 'a story');
  writeFileSync(join(folder, 'Button.test.ts'), 'a test');
  expect(hashOfSources(folder)).toBe(first);
});
