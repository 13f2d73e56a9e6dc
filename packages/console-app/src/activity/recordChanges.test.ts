import { expect, it, vi } from 'vitest';
import { runChange } from '@livery/api/queries/change';
import { startVm } from '@livery/api/queries/compute';
import { fakeServer, noContent, refusal } from '@livery/api/queries/testing/fakeServer';
import { openPage } from '#testing/services.js';
import type { Activity } from '#shared/storage.js';
import { recordChanges } from './recordChanges.js';

const record = vi.hoisted(() => vi.fn<(activity: Activity) => void>());
vi.mock('#shared/activityLog.js', () => ({ createActivityLog: () => ({ record }) }));
vi.mock('./describeChange.js', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it.each([
  ['done', noContent],
  ['failed', () => refusal('No power')],
  [
    'unknown',
    (): never => {
      throw new TypeError('Failed to fetch');
    },
  ],
] as const)('a change is recorded where the code that names it does not come: %s', async (state, answer) => {
  const { client } = fakeServer(answer);
  openPage({}, client);
  recordChanges(client);
  const running = runChange(client, startVm, { location: 'jhv', uuid: 'vm-1' }).catch(() => undefined);
  await vi.waitFor(() => expect(record).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'running' })));
  await running;
  expect(record).toHaveBeenLastCalledWith(
    expect.objectContaining({ operation: 'startVm', state, endedAt: expect.any(Number) as number }),
  );
});
