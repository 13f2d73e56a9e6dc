import { isOutcomeUnknown } from '@livery/api/errors';
import type { BulkOptions, BulkOutcome } from '@livery/api/queries/bulk';
import type { ActivityLog } from '#shared/activityLog.js';
import { href } from '#shared/paths.js';
import { recordBatch, type ReportBatch } from '#shared/recordBatch.js';

/** What is done with files, as the activity centre calls it. */
export type FileOperation = 'uploadFiles' | 'createFolder' | 'renameFiles' | 'moveFiles' | 'deleteFiles';

/** Records work on many files of a bucket as one entry of the activity centre. */
export const recordFiles = (
  log: ActivityLog,
  operation: FileOperation,
  bucketName: string,
  total: number,
): ReportBatch =>
  recordBatch(
    log,
    {
      operation,
      target: {
        kind: 'bucket',
        id: bucketName,
        name: bucketName,
        href: href('bucket', { storageName: bucketName }, { tab: 'files' }),
      },
    },
    total,
  );

type Send<Row> = (rows: readonly Row[], options: BulkOptions) => Promise<BulkOutcome<Row>[]>;

/** The same work, recorded with its progress and result. */
export const recorded =
  <Row>(log: ActivityLog, operation: FileOperation, bucketName: string, send: Send<Row>): Send<Row> =>
  async (rows, options) => {
    const total = rows.length;
    if (total === 0) return send(rows, options);
    const report = recordFiles(log, operation, bucketName, total);
    const outcomes = await send(rows, {
      ...options,
      onProgress(done, all) {
        // How each has ended is told when all have.
        if (done < all) report({ total, done: Math.floor(done), failed: 0, cancelled: 0 });
        options.onProgress?.(done, all);
      },
    });
    const count = (result: BulkOutcome<Row>['result']) => outcomes.filter((one) => one.result === result).length;
    const errors = outcomes.flatMap((one) => (one.result === 'failed' ? [one.error] : []));
    const failures = errors.filter((error) => !isOutcomeUnknown(error));
    report(
      {
        total,
        done: count('done'),
        failed: failures.length,
        cancelled: count('cancelled'),
        unknown: errors.length - failures.length,
      },
      failures[0] ?? errors[0],
    );
    return outcomes;
  };
