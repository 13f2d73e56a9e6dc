import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/stage.js';
import { quickJourneys } from './quickJourneys.js';

it.each(Object.entries(quickJourneys))('%s.spec.ts has a journey that is called “… %s …”', (file, words) => {
  const text = readFileSync(join(root, `packages/console-app/e2e/${file}.spec.ts`), 'utf8');
  expect(text.match(/test\('[^']*/g)?.filter((title) => title.includes(words))).toHaveLength(1);
});
