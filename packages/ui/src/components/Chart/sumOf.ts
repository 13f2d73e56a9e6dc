/** The sum of the known values; undefined where none is known. */
export function sumOf(values: readonly (number | null | undefined)[]): number | undefined {
  const numbers = values.filter((value) => value !== null && value !== undefined);
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0);
}
