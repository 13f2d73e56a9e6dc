import { readTimestamp } from '@livery/api/domain/timestamps';
import type { ResourceRows, UnknownResource } from '#kit';

/** A list view shows the latest ten. */
const maxRows = 10;

/** A row of any kind. */
export interface LatestRow {
  id: string;
  resource: UnknownResource;
  row: object;
}

/** When a row was created, in ms; a time that cannot be read is the oldest. */
function createdAt(resource: UnknownResource, row: object): number {
  const created = resource.createdAt?.(row);
  return (created === undefined ? undefined : readTimestamp(created))?.getTime() ?? 0;
}

/** The resources that were created last, the newest first. */
export function latestOf(all: readonly Pick<ResourceRows<object>, 'resource' | 'rows'>[]): LatestRow[] {
  return all
    .flatMap(({ resource, rows }) => rows.map((row) => ({ resource, row, time: createdAt(resource, row) })))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, maxRows)
    .map(({ resource, row }) => ({ resource, row, id: `${resource.kind} ${resource.idOf(row)}` }));
}
