import { expect, it } from 'vitest';
import { ForbiddenError } from '@livery/api/errors';
import { failedQueries, type Query } from './Unsent.js';

const failed: Query = {
  error: new Error('No'),
  isEnabled: true,
  isLoading: false,
  isFetching: false,
  refetch: () => Promise.resolve(),
};

it.each<[string, Partial<Query>, boolean]>([
  ['has failed', {}, true],
  ['has failed and gave nothing to choose', { data: [] }, true],
  ['has failed after it gave something', { data: ['ubuntu'] }, false],
  ['is being tried again', { isFetching: true }, false],
  ['may not be read', { error: new ForbiddenError('No', '', { status: 403 }) }, false],
  ['has failed and is no longer needed', { isEnabled: false }, false],
])('a query that %s', (_, query, counts) => {
  expect(failedQueries([undefined, { ...failed, ...query }])).toHaveLength(counts ? 1 : 0);
});
