/** The first letters of the first and the last word of a name or email address, in capitals; '' where it has no letter. */
export function initials(name: string): string {
  const parts = name
    .split('@', 1)
    .join('')
    .split(/[\s._-]+/)
    .flatMap((part) => part.match(/[\p{L}\p{N}]/u) ?? []);
  const [first = ''] = parts;
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase();
}
