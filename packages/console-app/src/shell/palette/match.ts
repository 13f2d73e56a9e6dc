import { foldText } from '@livery/ui/collections';

/** What a thing is found by, both parts folded. */
export interface Searchable {
  /** What it is called. */
  label: string;
  /** What else it is found by: addresses, ids, other words for it. */
  details: string;
}

/** The words of what was typed, as they were typed. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean);

/** The same as they are compared, in any order. */
export const tokensOf = (query: string): string[] => wordsOf(foldText(query));

/** The words that a text consists of, as they are compared: what a kind of thing is called. */
export const namesOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a word of the text begins so. */
function beginsWord(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !letterOrDigit.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function distanceOf(word: string, { label, details }: Searchable): number | undefined {
  if (label === word) return 0;
  if (label.startsWith(word)) return 1;
  if (label.includes(word)) return beginsWord(label, word) ? 2 : 3;
  return beginsWord(details, word) ? 4 : undefined;
}

/**
 * How far a thing is from what was typed: 0 is its very name, then how its name begins, then any part of its name, then
 * how a word of the rest begins, whose middles are found by chance. Undefined when one of the words is not there.
 */
export function distance(tokens: readonly string[], thing: Searchable): number | undefined {
  if (tokens.length > 1 && thing.label === tokens.join(' ')) return 0;
  let sum = 0;
  for (const word of tokens) {
    const one = distanceOf(word, thing);
    if (one === undefined) return undefined;
    sum += one;
  }
  return sum;
}

/**
 * The words that are not about a kind of thing, which is called `kindWords`: of "vm web" among machines it is "web".
 * Undefined where no word is about the kind.
 */
export function withoutKind(words: readonly string[], kindTokens: readonly string[]): string[] | undefined {
  const isKind = (word: string): boolean => {
    const token = foldText(word);
    return token.length > 1 && kindTokens.some((kind) => kind.startsWith(token));
  };
  const details = words.filter((word) => !isKind(word));
  return details.length < words.length ? details : undefined;
}

interface Best<Thing> {
  /** The nearest ones, the nearest first; equal ones in their order. */
  things: Thing[];
  /** How far the first one is. */
  distance: number;
  /** How many match in all. */
  total: number;
}

/** The `limit` things nearest to the words, in one pass: of ten thousand, few are kept in order. */
export function best<Thing>(
  all: readonly Thing[],
  tokens: readonly string[],
  textOf: (thing: Thing) => Searchable,
  limit: number,
): Best<Thing> {
  const best: { thing: Thing; distance: number; size: number }[] = [];
  let total = 0;
  for (const thing of all) {
    const text = textOf(thing);
    const far = distance(tokens, text);
    if (far === undefined) continue;
    total += 1;
    // Of two that begin alike, the shorter is nearer to what was typed; with nothing typed the order stands.
    const size = tokens.length > 0 ? text.label.length : 0;
    const position = best.findLastIndex((one) => one.distance < far || (one.distance === far && one.size <= size)) + 1;
    if (position >= limit) continue;
    best.splice(position, 0, { thing, distance: far, size });
    if (best.length > limit) best.pop();
  }
  return { things: best.map(({ thing }) => thing), distance: best[0]?.distance ?? Infinity, total };
}

/** How far a word that names the kind is from the thing itself: as far as a part of its name. */
const kindDistance = 3;

/** The things of a kind nearest to the words, of which some may name the kind; those found by their own text first. */
export function bestOfKind<Thing>(
  all: readonly Thing[],
  tokens: readonly string[],
  kindTokens: readonly string[],
  textOf: (thing: Thing) => Searchable,
  limit: number,
): Best<Thing> {
  const own = best(all, tokens, textOf, limit);
  const details = withoutKind(tokens, kindTokens);
  if (!details) return own;
  const ofKind = best(all, details, textOf, limit);
  const far = ofKind.distance + kindDistance * (tokens.length - details.length);
  return {
    things: [...new Set([...own.things, ...ofKind.things])].slice(0, limit),
    total: ofKind.total,
    distance: Math.min(own.distance, far),
  };
}
