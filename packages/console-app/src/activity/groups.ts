import type { Activity } from '#shared/storage.js';

/** Changes of one kind that were started together: those of a bulk action, or a single one. */
export interface ActivityGroup {
  id: string;
  operation: string;
  startedAt: number;
  activities: readonly Activity[];
}

/** What follows another so soon, in ms, was started with it. */
const together = 5000;

/** Puts together what was started together, the latest first. */
export function groupsOf(activities: readonly Activity[]): ActivityGroup[] {
  const groups: { operation: string; activities: Activity[] }[] = [];
  for (const one of activities.toSorted((a, b) => b.startedAt - a.startedAt)) {
    const group = groups.findLast(({ operation }) => operation === one.operation);
    const next = group?.activities.at(-1);
    if (group && next && next.startedAt - one.startedAt <= together) group.activities.push(one);
    else groups.push({ operation: one.operation, activities: [one] });
  }
  return groups.flatMap(({ operation, activities: members }) => {
    const [latest] = members;
    return latest ? [{ id: latest.id, operation, startedAt: latest.startedAt, activities: members }] : [];
  });
}
