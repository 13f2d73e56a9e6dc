const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a request comes from a page of this machine's own server, or from a program, which sends no origin. Pages of other
 * origins may not operate the sandbox, nor may those whose host name only leads to this machine.
 * @param host `localhost:4100`, as the request names it
 * @param origin its `Origin` header, undefined where it has none
 */
export function isOwnRequest(host: string, origin: string | undefined): boolean {
  const address = `http://${host}`;
  if (!URL.canParse(address) || !localNames.has(new URL(address).hostname)) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
