import { expect, it } from 'vitest';
import { answersOf } from './useRows.js';

it.each([
  ['all', 'nobody failed', ['jhv'], []],
  ['all', 'there are no rows', [], []],
  ['all', 'the failed one is known from before', ['jhv', 'tll'], ['tll']],
  ['some', 'one failed', ['jhv'], ['tll']],
  ['some', 'one failed and the other has no rows', [], ['tll']],
  ['none', 'all failed', [], ['jhv', 'tll']],
])('is "%s" where %s', (answers, _name, withRows, failed) => {
  const failures = failed.map((location) => ({ location }));
  expect(answersOf(failures, new Set(withRows), 2)).toBe(answers);
});
