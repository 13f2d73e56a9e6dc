import { expect, it } from 'vitest';
import { ChangedMeanwhileError } from '../errors.js';
import { restrictionClearThreshold, setRestrictionClearThreshold } from './administration.js';
import { runChange } from './change.js';
import { overwriting } from './replacing.js';
import { fakeServer, noContent } from './testing/fakeServer.js';

/** A server whose threshold is this. */
function serverWith(threshold: unknown) {
  const { client, seen } = fakeServer(({ call }) =>
    call.startsWith('GET') ? Response.json({ threshold }) : noContent(),
  );
  return { client, sent: () => seen.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body) };
}

it.each([
  ['that nobody else has changed', 20, 20],
  ['that somebody else has made the same', 70, 20],
  ['that was not understood before either', 'twenty', Number.NaN],
])('a threshold is set in place of one %s', async (_, now, threshold) => {
  const { client, sent } = serverWith(now);
  await runChange(client, setRestrictionClearThreshold, { threshold: 70, seen: { threshold } });
  expect(sent()).toEqual(['threshold=70']);
  // Known at once, whatever becomes of the next read.
  expect(client.getQueryData(restrictionClearThreshold().queryKey)).toEqual({ threshold: 70 });
});

it('what somebody else has set meanwhile is replaced only by whoever has seen it', async () => {
  const { client, sent } = serverWith(50);
  const variables = { threshold: 70, seen: { threshold: 20 } };
  const error = await runChange(client, setRestrictionClearThreshold, variables).catch((thrown: unknown) => thrown);
  expect(sent()).toEqual([]);
  expect(error).toBeInstanceOf(ChangedMeanwhileError);
  if (!(error instanceof ChangedMeanwhileError)) return;
  expect(error.conflicts).toEqual([{ field: 'threshold', seen: 20, current: 50, sent: 70 }]);
  await runChange(client, setRestrictionClearThreshold, overwriting(variables, error));
  expect(sent()).toEqual(['threshold=70']);
});
