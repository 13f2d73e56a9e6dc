import { isWhitelistEntry, parseAddressRange, rangeContains } from './cidr.js';
import type { Issue } from './issue.js';

/** Whether an entry lets in all that another does; equal entries do: `10.0.0.5` and `10.0.0.5/32`. */
function covers(entry: string, other: string): boolean {
  const [outer, inner] = [parseAddressRange(entry), parseAddressRange(other)];
  return outer && inner ? rangeContains(outer, inner) : entry === other;
}

/** What is wrong with a new entry of a whitelist (specification: infrastructure, section 5). */
export function checkWhitelistEntry(
  entry: string,
  entries: readonly string[],
): Issue<'required' | 'whitelist-entry-invalid' | 'whitelist-entry-known'>[] {
  const text = entry.trim();
  if (text === '') return [{ code: 'required' }];
  if (!isWhitelistEntry(text)) return [{ code: 'whitelist-entry-invalid' }];
  const isListed = entries.some((one) => covers(one, text) && covers(text, one));
  return isListed ? [{ code: 'whitelist-entry-known' }] : [];
}

/** The other entries that let in all that an entry does: without it, nobody is shut out. */
export const coveringEntries = (entry: string, entries: readonly string[]): string[] =>
  entries.filter((one) => one !== entry && covers(one, entry));

/** The other entries that let in a part of what an entry does: without it, only the rest is shut out. */
export const narrowerEntries = (entry: string, entries: readonly string[]): string[] =>
  entries.filter((one) => one !== entry && covers(entry, one));

/** Whether a whitelist lets any address in: an empty one does, and one with a range of all. */
export const letsAnyConnect = (entries: readonly string[]): boolean =>
  entries.length === 0 || entries.some((one) => covers(one, '0.0.0.0/0'));
