import { expect, it } from 'vitest';
import type { Location } from '@livery/api/generated/types';
import type { VmsOfLocations } from './useVms.js';
import { answersOf } from './answers.js';

const locations = ['jhv', 'tll'].map((slug) => ({ slug }) as Location);

it.each([
  ['all', 'nobody failed', ['jhv'], []],
  ['all', 'there are no machines', [], []],
  ['all', 'the failed one is known from before', ['jhv', 'tll'], ['tll']],
  ['some', 'one failed', ['jhv'], ['tll']],
  ['some', 'one failed and the other has no machines', [], ['tll']],
  ['none', 'all failed', [], ['jhv', 'tll']],
])('is "%s" where %s', (answers, _name, withVms, failed) => {
  const vms = withVms.map((location) => ({ location })) as VmsOfLocations['vms'];
  const errors = failed.map((location) => ({ location, error: new Error('no'), refetch: () => undefined }));
  expect(answersOf({ vms, errors }, locations)).toBe(answers);
});
