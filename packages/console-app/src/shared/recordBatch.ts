import { activityError } from './activityError.js';
import type { ActivityLog } from './activityLog.js';
import type { Activity, BatchProgress } from './storage.js';

/** How often the page says that a batch goes on, in ms. */
const heartbeat = 60_000;

/** Records how far a batch is; it ends when nothing of it is left. One that goes on after it ended is under way again. */
export type ReportBatch = (progress: BatchProgress, error?: Error) => void;

/** Records work on many things as one entry of the activity centre, from its beginning to its result. */
export function recordBatch(
  { record }: ActivityLog,
  { operation, target }: Pick<Activity, 'operation' | 'target'>,
  total: number,
): ReportBatch {
  const begun: Activity = {
    id: crypto.randomUUID(),
    operation,
    startedAt: Date.now(),
    state: 'running',
    ...(target && { target }),
  };
  let timer: ReturnType<typeof setInterval> | undefined;

  function report(progress: BatchProgress, error?: Error): void {
    const { done, failed, cancelled, unknown = 0 } = progress;
    clearInterval(timer);
    if (done + failed + cancelled + unknown < progress.total) {
      const recordProgress = (): void => record({ ...begun, heardAt: Date.now(), progress });
      timer = setInterval(recordProgress, heartbeat);
      recordProgress();
      return;
    }
    record({
      ...begun,
      endedAt: Date.now(),
      state: failed > 0 ? 'failed' : unknown > 0 ? 'unknown' : done > 0 ? 'done' : 'cancelled',
      progress,
      ...(error && { error: { message: activityError(error) } }),
    });
  }

  report({ total, done: 0, failed: 0, cancelled: 0 });
  return report;
}
