import { isOriginAllowed } from '../../domain/allowedOrigins.js';
import type { BucketRecord } from '../state/storage.js';
import { S3Refusal } from './refusal.js';

/** Names the page that asks where a script may not set `Origin`: for a sandbox inside that page. */
export const pageOriginHeader = 'x-sandbox-origin';

const exposed = 'ETag, Content-Range, Accept-Ranges, Content-Encoding, Content-Disposition, x-amz-request-id';

const originOf = ({ headers }: Request): string | null => headers.get('origin') ?? headers.get(pageOriginHeader);

/** What lets a browser show the response to the page that asked; nothing where the bucket's origins do not name it. */
function corsHeaders(request: Request, bucket: BucketRecord | undefined): Record<string, string> {
  const origin = originOf(request);
  if (origin === null || !bucket || !isOriginAllowed(bucket.allowed_origins, origin)) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed, vary: 'Origin' };
}

/** Adds to a response what lets the page that asked read it. */
export function withCors(response: Response, request: Request, bucket: BucketRecord | undefined): Response {
  const headers = Object.entries(corsHeaders(request, bucket));
  for (const [name, value] of headers) response.headers.set(name, value);
  const custom = [...response.headers.keys()].filter((name) => name.startsWith('x-amz-meta-'));
  if (headers.length > 0 && custom.length > 0) {
    response.headers.set('access-control-expose-headers', [exposed, ...custom].join(', '));
  }
  return response;
}

/** Answers a browser that asks whether it may ask. */
export function preflight(request: Request, bucket: BucketRecord | undefined): Response {
  const allowed = corsHeaders(request, bucket);
  if (Object.keys(allowed).length === 0) throw new S3Refusal('AccessForbidden');
  return new Response(null, {
    status: 204,
    headers: {
      ...allowed,
      'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '600',
    },
  });
}
