import type { Activity } from '#shared/storage.js';

/** Changes of one kind that were started together: those of a bulk action, or a single one. */
export interface ActivityGroup {
  /** That of the first one: it stays the same while others are started. */
  id: string;
  operation: string;
  startedAt: number;
  activities: readonly Activity[];
}

/** What follows another so soon, in ms, was started with it. */
const together = 5000;

/** In an order that does not depend on what has become of them. */
const latestFirst = (a: Activity, b: Activity): number => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1);

/** Puts together what was started together, the latest first. Of each group only what is shown. */
export function groupsOf(
  activities: readonly Activity[],
  isShown: (activity: Activity) => boolean = () => true,
): ActivityGroup[] {
  const groups: { operation: string; activities: Activity[] }[] = [];
  for (const one of activities.toSorted(latestFirst)) {
    const group = groups.findLast(({ operation }) => operation === one.operation);
    const next = group?.activities.at(-1);
    if (group && next && next.startedAt - one.startedAt <= together) group.activities.push(one);
    else groups.push({ operation: one.operation, activities: [one] });
  }
  return groups.flatMap(({ operation, activities: members }) => {
    const [latest] = members;
    const oldest = members.at(-1);
    const shown = members.filter(isShown);
    if (!latest || !oldest || shown.length === 0) return [];
    return [{ id: oldest.id, operation, startedAt: latest.startedAt, activities: shown }];
  });
}
