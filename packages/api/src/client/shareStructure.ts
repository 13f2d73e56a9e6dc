const isObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * The new data, with every part that did not change the same object as before, so that a row that stays as it is costs
 * no render. TanStack's own takes NaN, which stands for an unknown number, for a change each time.
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return shareArray(before, after);
  if (isObject(before) && isObject(after)) return shareObject(before, after);
  return after;
}

/** The rows of a list by their `uuid`; undefined for what is no list of such rows. */
function byUuid(rows: readonly unknown[]): ReadonlyMap<unknown, unknown> | undefined {
  const found = new Map(rows.map((row) => [isObject(row) ? row['uuid'] : undefined, row]));
  return found.size === rows.length && !found.has(undefined) ? found : undefined;
}

/** Rows are compared with the row of the same `uuid`, so that one more at the front changes none of the others. */
function shareArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const rows = byUuid(before);
  const shared = after.map((item, index) =>
    shareStructure(rows && isObject(item) ? rows.get(item['uuid']) : before[index], item),
  );
  const isSame = before.length === after.length && shared.every((item, index) => Object.is(item, before[index]));
  return isSame ? before : shared;
}

function shareObject(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(after);
  const shared = Object.create(Object.getPrototypeOf(after) as object | null) as Record<string, unknown>;
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const value = shareStructure(before[name], after[name]);
    shared[name] = value;
    isSame &&= Object.hasOwn(before, name) && Object.is(value, before[name]);
  }
  return isSame ? before : shared;
}
