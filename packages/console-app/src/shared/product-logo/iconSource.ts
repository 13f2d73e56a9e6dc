/**
 * The address of a picture that a provider names, when it is one that a page may show: of the page's own origin, over
 * HTTPS, or a picture in a data URL. The page's content security policy has the last word.
 */
export function iconSource(icon: string | null | undefined, origin: string): string | undefined {
  if (!icon) return undefined;
  try {
    const url = new URL(icon, origin);
    const isSafe =
      url.protocol === 'https:' ||
      (url.protocol === 'http:' && url.origin === origin) ||
      (url.protocol === 'data:' && /^image\//i.test(url.pathname));
    return isSafe ? url.href : undefined;
  } catch {
    return undefined;
  }
}
