import type { BulkResult } from '@livery/api/queries/bulk';

/** What became of one row of a bulk action. */
export type Outcome<Row> = { row: Row } & (
  | { result: 'done' }
  | { result: 'failed'; error: Error }
  | { result: 'skipped'; reason: string }
  | { result: 'cancelled' }
);

export type Skipped<Row> = Extract<Outcome<Row>, { result: 'skipped' }>;

/** Thrown in place of a call that the visitor no longer wants. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}

/** What became of each row that was tried. */
export function outcomesOf<Row>(results: readonly BulkResult<Row, unknown>[]): Outcome<Row>[] {
  return results.map((one) => {
    if (one.status === 'fulfilled') return { row: one.item, result: 'done' };
    if (one.error instanceof Cancelled) return { row: one.item, result: 'cancelled' };
    const error = one.error instanceof Error ? one.error : new Error(String(one.error));
    return { row: one.item, result: 'failed', error };
  });
}

/** Outcomes after a retry: the newer one of a row in the place of the older. */
export function withRetried<Row>(
  before: readonly Outcome<Row>[],
  retried: readonly Outcome<Row>[],
  idOf: (row: Row) => string,
): Outcome<Row>[] {
  const newer = new Map(retried.map((outcome) => [idOf(outcome.row), outcome]));
  return before.map((outcome) => newer.get(idOf(outcome.row)) ?? outcome);
}

/** The rows that another try may help. */
export const worthRetrying = <Row>(outcomes: readonly Outcome<Row>[]): Row[] =>
  outcomes.filter(({ result }) => result === 'failed' || result === 'cancelled').map(({ row }) => row);

/** Outcomes of one kind. */
export const withResult = <Row, Result extends Outcome<Row>['result']>(
  outcomes: readonly Outcome<Row>[],
  result: Result,
): Extract<Outcome<Row>, { result: Result }>[] =>
  outcomes.filter((one): one is Extract<Outcome<Row>, { result: Result }> => one.result === result);
