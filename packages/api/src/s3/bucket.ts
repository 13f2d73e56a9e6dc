import { md5 } from '@noble/hashes/legacy.js';
import { AwsV4Signer } from 'aws4fetch';
import {
  errorFromFailure,
  errorFromReading,
  ForbiddenError,
  KeyAddressError,
  KeyLengthError,
  NetworkError,
  noMessage,
  ObjectRefusedError,
  UnexpectedResponseError,
  WriteNotAnsweredError,
} from '../errors.js';
import { serverTime } from '../client/serverClock.js';
import { runBulk } from '../queries/bulk.js';
import type { CopyLimits } from './copyObject.js';
import { defaultRegion, maxKeyBytes } from './defaults.js';
import { sha256 } from './digests.js';
import { errorBodyOf, errorFromS3, isNotOffered, s3Code } from './errors.js';
import { keptHeadersOf } from './keptHeaders.js';
import { localBytes } from './localBytes.js';
import type { S3Transport, SendOptions } from './transport.js';
import type {
  ObjectSettings,
  S3Access,
  S3Bucket,
  S3Credentials,
  S3Facts,
  S3Failure,
  S3Page,
  S3Part,
  S3Upload,
} from './types.js';
import { elementsOf, escapeXml, fitsXml, readXml, textIn, type XmlElement } from './xml.js';

type Query = Record<string, string | number | undefined>;

interface Asking extends SendOptions {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  key?: string;
  query?: Query;
  headers?: Record<string, string>;
  body?: ArrayBuffer | string;
}

const service = 's3';

/** A key as it stands in an address: its slashes stay. */
const encodeKey = (key: string): string => key.split('/').map(encodeURIComponent).join('/');

function addressOf({ endpoint, pathStyle }: S3Access, bucket: string, key = '', query: Query = {}): string {
  // A URL would lose these parts, and name another object, or another bucket.
  if (key.split('/').some((part) => part === '.' || part === '..')) throw new KeyAddressError(key);
  if (new TextEncoder().encode(key).length > maxKeyBytes) throw new KeyLengthError();
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, '');
  if (!pathStyle) url.host = `${bucket}.${url.host}`;
  url.pathname = `${base}/${pathStyle ? `${bucket}/` : ''}${encodeKey(key)}`;
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

function settingsHeaders({ type, metadata = {}, headers = {} }: ObjectSettings = {}): Record<string, string> {
  return {
    ...headers,
    ...(type ? { 'content-type': type } : {}),
    ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
  };
}

function factsOf({ headers }: Response): S3Facts {
  const length = headers.get('content-length');
  const prefix = 'x-amz-meta-';
  return {
    size: length === null ? undefined : Number(length),
    type: headers.get('content-type') ?? undefined,
    modified: headers.get('last-modified') ?? undefined,
    etag: headers.get('etag')?.replaceAll('"', ''),
    metadata: Object.fromEntries(
      [...headers].flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
    ),
    headers: keptHeadersOf(headers),
  };
}

/**
 * Keys may hold characters that XML cannot: they are requested in the encoding of addresses. Those that are not valid
 * UTF-8 are returned encoded and added to `undecoded`, so that one of them does not hide the others.
 */
function keyReader(root: XmlElement, undecoded: string[]): (text: string) => string {
  const isEncoded = textIn(root, 'EncodingType') === 'url';
  return (text) => {
    if (!isEncoded) return text;
    try {
      return decodeURIComponent(text.replaceAll('+', ' '));
    } catch {
      undecoded.push(text);
      return text;
    }
  };
}

/** Where a list goes on. One that is cut without saying where is an error: it must not pass for a whole one. */
function nextIn(root: XmlElement, name: string): string | undefined {
  if (textIn(root, 'IsTruncated') !== 'true') return undefined;
  const next = textIn(root, name);
  if (!next) throw new UnexpectedResponseError('not-a-document');
  return next;
}

function pageOf(root: XmlElement): S3Page {
  const undecoded: string[] = [];
  const keyOf = keyReader(root, undecoded);
  const page = {
    objects: elementsOf(root, 'Contents').map((one) => ({
      key: keyOf(textIn(one, 'Key') ?? ''),
      size: Number(textIn(one, 'Size') ?? 0),
      modified: textIn(one, 'LastModified') ?? '',
      etag: (textIn(one, 'ETag') ?? '').replaceAll('"', ''),
      storageClass: textIn(one, 'StorageClass'),
    })),
    prefixes: elementsOf(root, 'CommonPrefixes').map((one) => keyOf(textIn(one, 'Prefix') ?? '')),
    next: nextIn(root, 'NextContinuationToken'),
  };
  return undecoded.length > 0 ? { ...page, undecoded } : page;
}

/** A refusal that other keys may end; without CORS headers a browser shows it as a failed connection. */
const isKeyRefused = (error: unknown): boolean => error instanceof ForbiddenError || error instanceof NetworkError;

interface BucketOptions {
  bucket: string;
  credentials: S3Credentials;
  transport: S3Transport;
  /** Those of S3 by default. */
  copyLimits?: CopyLimits | undefined;
}

/** Most that the time of a signature may be off (S3), in ms. */
const mostSkew = 15 * 60 * 1000;

/** Whether what was signed at this time was refused because of it. A HEAD is refused without a reason. */
const isOfTime = (error: unknown, signedAt: number): boolean =>
  s3Code(error) === 'RequestTimeTooSkewed' ||
  (s3Code(error) === 'HeadForbidden' && Math.abs(serverTime() - signedAt) > mostSkew);

/** A time in ms since 1970 as a signature has it. */
const signingTime = (time: number): string => new Date(time).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

/** Opens a bucket of any storage that speaks S3: AWS, Ceph, the sandbox. */
export function openBucket({ bucket, credentials, transport, copyLimits }: BucketOptions): S3Bucket {
  const signingKeys = new Map<string, ArrayBuffer>();
  /** The methods of requests that the storage has answered. */
  const answered = new Set<string>();
  /** By the browser's clock, until the storage says that it is wrong. */
  let now = (): number => Date.now();

  async function signerOf(access: S3Access, { method, key, query, headers }: Asking, signQuery = false) {
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region = defaultRegion } = access;
    const signed = await new AwsV4Signer({
      method,
      accessKeyId,
      secretAccessKey,
      region,
      service,
      signQuery,
      cache: signingKeys,
      datetime: signingTime(now()),
      url: addressOf(access, bucket, key, query),
      headers: headers ?? {},
    }).sign();
    // A query is signed with a space as %20 (SigV4); that `+` stands for one is a rule of HTML forms.
    signed.url.search = signed.url.search.replaceAll('+', '%20');
    return signed;
  }

  /** A bucket whose CORS names this page for reading alone leaves its writes without an answer. */
  function failureOf(thrown: unknown, method: string): Error {
    const error = errorFromFailure(thrown);
    const isRead = method === 'GET' || method === 'HEAD';
    const mayBeReadOnly = !isRead && answered.has('GET') && !answered.has(method);
    return error instanceof NetworkError && mayBeReadOnly ? new WriteNotAnsweredError(error) : error;
  }

  async function sendOnce(access: S3Access, asking: Asking): Promise<Response> {
    const { url, method, headers } = await signerOf(access, asking);
    const { body, signal, onUploaded } = asking;
    const response = await transport({ url: url.href, method, headers, body }, { signal, onUploaded }).catch(
      (thrown: unknown) => Promise.reject(failureOf(thrown, method)),
    );
    answered.add(method);
    if (!response.ok) throw errorFromS3(response, await textOf(response), method);
    return response;
  }

  async function send(asking: Asking): Promise<Response> {
    const access = await credentials.current();
    const clock = now;
    try {
      return await sendOnce(access, asking);
    } catch (error) {
      if (clock !== serverTime && isOfTime(error, clock())) {
        now = serverTime;
        return sendOnce(access, asking);
      }
      if (!isKeyRefused(error)) throw error;
      const renewed = await credentials.renew();
      if (renewed.accessKey === access.accessKey && renewed.secretKey === access.secretKey) throw error;
      return sendOnce(renewed, asking);
    }
  }

  const textOf = (response: Response): Promise<string> =>
    response.text().catch((thrown: unknown) => Promise.reject(errorFromReading(thrown)));

  /**
   * Sends and reads the document of this name that comes back. Without it nothing is known to be done: Ceph breaks off the
   * document of a copy that fails after it has begun to answer.
   */
  async function ask(name: string, asking: Asking): Promise<XmlElement> {
    const response = await send(asking);
    const text = await textOf(response);
    if (errorBodyOf(text)) throw errorFromS3(response, text);
    const root = readXml(text);
    if (root?.name !== name) throw new UnexpectedResponseError('not-a-document');
    return root;
  }

  /** Gives the SHA-256 of what was stored. */
  async function store(asking: Asking, body: Blob): Promise<string> {
    const bytes = await localBytes(body);
    const digest = await sha256(bytes);
    const headers = { ...asking.headers, 'x-amz-content-sha256': digest };
    await (await send({ ...asking, headers, body: bytes })).arrayBuffer();
    return digest;
  }

  async function withXmlBody<Sent extends Asking & { body: string }>(asking: Sent): Promise<Sent> {
    const bytes = new TextEncoder().encode(asking.body);
    const headers = {
      'content-type': 'application/xml',
      'content-md5': base64(md5(bytes)),
      'x-amz-content-sha256': await sha256(bytes.buffer),
    };
    return { ...asking, headers };
  }

  const postXml = async (name: string, asking: Asking & { body: string }): Promise<XmlElement> =>
    ask(name, await withXmlBody(asking));

  async function partsAfter(
    key: string,
    uploadId: string,
    signal: AbortSignal | undefined,
    marker?: string,
  ): Promise<S3Part[]> {
    const query = { uploadId, 'part-number-marker': marker };
    const root = await ask('ListPartsResult', { method: 'GET', key, query, signal });
    const parts = elementsOf(root, 'Part').map((one) => ({
      number: Number(textIn(one, 'PartNumber')),
      size: Number(textIn(one, 'Size')),
      etag: (textIn(one, 'ETag') ?? '').replaceAll('"', ''),
    }));
    const next = nextIn(root, 'NextPartNumberMarker');
    return next ? [...parts, ...(await partsAfter(key, uploadId, signal, next))] : parts;
  }

  async function uploadsAfter(signal: AbortSignal | undefined, after: Query = {}): Promise<S3Upload[]> {
    const query = { uploads: '', 'encoding-type': 'url', ...after };
    const root = await ask('ListMultipartUploadsResult', { method: 'GET', query, signal });
    const keyOf = keyReader(root, []);
    const uploads = elementsOf(root, 'Upload').map((one) => ({
      key: keyOf(textIn(one, 'Key') ?? ''),
      uploadId: textIn(one, 'UploadId') ?? '',
      begun: textIn(one, 'Initiated'),
    }));
    const next = nextIn(root, 'NextKeyMarker');
    if (!next) return uploads;
    const markers = { 'key-marker': keyOf(next), 'upload-id-marker': textIn(root, 'NextUploadIdMarker') };
    return [...uploads, ...(await uploadsAfter(signal, markers))];
  }

  async function deleteListed(keys: readonly string[]): Promise<S3Failure[]> {
    if (keys.length === 0) return [];
    const objects = keys.map((key) => `<Object><Key>${escapeXml(key)}</Key></Object>`).join('');
    const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`;
    const root = await postXml('DeleteResult', { method: 'POST', query: { delete: '' }, body });
    return elementsOf(root, 'Error').map((one) => ({
      key: textIn(one, 'Key') ?? '',
      error: new ObjectRefusedError(textIn(one, 'Message') || textIn(one, 'Code') || noMessage),
    }));
  }

  async function deleteByAddress(keys: readonly string[]): Promise<S3Failure[]> {
    const outcomes = await runBulk(keys, (key) => send({ method: 'DELETE', key }));
    return outcomes.flatMap((outcome) =>
      outcome.result === 'failed' ? [{ key: outcome.row, error: outcome.error }] : [],
    );
  }

  const list: S3Bucket['list'] = async ({ prefix, delimiter, after, limit, signal }) => {
    const query = {
      'list-type': 2,
      'encoding-type': 'url',
      'max-keys': limit,
      'continuation-token': after,
      prefix: prefix || undefined,
      delimiter,
    };
    return pageOf(await ask('ListBucketResult', { method: 'GET', query, signal }));
  };

  const beginUpload = async (key: string, settings?: ObjectSettings, more: Record<string, string> = {}) => {
    const headers = { ...settingsHeaders(settings), ...more };
    const root = await ask('InitiateMultipartUploadResult', { method: 'POST', key, query: { uploads: '' }, headers });
    return textIn(root, 'UploadId') ?? '';
  };

  const completeUpload: S3Bucket['completeUpload'] = async (key, uploadId, parts) => {
    const named = parts
      .map(({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>"${escapeXml(etag)}"</ETag></Part>`)
      .join('');
    const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${named}</CompleteMultipartUpload>`;
    await postXml('CompleteMultipartUploadResult', { method: 'POST', key, query: { uploadId }, body });
  };

  const abortUpload: S3Bucket['abortUpload'] = async (key, uploadId) => {
    await send({ method: 'DELETE', key, query: { uploadId } });
  };

  /** Only what renames or moves needs it: its code is loaded then. */
  const copies = async () => {
    const { objectCopies } = await import('./copyObject.js');
    return objectCopies({
      ask,
      facts: async (asking) => {
        const response = await send(asking);
        await response.body?.cancel();
        return factsOf(response);
      },
      list,
      createUpload: beginUpload,
      completeUpload,
      abortUpload,
      settingsHeaders,
      async putXml(asking) {
        await send(await withXmlBody(asking));
      },
      sourceHeader: (key) => ({ 'x-amz-copy-source': `/${bucket}/${encodeKey(key)}` }),
      limits: copyLimits,
    });
  };

  return {
    list,
    head: async (key, signal) => factsOf(await send({ method: 'HEAD', key, signal })),
    get: (key, { range, signal } = {}) =>
      send({ method: 'GET', key, signal, headers: range ? { range: `bytes=${range.join('-')}` } : {} }),
    async put(key, body, { type, metadata, headers, ...options } = {}) {
      await store({ method: 'PUT', key, headers: settingsHeaders({ type, metadata, headers }), ...options }, body);
    },
    copy: async (from, to, options) => (await copies()).copy(from, to, options),
    checkAcl: async (key, signal) => (await copies()).checkAcl(key, signal),
    async delete(keys) {
      const named = keys.filter(fitsXml);
      const listed = await deleteListed(named).catch((thrown: unknown) => {
        // Not every storage deletes many at once.
        if (!isNotOffered(thrown)) throw thrown;
        return deleteByAddress(named);
      });
      return [...listed, ...(await deleteByAddress(keys.filter((key) => !fitsXml(key))))];
    },
    createUpload: (key, settings) => beginUpload(key, settings),
    uploadPart: (key, uploadId, partNumber, body, options) =>
      store({ method: 'PUT', key, query: { partNumber, uploadId }, ...options }, body),
    listUploads: (signal) => uploadsAfter(signal),
    listParts: (key, uploadId, signal) => partsAfter(key, uploadId, signal),
    completeUpload,
    abortUpload,
    async link(key, { seconds, download }) {
      const query: Query = { 'X-Amz-Expires': seconds };
      if (download !== undefined) {
        query['response-content-disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(download)}`;
      }
      const { url } = await signerOf(await credentials.current(), { method: 'GET', key, query }, true);
      return { url: url.href, ends: new Date(now() + seconds * 1000) };
    },
  };
}
