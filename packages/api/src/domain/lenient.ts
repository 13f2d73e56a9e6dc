/**
 * A list of an answer, or an empty one where the answer does not have it. Answers are used even when they do not
 * match the contract, and no answer may blank a page (A 5).
 */
export function listOf<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}
