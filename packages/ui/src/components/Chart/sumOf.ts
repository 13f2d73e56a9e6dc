/** The sum of values; undefined where one of them is unknown, and of none. */
export function sumOf(values: readonly (number | null | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 || known.length < values.length ? undefined : known.reduce((sum, value) => sum + value, 0);
}
