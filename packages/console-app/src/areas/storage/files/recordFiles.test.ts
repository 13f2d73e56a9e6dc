import { expect, it, vi } from 'vitest';
import { ConnectionError, ForbiddenError } from '@livery/api/errors';
import { runBulk } from '@livery/api/queries/bulk';
import type { Activity } from '#shared/storage.js';
import { recorded } from './recordFiles.js';

const refused = new ForbiddenError('Locked', '', { status: 403 });

it.each<[string, readonly (Error | undefined)[], Partial<Activity>]>([
  [
    'whose responses were lost is unknown',
    [new ConnectionError(), undefined],
    { state: 'unknown', progress: { total: 2, done: 1, failed: 0, cancelled: 0, unknown: 1 } },
  ],
  [
    'of which some were refused has failed, and says why',
    [new ConnectionError(), refused],
    {
      state: 'failed',
      progress: { total: 2, done: 0, failed: 1, cancelled: 0, unknown: 1 },
      error: { message: refused.message },
    },
  ],
])('work on files %s', async (_, ends, activity) => {
  const record = vi.fn<(activity: Activity) => void>();
  const log = { record } as unknown as Parameters<typeof recorded>[0];
  const send = recorded(log, 'deleteFiles', 'shop', (rows: typeof ends, options) =>
    runBulk(rows, (error) => (error ? Promise.reject(error) : undefined), options),
  );
  await send(ends, {});
  expect(record).toHaveBeenLastCalledWith(expect.objectContaining(activity));
});
