import { expect, it, vi } from 'vitest';
import { ConnectionError, GeneralError } from '@livery/api/errors';
import { groupFailures } from './failures.js';

const failure = (location: string, error: Error) => ({ location, error, refetch: vi.fn<() => void>() });
const refused = (message: string, correlationId?: string, status = 500) =>
  new GeneralError(message, { message }, { status, correlationId });

it('tells once what several locations said, with all correlation ids, and asks them all again', () => {
  const failures = [
    failure('jhv', refused('Out of order', 'a1')),
    failure('tll', refused('Out of order', 'b2')),
    failure('trtu', refused('Out of order')),
  ];
  const [one, ...others] = groupFailures(failures);
  expect(others).toEqual([]);
  expect(one?.locations).toEqual(['jhv', 'tll', 'trtu']);
  expect(one?.error.message).toBe('Out of order [a1, b2] (HTTP 500)');
  one?.refetch();
  for (const { refetch } of failures) expect(refetch).toHaveBeenCalledOnce();
});

it.each([
  ['another message', refused('Out of order'), refused('Closed')],
  ['another status', refused('Out of order'), refused('Out of order', undefined, 503)],
  ['another kind', refused('Out of order'), new ConnectionError()],
])('keeps %s apart', (_name, one, other) => {
  const failures = [failure('jhv', one), failure('tll', other)];
  expect(groupFailures(failures).map(({ locations }) => locations)).toEqual([['jhv'], ['tll']]);
});

it('leaves a single failure as it is', () => {
  const error = refused('Out of order', 'a1');
  expect(groupFailures([failure('jhv', error)])[0]?.error).toBe(error);
});

it('tells a broken connection to all locations once', () => {
  const failures = ['jhv', 'tll'].map((location) => failure(location, new ConnectionError()));
  expect(groupFailures(failures)).toHaveLength(1);
});
