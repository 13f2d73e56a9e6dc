import type { S3Key } from '../../generated/types.js';
import { refuse } from './refusal.js';

/** How far the clock of who signs may be off, in ms. */
const tolerance = 15 * 60 * 1000;

/** A presigned address holds for a week at most, in seconds. */
const longestLife = 7 * 24 * 60 * 60;

const algorithm = 'AWS4-HMAC-SHA256';
const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

async function hmac(key: ArrayBuffer | Uint8Array<ArrayBuffer>, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return crypto.subtle.sign('HMAC', imported, encoder.encode(text));
}

/** As RFC 3986 encodes: every character but letters, digits and `-._~`. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

interface Signed {
  accessKey: string;
  /** `20250314/default/s3/aws4_request`. */
  scope: string;
  /** Names of the headers that are signed. */
  names: string[];
  signature: string;
  /** `20250314T120000Z`. */
  date: string;
  payload: string;
  /** In seconds, of a presigned address. */
  life?: number;
}

function credentialOf(text: string): Pick<Signed, 'accessKey' | 'scope'> {
  const at = text.indexOf('/');
  return { accessKey: text.slice(0, at), scope: text.slice(at + 1) };
}

function readHeader(header: string, headers: Headers): Signed {
  const fields = new Map<string, string>();
  for (const [, name = '', value = ''] of header.matchAll(/(\w+)=([^,\s]+)/g)) fields.set(name, value);
  return {
    ...credentialOf(fields.get('Credential') ?? ''),
    names: (fields.get('SignedHeaders') ?? '').split(';'),
    signature: fields.get('Signature') ?? '',
    date: headers.get('x-amz-date') ?? '',
    payload: headers.get('x-amz-content-sha256') ?? '',
  };
}

function readQuery(query: URLSearchParams): Signed {
  return {
    ...credentialOf(query.get('X-Amz-Credential') ?? ''),
    names: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
    payload: 'UNSIGNED-PAYLOAD',
    life: Number(query.get('X-Amz-Expires')),
  };
}

/** When it was signed, in ms since 1970. */
function timeOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)?.slice(1).map(Number);
  if (!parts) return refuse('AccessDenied', 'The date of the signature is missing or malformed.');
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function checkTime({ date, life }: Signed, now: number): void {
  const signedAt = timeOf(date);
  if (life === undefined) {
    if (Math.abs(now - signedAt) > tolerance) refuse('RequestTimeTooSkewed');
    return;
  }
  if (!(life > 0 && life <= longestLife))
    refuse('InvalidArgument', 'X-Amz-Expires must be between 1 and 604800 seconds');
  if (now > signedAt + life * 1000) refuse('AccessDenied', 'Request has expired');
}

function canonicalRequest({ method, headers }: Request, url: URL, { names, payload }: Signed): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const path = url.pathname.split('/').map(decodedPart).map(encode).join('/');
  const valueOf = (name: string): string => (name === 'host' ? url.host : (headers.get(name) ?? ''));
  const signed = names.map((name) => `${name}:${valueOf(name).trim().replaceAll(/\s+/g, ' ')}\n`);
  return [method, path, query, signed.join(''), names.join(';'), payload].join('\n');
}

function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function signatureOf(text: string, { date, scope }: Signed, secretKey: string): Promise<string> {
  let key: ArrayBuffer | Uint8Array<ArrayBuffer> = encoder.encode(`AWS4${secretKey}`);
  // oxlint-disable-next-line no-await-in-loop -- each key is made of the one before
  for (const part of scope.split('/')) key = await hmac(key, part);
  const hashed = await sha256(encoder.encode(text));
  return hex(await hmac(key, [algorithm, date, scope, hashed].join('\n')));
}

/**
 * Checks the signature (SigV4) of a request, in its header or in its address, and what was signed of its body. Returns the
 * key that signed; refuses as S3 does. `now` is in ms since 1970.
 */
export async function checkSignature(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { keys, now }: { keys: readonly S3Key[]; now: number },
): Promise<S3Key> {
  const url = new URL(request.url);
  const header = request.headers.get('authorization');
  if (!header?.startsWith(algorithm) && url.searchParams.get('X-Amz-Algorithm') !== algorithm) refuse('AccessDenied');
  const signed = header ? readHeader(header, request.headers) : readQuery(url.searchParams);
  const pair = keys.find(({ accessKey }) => accessKey === signed.accessKey) ?? refuse('InvalidAccessKeyId');
  checkTime(signed, now);
  const own = await signatureOf(canonicalRequest(request, url, signed), signed, pair.secretKey);
  if (own !== signed.signature || !signed.scope.startsWith(signed.date.slice(0, 8))) refuse('SignatureDoesNotMatch');
  if (/^[\da-f]{64}$/.test(signed.payload) && signed.payload !== (await sha256(body))) {
    refuse('XAmzContentSHA256Mismatch');
  }
  return pair;
}
