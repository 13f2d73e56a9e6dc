import { readLimit, withinLimit } from '../client/timeLimit.js';
import { ConnectionError, errorFromReading, NetworkError } from '../errors.js';

/** A signed request to the storage. */
export interface S3Request {
  method: string;
  url: string;
  headers: Headers;
  body?: ArrayBuffer | string | undefined;
}

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Called with the bytes of the body that have left, where the transport can tell. */
  onUploaded?: ((bytes: number) => void) | undefined;
}

/**
 * What carries requests to the storage: the network, or the sandbox in the page. Rejects as `fetch` does, when nobody
 * answers or the caller gives up.
 */
export type S3Transport = (request: S3Request, options: SendOptions) => Promise<Response>;

/** How long an upload, or the body of a response, may stand still, in ms. */
const idleLimit = 60_000;
/** How long a storage may take to begin its response to a change, in ms: it copies up to 5 GB in one request. */
const changeLimit = 300_000;

const hasNoBody = (status: number): boolean => status === 204 || status === 304;

/**
 * A response whose body fails once it stands still: a storage may answer before it has copied, with what shows that it goes
 * on, so that no limit would fit the whole.
 */
function withIdleLimit(response: Response): Response {
  const { status, statusText, headers } = response;
  if (!response.body || hasNoBody(status)) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await withinLimit(idleLimit, undefined, () => reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (thrown) {
        // Nobody reads what comes after that.
        void reader.cancel().catch(() => undefined);
        throw errorFromReading(thrown);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status, statusText, headers });
}

/**
 * Carries requests by `fetch`, which cannot tell how far an upload is. A read that is not answered in 30 s fails, and so
 * does a response that stands still.
 */
export function fetchTransport(fetch: typeof globalThis.fetch): S3Transport {
  return async ({ url, method, headers, body }, { signal }) =>
    withIdleLimit(
      await withinLimit(method === 'GET' || method === 'HEAD' ? readLimit : changeLimit, signal, (limited) =>
        fetch(url, { method, headers, ...(body === undefined ? {} : { body }), signal: limited }),
      ),
    );
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status } = request;
  return new Response(hasNoBody(status) ? null : (request.response as ArrayBuffer), { status, headers });
}

function upload({ url, method, headers, body }: S3Request, { signal, onUploaded }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => request.abort();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ConnectionError(`No progress within ${idleLimit} ms`));
        giveUp();
      }, idleLimit);
    };
    request.open(method, url);
    request.responseType = 'arraybuffer';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded }) => {
      moved();
      onUploaded?.(loaded);
    });
    request.addEventListener('progress', moved);
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    });
    if (signal?.aborted) {
      reject(new DOMException('Aborted', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', giveUp, { once: true });
    moved();
    request.send(body ?? null);
  });
}

/** The browser's network: uploads whose progress is followed by XMLHttpRequest, everything else by `fetch`. */
export const browserTransport: S3Transport = (request, options) =>
  options.onUploaded ? upload(request, options) : fetchTransport(fetch)(request, options);
