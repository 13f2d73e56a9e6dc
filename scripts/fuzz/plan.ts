import type { Mutation } from './mutations.js';
import { oneOf, randomOf, shuffled } from './random.js';
import type { Target } from './targets.js';

/**
 * The mutations of a screen, an endless list by number: every value once before one comes again, each time in another
 * kind and place. The same seed and screen give the same list.
 */
export function planOf(seed: number, screen: string, targets: readonly Target[]): (number: number) => Mutation {
  const order = shuffled(targets, randomOf(seed, screen));
  return (number) => {
    const round = Math.floor(number / order.length);
    const target = order[number % order.length];
    if (!target) throw new Error(`The screen ${screen} reads nothing.`);
    const { operation, path, places, kinds } = target;
    const kindsInOrder = shuffled(kinds, randomOf(seed, screen, operation, JSON.stringify(path)));
    const kind = kindsInOrder[round % kindsInOrder.length];
    if (kind === undefined) throw new Error(`Nothing can be done to ${operation}.`);
    const random = randomOf(seed, screen, number);
    return { operation, path: random() < 0.5 ? path : oneOf(places, random), kind };
  };
}

/** How many mutations each screen gets of all: by how many values it shows, and a few at least; none where it shows none. */
export function shares(count: number, sizes: readonly number[]): number[] {
  const filled = sizes.filter((size) => size > 0).length;
  const least = Math.min(4, Math.floor(count / Math.max(filled, 1)));
  const rest = count - least * filled;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const exact = sizes.map((size) => (rest * size) / Math.max(total, 1));
  let given = 0;
  let sum = 0;
  return exact.map((share, index) => {
    sum += share;
    const now = Math.round(sum) - given;
    given += now;
    return (sizes[index] === 0 ? 0 : least) + now;
  });
}
