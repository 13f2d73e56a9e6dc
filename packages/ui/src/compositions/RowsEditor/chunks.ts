/** Up to so many items are all in the document. */
export const few = 60;

/** Items behind those that come into the document, and leave it, together. */
const chunkSize = 20;

/** A chunk that has so many times the items of a new one is divided. */
const most = 3;

/**
 * The chunk of each item, by its id; chunks follow each other by number. An item stays in its chunk while others come and go,
 * as its fields begin anew in another one.
 */
export function chunksOf(
  items: readonly { id: string }[],
  before?: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  /* By index the chunk of an item, or where it is new that of the next one that has been there. */
  const known: (number | undefined)[] = [];
  for (let index = items.length - 1; index >= 0; index -= 1)
    known[index] = before?.get(items[index]?.id ?? '') ?? known[index + 1];

  const chunks = new Map<string, number>();
  /* The first chunk is all of a short list: the fields in it do not begin anew when the list becomes long. */
  let chunk = Math.min(known[0] ?? 0, known[1] ?? Infinity);
  let size = 0;
  for (const [index, { id }] of items.entries()) {
    const own = before?.get(id);
    const next = known[index + 1];
    const full = chunk === 0 ? few : chunkSize;
    let owner = chunk;
    if (own !== undefined && own > chunk && (next ?? own) >= own) {
      owner = own;
    } else if (size >= full * most || (size >= full && own === undefined && next !== chunk)) {
      const after = known.find((one, at) => at > index && one !== undefined && one > chunk);
      owner = after === undefined ? chunk + 1 : (chunk + after) / 2;
    }
    if (owner !== chunk) size = 0;
    size += 1;
    chunk = owner;
    chunks.set(id, chunk);
  }
  return chunks;
}
