import type { IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { RequestFacts } from './requestHandler.js';
import type { RequestKind } from './metrics.js';

const textOf = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '');

/** An id that another server has given: long enough to be one, and nothing that a log would have to quote. */
const isRequestId = (text: string): boolean => /^[\w.-]{8,100}$/.test(text);

/**
 * What is known of a request. What stands in its headers about the browser is believed of a trusted proxy alone: anybody
 * else could say anything.
 */
export function requestFacts(request: IncomingMessage, isTrusted: (address: string) => boolean): RequestFacts {
  const { headers, socket } = request;
  const address = socket.remoteAddress ?? '';
  const trusted = isTrusted(address);
  const given = textOf(headers['x-request-id']);
  const before = trusted ? textOf(headers['x-forwarded-for']) : '';
  return {
    id: trusted && isRequestId(given) ? given : randomUUID(),
    host: textOf(headers.host).toLowerCase(),
    forwardedFor: before === '' ? address : `${before}, ${address}`,
    isSecure: trusted && textOf(headers['x-forwarded-proto']).trim() === 'https',
  };
}

/** The path of a request without its query, which may hold what nobody else is to know. */
export const pathOf = ({ url = '' }: IncomingMessage): string => (url.split('?', 1)[0] ?? '').slice(0, 500);

/** The query of a request. Not by `new URL`, which throws for a path such as `//`. */
export const queryOf = ({ url = '' }: IncomingMessage): URLSearchParams =>
  new URLSearchParams(url.split('?').slice(1).join('?'));

export function kindOf(path: string): RequestKind {
  if (path.startsWith('/v1/')) return 'call';
  if (path.startsWith('/app/assets/')) return 'file';
  return path.startsWith('/app/') ? 'page' : 'other';
}
