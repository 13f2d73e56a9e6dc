const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

/** The encoding that a text begins with, by its byte order mark. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * The beginning of a file as text: in UTF-16 where it says so, in UTF-8 where it is valid, else as Windows wrote it
 * (windows-1252, which holds Latin-1). Undefined for compressed bytes, which are no text.
 */
export function previewText(bytes: Uint8Array): string | undefined {
  if (isGzip(bytes)) return undefined;
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);
  try {
    // A character that is cut at the end is no mistake.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
