import type { S3Transport } from '@livery/api/s3/transport';

/** Headers of a request that a page may send without asking (Fetch standard). */
const plainRequestHeaders = new Set(['accept', 'accept-language', 'content-language']);

const plainMethods = new Set(['GET', 'HEAD', 'POST']);

/** Headers of a response that a page always sees (Fetch standard). */
const plainResponseHeaders = [
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
];

const namesIn = (header: string | null): string[] =>
  (header ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim().toLowerCase()]));

/** What a browser says when a bucket's CORS does not let a page do something; `cause` is for whoever looks for the reason. */
const refused = (cause: string): TypeError => new TypeError('Failed to fetch', { cause });

/** Whether a list of CORS names something; a star stands for anything but the header `Authorization`. */
const allows = (list: readonly string[], name: string): boolean =>
  list.includes(name.toLowerCase()) || (list.includes('*') && name !== 'authorization');

function checkOrigin({ headers }: Response, origin: string): void {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') throw refused(`the allowed origin is ${allowed}`);
}

/**
 * Carries requests as a browser does for a page of another origin (Fetch standard): asks before, without credentials,
 * whether the bucket's CORS allows method and headers, and shows of a response what it exposes. Rejects as `fetch` does.
 */
export function pageTransport(origin: string): S3Transport {
  async function ask(url: string, method: string, names: readonly string[]): Promise<void> {
    const response = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        ...(names.length > 0 ? { 'access-control-request-headers': names.join(',') } : {}),
      },
    });
    await response.arrayBuffer();
    if (!response.ok) throw refused(`the preflight answers ${response.status}`);
    checkOrigin(response, origin);
    const methods = namesIn(response.headers.get('access-control-allow-methods'));
    if (!plainMethods.has(method) && !allows(methods, method)) throw refused(`${method} is not allowed`);
    const headers = namesIn(response.headers.get('access-control-allow-headers'));
    const missing = names.filter((name) => !allows(headers, name));
    if (missing.length > 0) throw refused(`not allowed: ${missing.join()}`);
  }

  return async ({ url, method, headers, body }, { signal }) => {
    await ask(url, method, [...headers.keys()].filter((name) => !plainRequestHeaders.has(name)).toSorted());
    const sent = new Headers(headers);
    sent.set('origin', origin);
    const init = { method, headers: sent, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) };
    const response = await fetch(url, init);
    checkOrigin(response, origin);
    const visible = new Set([
      ...plainResponseHeaders,
      ...namesIn(response.headers.get('access-control-expose-headers')),
    ]);
    const isAll = visible.has('*');
    const seen = [...response.headers].filter(([name]) => isAll || visible.has(name));
    return new Response(response.body, { status: response.status, headers: seen });
  };
}
