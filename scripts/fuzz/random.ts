import { hash, nextNumber } from '@livery/api/sandbox/state/random';

/** Gives numbers from 0 up to 1, the same ones for the same words. */
type Random = () => number;

/** A generator that is begun by words, such as a seed and what it is for. */
export function randomOf(...messages: readonly (string | number)[]): Random {
  const source = { seed: hash(messages.join('\0')) };
  return () => nextNumber(source);
}

/** One of a list. Throws for an empty one. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

/** The same items in another order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
