import type { Capability } from '@livery/api/domain/capability';
import type { BulkOutcome } from '@livery/api/queries/bulk';

/** A row that was left out, with the code of the reason. */
export type Skipped<Row> = { row: Row; result: 'skipped'; reason: string };

/** What became of one row of a bulk action. */
export type Outcome<Row> = BulkOutcome<Row> | Skipped<Row>;

export interface BulkPlan<Row> {
  /** The rows it can be done with now. */
  ready: Row[];
  /** Those it cannot, each with the code of its reason. */
  skipped: Skipped<Row>[];
}

/** Divides rows into those that an action can be done with and those that are left out. */
export function planBulk<Row>(rows: readonly Row[], can: (row: Row) => Capability<string>): BulkPlan<Row> {
  const plan: BulkPlan<Row> = { ready: [], skipped: [] };
  for (const row of rows) {
    const capability = can(row);
    if (capability.allowed) plan.ready.push(row);
    else plan.skipped.push({ row, result: 'skipped', reason: capability.reason });
  }
  return plan;
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

/** What a dialog about many rows has to say about the selection. */
export interface BulkSelection<Row> {
  /** The rows it can be done with. */
  ready: readonly Row[];
  /** The selected rows that it cannot be done with, each with its reason. */
  skipped: readonly Skipped<Row>[];
  /** How many of the rows the filter hides at the moment. */
  hidden: number;
  /** How many more are beyond the first rows of the list, which "View all" would show. */
  unlisted: number;
  /** Another form of the action, chosen with a checkbox: "Force stop". */
  alternative?: { label: string; chosen: boolean; onChange: (chosen: boolean) => void } | undefined;
  /** "10 virtual machines": what is typed before something is lost. */
  count: (count: number) => string;
  /** Called with the ids of the rows that need not stay selected. */
  onFinished: (ids: ReadonlySet<string>) => void;
}
