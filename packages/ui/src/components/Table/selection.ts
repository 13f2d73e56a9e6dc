/** The ids from one row to another, both included, in whichever order they stand. Empty when one is not there. */
export function rangeOf(ids: readonly string[], from: string, to: string): readonly string[] {
  const a = ids.indexOf(from);
  const b = ids.indexOf(to);
  if (a < 0 || b < 0) return [];
  return ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

/** Adds or removes ids; ids of other rows stay as they are. */
export function withIds(selected: ReadonlySet<string>, ids: readonly string[], present: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (present) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The range from the anchor used to end at `oldEnd` and now ends at `newEnd`: rows it left are no longer selected. */
export function moveRangeEnd(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  range: { anchor: string; oldEnd: string; newEnd: string },
): ReadonlySet<string> {
  const without = withIds(selected, rangeOf(ids, range.anchor, range.oldEnd), false);
  return withIds(without, rangeOf(ids, range.anchor, range.newEnd), true);
}

/** The state of the checkbox in the head. */
export function selectionState(ids: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  if (selected.size === 0 || ids.length === 0) return 'none';
  let count = 0;
  for (const id of ids) if (selected.has(id)) count += 1;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
