import type { Capability } from '@livery/api/domain/capability';
import type { Skipped } from '#shared/bulk/bulkResults.js';

/** What a bulk action is going to do. */
interface BulkPlan<Row> {
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

/** What a dialog about many rows has to say about the selection. */
export interface BulkSelection<Row> {
  /** The rows it can be done with. */
  ready: readonly Row[];
  /** The selected rows that it cannot be done with, each with its reason. */
  skipped: readonly Skipped<Row>[];
  /** How many of the rows the filter hides at the moment. */
  hidden: number;
  /** How many more are beyond the first rows of the list, which "View all" would show. */
  notShown: number;
  /** Another form of the action, chosen with a checkbox: "Force stop". */
  alternative?: { label: string; chosen: boolean; onChange: (chosen: boolean) => void } | undefined;
  /** "10 virtual machines": what is typed before something is lost. */
  count: (count: number) => string;
  /** Called with the ids of the rows that need not stay selected. */
  onFinished: (ids: ReadonlySet<string>) => void;
}
