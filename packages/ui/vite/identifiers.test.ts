import { expect, test } from 'vitest';
import { versionedIdentifiers } from './identifiers.js';

test('the names of a file differ in their number alone, those of another file or version from the start', () => {
  const one = versionedIdentifiers('a');
  const names = ['8epd0', '8epd1', '8epda'].map((hash) => one({ hash, filePath: 'Badge.css.ts' }));
  expect(names).toEqual(['0', '1', 'a'].map((number) => `${names[0]?.slice(0, -1)}${number}`));
  expect(names[0]).toMatch(/^l[0-9a-z]{5}0$/);

  const prefix = names[0]?.slice(0, 6);
  expect(one({ hash: 'x1yz0', filePath: 'Button.css.ts' })).not.toContain(prefix);
  expect(versionedIdentifiers('b')({ hash: '8epd0', filePath: 'Badge.css.ts' })).not.toContain(prefix);
});
