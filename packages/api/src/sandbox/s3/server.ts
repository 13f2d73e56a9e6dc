import { md5 } from '@noble/hashes/legacy.js';
import { checkBucketName } from '../../domain/bucketName.js';
import { elementsOf, escapeXml, readXml, textIn, type XmlElement } from '../../s3/xml.js';
import { timestamp } from '../clock.js';
import { takeFault, NetworkFault } from '../http/faults.js';
import type { SandboxRuntime } from '../http/handleCall.js';
import { delay } from '../http/latency.js';
import { nextUuid } from '../state/random.js';
import type { State } from '../state/state.js';
import { bucketRecordOf, type BucketRecord, type ObjectRecord, type UploadRecord } from '../state/storage.js';
import { generatedContent, typeOf } from './content.js';
import { preflight, withCors } from './cors.js';
import { isEmpty, listObjects, objectOf, removeObject, storeObject } from './objects.js';
import { refuse, refusalResponse, S3Refusal, xmlResponse } from './refusal.js';
import { checkSignature } from './signature.js';

/** The largest body of one request, in bytes. A part of a real storage may have 5 GB. */
const largestBody = 64 * 2 ** 20;

/** The least size of a part that is not the last, in bytes (S3). */
const leastPart = 5 * 2 ** 20;

/** Bodies up to this size are kept in the state, in bytes; larger ones in memory. */
const largestKept = 16 * 2 ** 10;

/** What is kept in memory at most, in bytes. The oldest goes first, and is answered with made-up content then. */
const memory = 256 * 2 ** 20;

/** What is read of an object at a time, in bytes. */
const chunkSize = 2 ** 20;

const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const isoOf = (moment: string): string => `${moment.replace(' ', 'T')}.000Z`;
const etagOf = ({ etag, key, size }: ObjectRecord): string =>
  etag ?? hexOf(md5(new TextEncoder().encode(`${key} ${size}`)));

/** Contents that the state does not keep, by MD5. */
function createBodies() {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;
  return {
    get: (etag: string) => bodies.get(etag),
    keep(etag: string, body: Uint8Array<ArrayBuffer>) {
      if (bodies.has(etag)) return;
      bodies.set(etag, body);
      total += body.length;
      for (const [oldest, { length }] of bodies) {
        if (total <= memory) break;
        bodies.delete(oldest);
        total -= length;
      }
    },
  };
}

interface Asked {
  request: Request;
  url: URL;
  method: string;
  query: URLSearchParams;
  body: Uint8Array<ArrayBuffer>;
  state: State;
  bucketName: string;
  key: string;
}

/** The bucket and key that an address names: by path, or with the bucket before the host. */
function placeOf(url: URL, base: URL): { bucketName: string; key: string } {
  const path = url.pathname.slice(base.pathname.replace(/\/$/, '').length + 1);
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  if (url.host !== base.host) return { bucketName: url.host.slice(0, -base.host.length - 1), key: decoded(path) };
  const [bucketName = '', ...rest] = path.split('/');
  return { bucketName: decoded(bucketName), key: decoded(rest.join('/')) };
}

/** Whether an address belongs to the S3 API at this one. */
export function isS3Address(url: URL, base: URL): boolean {
  const isHost = url.host === base.host || url.host.endsWith(`.${base.host}`);
  const path = base.pathname.replace(/\/$/, '');
  return isHost && (url.pathname === path || url.pathname.startsWith(`${path}/`));
}

function metadataOf(headers: Headers): Pick<ObjectRecord, 'content_type' | 'metadata'> {
  const prefix = 'x-amz-meta-';
  const own = [...headers].filter(([name]) => name.startsWith(prefix));
  const content_type = headers.get('content-type');
  return {
    ...(content_type ? { content_type } : {}),
    ...(own.length > 0
      ? { metadata: Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) }
      : {}),
  };
}

/** The first and the last byte that are asked for; undefined for all. */
function rangeOf(header: string | null, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? [start, end] : refuse('InvalidRange');
}

const xml = (name: string, content: string): Response => xmlResponse(200, `<${name} ${namespace}>${content}</${name}>`);

function bodyXml(body: Uint8Array, root: string): XmlElement {
  const document = readXml(new TextDecoder().decode(body));
  return document?.name === root ? document : refuse('MalformedXML');
}

/** The S3 API of a sandbox: its buckets and keys are those of the state. */
export function createS3Server(runtime: SandboxRuntime) {
  const bodies = createBodies();

  function bucketOf({ state, bucketName }: Asked): BucketRecord {
    const bucket = bucketRecordOf(state.storage, bucketName) ?? refuse('NoSuchBucket');
    return bucket.is_suspended ? refuse('AccessDenied', 'The bucket is suspended') : bucket;
  }

  function contentOf(record: ObjectRecord, start: number, end: number): Uint8Array<ArrayBuffer> {
    const kept = record.body === undefined ? bodies.get(etagOf(record)) : fromBase64(record.body);
    return kept ? kept.slice(start, end) : generatedContent(record.key, record.size, start, end);
  }

  function streamOf(record: ObjectRecord, start: number, end: number): ReadableStream<Uint8Array> {
    let at = start;
    return new ReadableStream({
      pull(controller) {
        if (at >= end) {
          controller.close();
          return;
        }
        const next = Math.min(at + chunkSize, end);
        controller.enqueue(contentOf(record, at, next));
        at = next;
      },
    });
  }

  function createBucket({ state, bucketName }: Asked): Response {
    if (checkBucketName(bucketName).length > 0) refuse('InvalidBucketName');
    if (bucketRecordOf(state.storage, bucketName)) refuse('BucketAlreadyOwnedByYou');
    const account = state.billing_accounts.find(({ is_default }) => is_default) ?? state.billing_accounts[0];
    state.storage.buckets[bucketName] = {
      name: bucketName,
      owner: state.storage.user.id,
      billing_account_id: account?.id ?? 0,
      is_suspended: false,
      allowed_origins: [],
      created_at: timestamp(runtime.now()),
      objects: [],
    };
    return new Response(null, { headers: { location: `/${bucketName}` } });
  }

  function deleteBucket(asked: Asked): Response {
    const bucket = bucketOf(asked);
    if (!isEmpty(bucket)) refuse('BucketNotEmpty');
    delete asked.state.storage.buckets[bucket.name];
    return new Response(null, { status: 204 });
  }

  function list(asked: Asked): Response {
    const { query } = asked;
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
    const token = query.get('continuation-token');
    const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
    const after = token === null ? (query.get('start-after') ?? '') : decodeURIComponent(atob(token));
    const { objects, prefixes, next } = listObjects(bucketOf(asked), { prefix, delimiter, after, limit });
    const isEncoded = query.get('encoding-type') === 'url';
    const write = isEncoded ? (text: string) => encodeURIComponent(text).replaceAll('%2F', '/') : escapeXml;
    const contents = objects.map((one) => {
      const facts = `<LastModified>${isoOf(one.last_modified)}</LastModified><ETag>&quot;${etagOf(one)}&quot;</ETag>`;
      return `<Contents><Key>${write(one.key)}</Key>${facts}<Size>${one.size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
    });
    const common = prefixes.map((one) => `<CommonPrefixes><Prefix>${write(one)}</Prefix></CommonPrefixes>`);
    const more = next === undefined ? '' : btoa(encodeURIComponent(next));
    return xml(
      'ListBucketResult',
      [
        `<Name>${escapeXml(asked.bucketName)}</Name><Prefix>${write(prefix)}</Prefix>`,
        `<KeyCount>${objects.length + prefixes.length}</KeyCount><MaxKeys>${limit}</MaxKeys>`,
        `<IsTruncated>${next !== undefined}</IsTruncated>`,
        isEncoded ? '<EncodingType>url</EncodingType>' : '',
        more && `<NextContinuationToken>${more}</NextContinuationToken>`,
        ...contents,
        ...common,
      ].join(''),
    );
  }

  function read(asked: Asked): Response {
    const { key, query, request, method } = asked;
    const record = objectOf(bucketOf(asked), key) ?? refuse('NoSuchKey');
    const range = rangeOf(request.headers.get('range'), record.size);
    const [first, last] = range ?? [0, record.size - 1];
    const disposition = query.get('response-content-disposition');
    const headers = new Headers({
      'content-type': query.get('response-content-type') ?? record.content_type ?? typeOf(key),
      'content-length': String(last - first + 1),
      'last-modified': new Date(isoOf(record.last_modified)).toUTCString(),
      etag: `"${etagOf(record)}"`,
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${first}-${last}/${record.size}` } : {}),
      ...(disposition ? { 'content-disposition': disposition } : {}),
    });
    for (const [name, value] of Object.entries(record.metadata ?? {})) headers.set(`x-amz-meta-${name}`, value);
    const status = range ? 206 : 200;
    return new Response(method === 'HEAD' ? null : streamOf(record, first, last + 1), { status, headers });
  }

  function keep(
    bucket: BucketRecord,
    record: Omit<ObjectRecord, 'last_modified'>,
    body?: Uint8Array<ArrayBuffer>,
  ): string {
    const etag = record.etag ?? hexOf(md5(body ?? new Uint8Array()));
    const isSmall = body !== undefined && body.length <= largestKept;
    if (body && !isSmall) bodies.keep(etag, body);
    storeObject(bucket, {
      ...record,
      etag,
      last_modified: timestamp(runtime.now()),
      ...(body && isSmall ? { body: base64(body) } : {}),
    });
    return etag;
  }

  function put(asked: Asked): Response {
    const { key, body, request } = asked;
    const etag = keep(bucketOf(asked), { key, size: body.length, ...metadataOf(request.headers) }, body);
    return new Response(null, { headers: { etag: `"${etag}"` } });
  }

  function copy(asked: Asked, source: string): Response {
    const { state, key, request } = asked;
    const bucket = bucketOf(asked);
    const [from = '', ...rest] = decodeURIComponent(source.replace(/^\//, '')).split('/');
    const original = objectOf(bucketOf({ ...asked, state, bucketName: from }), rest.join('/')) ?? refuse('NoSuchKey');
    const replaces = request.headers.get('x-amz-metadata-directive') === 'REPLACE';
    if (from === bucket.name && original.key === key && !replaces) {
      refuse('InvalidArgument', 'This copy request is illegal because it copies an object to itself unchanged.');
    }
    const { content_type = typeOf(original.key), metadata } = replaces ? metadataOf(request.headers) : original;
    const { size } = original;
    const etag = etagOf(original);
    const facts = { key, size, etag, content_type, ...(metadata ? { metadata } : {}) };
    // What only follows from the key is another content under another key.
    keep(bucket, facts, size <= largestBody ? contentOf(original, 0, size) : undefined);
    const modified = isoOf(timestamp(runtime.now()));
    return xml('CopyObjectResult', `<LastModified>${modified}</LastModified><ETag>&quot;${etag}&quot;</ETag>`);
  }

  function remove(asked: Asked): Response {
    removeObject(bucketOf(asked), asked.key);
    return new Response(null, { status: 204 });
  }

  function removeMany(asked: Asked): Response {
    const bucket = bucketOf(asked);
    const root = bodyXml(asked.body, 'Delete');
    const keys = elementsOf(root, 'Object').map((one) => textIn(one, 'Key') ?? '');
    if (keys.length > 1000 || keys.length === 0) refuse('MalformedXML');
    for (const key of keys) removeObject(bucket, key);
    const isQuiet = textIn(root, 'Quiet') === 'true';
    const deleted = keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
    return xml('DeleteResult', isQuiet ? '' : deleted.join(''));
  }

  function uploadOf(asked: Asked): { bucket: BucketRecord; upload: UploadRecord } {
    const bucket = bucketOf(asked);
    const id = asked.query.get('uploadId');
    const upload = bucket.uploads?.find((one) => one.id === id && one.key === asked.key) ?? refuse('NoSuchUpload');
    return { bucket, upload };
  }

  function createUpload(asked: Asked): Response {
    const { state, key, request, bucketName } = asked;
    const bucket = bucketOf(asked);
    const id = nextUuid(state);
    bucket.uploads = [...(bucket.uploads ?? []), { id, key, parts: [], ...metadataOf(request.headers) }];
    return xml(
      'InitiateMultipartUploadResult',
      `<Bucket>${escapeXml(bucketName)}</Bucket><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId>`,
    );
  }

  function putPart(asked: Asked): Response {
    const { upload } = uploadOf(asked);
    const { body, query } = asked;
    const number = Number(query.get('partNumber'));
    if (!(number >= 1 && number <= 10_000)) refuse('InvalidArgument', 'Part number must be between 1 and 10000');
    const etag = hexOf(md5(body));
    bodies.keep(etag, body);
    upload.parts = [
      ...upload.parts.filter((one) => one.number !== number),
      { number, size: body.length, etag },
    ].toSorted((a, b) => a.number - b.number);
    return new Response(null, { headers: { etag: `"${etag}"` } });
  }

  function listParts(asked: Asked): Response {
    const { upload } = uploadOf(asked);
    const marker = Number(asked.query.get('part-number-marker') ?? 0);
    const rest = upload.parts.filter(({ number }) => number > marker);
    const shown = rest.slice(0, 1000);
    const parts = shown.map(
      ({ number, size, etag }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size></Part>`,
    );
    const isMore = rest.length > shown.length;
    const next = isMore ? `<NextPartNumberMarker>${shown.at(-1)?.number}</NextPartNumberMarker>` : '';
    const head = `<Key>${escapeXml(upload.key)}</Key><UploadId>${upload.id}</UploadId><IsTruncated>${isMore}</IsTruncated>`;
    return xml('ListPartsResult', head + next + parts.join(''));
  }

  function completeUpload(asked: Asked): Response {
    const { bucket, upload } = uploadOf(asked);
    const named = elementsOf(bodyXml(asked.body, 'CompleteMultipartUpload'), 'Part').map((one) => ({
      number: Number(textIn(one, 'PartNumber')),
      etag: (textIn(one, 'ETag') ?? '').replaceAll('"', ''),
    }));
    if (named.length === 0) refuse('MalformedXML');
    if (named.some(({ number }, at) => number <= (named[at - 1]?.number ?? 0))) refuse('InvalidPartOrder');
    const parts = named.map(
      ({ number, etag }) =>
        upload.parts.find((one) => one.number === number && one.etag === etag) ?? refuse('InvalidPart'),
    );
    if (parts.slice(0, -1).some(({ size }) => size < leastPart)) refuse('EntityTooSmall');
    const size = parts.reduce((sum, part) => sum + part.size, 0);
    const etag = `${hexOf(md5(Uint8Array.from(parts.flatMap((part) => hexBytes(part.etag)))))}-${parts.length}`;
    const contents = parts.map((part) => bodies.get(part.etag));
    if (contents.every((one) => one !== undefined)) {
      const whole = new Uint8Array(size);
      let at = 0;
      for (const content of contents) {
        whole.set(content, at);
        at += content.length;
      }
      bodies.keep(etag, whole);
    }
    const { id: _id, parts: _parts, ...facts } = upload;
    keep(bucket, { ...facts, size, etag });
    bucket.uploads = bucket.uploads?.filter((one) => one !== upload) ?? [];
    return xml('CompleteMultipartUploadResult', `<Key>${escapeXml(facts.key)}</Key><ETag>&quot;${etag}&quot;</ETag>`);
  }

  function abortUpload(asked: Asked): Response {
    const { bucket, upload } = uploadOf(asked);
    bucket.uploads = bucket.uploads?.filter((one) => one !== upload) ?? [];
    return new Response(null, { status: 204 });
  }

  function answerBucket(asked: Asked): Response {
    const { method, query } = asked;
    if (asked.bucketName === '') return refuse('NotImplemented');
    if (method === 'PUT') return createBucket(asked);
    if (method === 'DELETE') return deleteBucket(asked);
    if (method === 'HEAD') return new Response(bucketOf(asked) && null);
    if (method === 'POST' && query.has('delete')) return removeMany(asked);
    if (method === 'GET') return query.get('list-type') === '2' ? list(asked) : refuse('NotImplemented');
    return refuse('MethodNotAllowed');
  }

  function answerObject(asked: Asked): Response {
    const { method, query, request } = asked;
    const source = request.headers.get('x-amz-copy-source');
    if (method === 'POST') return query.has('uploads') ? createUpload(asked) : completeUpload(asked);
    if (query.has('uploadId')) {
      if (method === 'PUT') return source === null ? putPart(asked) : refuse('NotImplemented');
      return method === 'DELETE' ? abortUpload(asked) : listParts(asked);
    }
    if (method === 'PUT') return source === null ? put(asked) : copy(asked, source);
    if (method === 'DELETE') return remove(asked);
    return method === 'GET' || method === 'HEAD' ? read(asked) : refuse('MethodNotAllowed');
  }

  /** Throws what does not fit the body to what the request says of it. */
  async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
    if (Number(request.headers.get('content-length')) > largestBody) refuse('EntityTooLarge');
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.length > largestBody) refuse('EntityTooLarge');
    const digest = request.headers.get('content-md5');
    if (digest !== null && digest !== base64(md5(body))) refuse('BadDigest');
    return body;
  }

  /** What goes wrong by order: its path is `/s3/bucket/key`. */
  async function meetFault(request: Request, path: string): Promise<Response | undefined> {
    const fault = await runtime.transaction(() => {
      const met = takeFault(runtime.state(), { operationId: undefined, method: request.method, path: `/s3${path}` });
      if (met?.times !== undefined) runtime.stateChanged();
      return met;
    });
    const { latency } = runtime.state();
    await delay(fault?.latency_ms ?? runtime.latency.beforeCall(latency, request.method), request.signal);
    if (!fault) return undefined;
    if (fault.network) throw new NetworkFault();
    if (fault.status === undefined && fault.body === undefined) return undefined;
    if (fault.body === undefined) throw new S3Refusal(fault.status === 403 ? 'AccessDenied' : 'InternalError');
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body);
    return new Response(text, { status: fault.status ?? 200 });
  }

  async function answer(request: Request, url: URL, place: { bucketName: string; key: string }): Promise<Response> {
    const known = (): BucketRecord | undefined => bucketRecordOf(runtime.state().storage, place.bucketName);
    if (request.method === 'OPTIONS') return preflight(request, known());
    const path = `/${place.bucketName}/${place.key}`;
    try {
      const body = await bodyOf(request);
      const failed = await meetFault(request, path);
      if (failed) return withCors(failed, request, known());
      await checkSignature(request, body, { keys: runtime.state().storage.keys, now: Date.now() });
      const response = await runtime.transaction(() => {
        const { method } = request;
        const asked = { request, url, method, query: url.searchParams, body, state: runtime.state(), ...place };
        const done = place.key === '' ? answerBucket(asked) : answerObject(asked);
        if (method !== 'GET' && method !== 'HEAD') runtime.stateChanged();
        return done;
      });
      return withCors(response, request, known());
    } catch (thrown) {
      if (!(thrown instanceof S3Refusal)) throw thrown;
      return withCors(refused(thrown, request, path), request, known());
    }
  }

  function refused(refusal: S3Refusal, request: Request, path: string): Response {
    const requestId = runtime.nextCorrelationId();
    return request.method === 'HEAD'
      ? new Response(null, { status: refusal.status, headers: { 'x-amz-request-id': requestId } })
      : refusalResponse(refusal, { path, requestId });
  }

  /** Answers a request of the S3 API at the address `base`. Rejects as the sandbox's `fetch` does. */
  return async function fetchS3(request: Request, base: URL): Promise<Response> {
    const url = new URL(request.url);
    try {
      return await answer(request, url, placeOf(url, base));
    } catch (thrown) {
      if (thrown instanceof S3Refusal) return refused(thrown, request, url.pathname);
      throw thrown;
    }
  };
}

const hexBytes = (text: string): number[] => Array.from(text.matchAll(/../g), ([pair]) => Number.parseInt(pair, 16));
