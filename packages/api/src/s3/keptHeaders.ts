/** Headers that an object is stored with and served with again, beside its type and metadata. */
const keptHeaders: ReadonlySet<string> = new Set([
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
]);

/** Those of them that a request or a response has. */
export const keptHeadersOf = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => keptHeaders.has(name)));
