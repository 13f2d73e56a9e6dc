import { NetworkFault } from '../http/faults.js';
import type { S3Transport } from '../../s3/transport.js';
import { pageOriginHeader } from './cors.js';

/**
 * Carries the requests of a page to the sandbox inside it, under the rules that a browser has for other origins: what the
 * bucket's CORS does not allow fails without a response.
 */
export function inPageTransport(ask: (request: Request) => Promise<Response>, pageOrigin: string): S3Transport {
  const allows = ({ headers }: Response): boolean => headers.get('access-control-allow-origin') === pageOrigin;
  return async ({ url, method, headers, body }, { signal, onUploaded }) => {
    const asking = { 'access-control-request-method': method, [pageOriginHeader]: pageOrigin };
    const preflight = await ask(new Request(url, { method: 'OPTIONS', headers: asking }));
    if (!preflight.ok) throw new NetworkFault();
    const sent = new Headers(headers);
    sent.set(pageOriginHeader, pageOrigin);
    const init = { method, headers: sent, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) };
    const response = await ask(new Request(url, init));
    if (!allows(response)) throw new NetworkFault();
    if (body instanceof ArrayBuffer) onUploaded?.(body.byteLength);
    return response;
  };
}
