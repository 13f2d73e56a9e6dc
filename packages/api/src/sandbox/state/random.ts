/** A source of numbers that gives the same ones for the same seed. The seed is plain data, so it is kept in the state. */
export interface Seed {
  seed: number;
}

/** The next 32 random bits (mulberry32). */
export function nextBits(source: Seed): number {
  source.seed = (source.seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(source.seed ^ (source.seed >>> 15), 1 | source.seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return (bits ^ (bits >>> 14)) >>> 0;
}

/** The next number from 0 up to, not including, 1. */
export function nextNumber(source: Seed): number {
  return nextBits(source) / 2 ** 32;
}

/** One of the items, each as likely. */
export function pick<Item>(source: Seed, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(nextNumber(source) * items.length)] ?? items[0];
}

/** A number that only depends on the text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

const hex = (bits: number, digits: number): string => bits.toString(16).padStart(8, '0').slice(0, digits);

/** The next UUID, version 4 in form. */
export function nextUuid(source: Seed): string {
  const [a, b, c, d] = [nextBits(source), nextBits(source), nextBits(source), nextBits(source)];
  const middle = hex(b, 8);
  const variant = '89ab'.charAt(c & 3);
  return `${hex(a, 8)}-${middle.slice(0, 4)}-4${middle.slice(4, 7)}-${variant}${hex(c, 3)}-${hex(c, 8).slice(4)}${hex(d, 8)}`;
}

/** The next MAC address of a virtual interface. */
export function nextMac(source: Seed): string {
  const digits = hex(nextBits(source), 6);
  return `52:54:00:${digits.slice(0, 2)}:${digits.slice(2, 4)}:${digits.slice(4, 6)}`;
}
