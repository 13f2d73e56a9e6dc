import type { BulkOutcome } from '@livery/api/queries/bulk';
import { isOutcomeUnknown } from '@livery/api/errors';

/** A row that was left out, with the code of the reason. */
export type Skipped<Row> = { row: Row; result: 'skipped'; reason: string };

/** What became of one row of a bulk action. */
export type BulkResult<Row> = BulkOutcome<Row> | Skipped<Row>;

/** Outcomes after a retry: the newer one of a row in the place of the older. */
export function withRetried<Row>(
  before: readonly BulkResult<Row>[],
  retried: readonly BulkResult<Row>[],
  idOf: (row: Row) => string,
): BulkResult<Row>[] {
  const newer = new Map(retried.map((outcome) => [idOf(outcome.row), outcome]));
  return before.map((outcome) => newer.get(idOf(outcome.row)) ?? outcome);
}

/** Whether what failed may have been done all the same, because the response was lost. */
export const isUnknown = <Row>(outcome: BulkResult<Row>): boolean =>
  outcome.result === 'failed' && isOutcomeUnknown(outcome.error);

/**
 * The rows that another try may help. Those whose outcome is unknown are left out where another try could do it twice
 * (`mayRepeat`).
 */
export const retryable = <Row>(outcomes: readonly BulkResult<Row>[], mayRepeat = false): Row[] =>
  outcomes
    .filter((one) => one.result === 'cancelled' || (one.result === 'failed' && !(mayRepeat && isUnknown(one))))
    .map(({ row }) => row);

/** Outcomes of one kind. */
export const withResult = <Row, Result extends BulkResult<Row>['result']>(
  outcomes: readonly BulkResult<Row>[],
  result: Result,
): Extract<BulkResult<Row>, { result: Result }>[] =>
  outcomes.filter((one): one is Extract<BulkResult<Row>, { result: Result }> => one.result === result);
