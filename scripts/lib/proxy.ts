import type { RequestHandler } from './consoleServer.js';

/** What Node's fetch has undone already when it hands a response on. */
const undone = ['content-encoding', 'content-length', 'transfer-encoding'];

/** The origin of a real API as it was given. Throws when that is no address, or more than an origin. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`LIVERY_API is to be an origin such as https://api.example.com, not "${text}".`);
  return url.origin;
}

/** Hands calls on to a real API at another origin. When nobody answers, says so once and answers as a gateway does. */
export function proxyTo(origin: string): RequestHandler {
  let silent = false;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    headers.delete('accept-encoding');
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      signal: request.signal,
      duplex: 'half',
    };
    try {
      const response = await fetch(new URL(pathname + search, origin), init);
      silent = false;
      const headers = new Headers(response.headers);
      for (const name of undone) headers.delete(name);
      return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
    } catch (thrown) {
      if (!silent && !request.signal.aborted) console.error(`${origin} does not answer: ${reasonOf(thrown)}`);
      silent = true;
      return new Response('Bad gateway', { status: 502, headers: { 'content-type': 'text/plain' } });
    }
  };
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error ? thrown.cause.message : thrown.message;
}
