/** The names of things, each unique among them: numbered from the second of a name on. */
export function uniqueNames<One>(all: readonly One[], nameOf: (one: One) => string): string[] {
  const counts = new Map<string, number>();
  return all.map((one) => {
    const name = nameOf(one);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
