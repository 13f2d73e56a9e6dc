import { timestamp } from '../clock.js';
import { typeOf } from './content.js';
import { etagOf } from './contentStore.js';
import { objectOf, removeObject } from './objects.js';
import { isoOf, refuse, xmlAnswer } from './refusal.js';
import { bucketOf, largestBody, metadataOf, rangeOf, type S3Request } from './request.js';
import { answerUpload } from './uploads.js';

function read(asked: S3Request): Response {
  const { key, query, request, method, contents } = asked;
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
  return new Response(method === 'HEAD' ? null : contents.stream(record, first, last + 1), { status, headers });
}

function put(asked: S3Request): Response {
  const { key, body, request, contents } = asked;
  const etag = contents.store(bucketOf(asked), { key, size: body.length, ...metadataOf(request.headers) }, body);
  return new Response(null, { headers: { etag: `"${etag}"` } });
}

function copy(asked: S3Request, source: string): Response {
  const { state, key, request, contents, now } = asked;
  const bucket = bucketOf(asked);
  const [from = '', ...rest] = decodeURIComponent(source.replace(/^\//, '')).split('/');
  const original = objectOf(bucketOf({ state, bucketName: from }), rest.join('/')) ?? refuse('NoSuchKey');
  const replaces = request.headers.get('x-amz-metadata-directive') === 'REPLACE';
  if (from === bucket.name && original.key === key && !replaces) {
    refuse('InvalidRequest', 'This copy request is illegal because it copies an object to itself unchanged.');
  }
  const { content_type = typeOf(original.key), metadata } = replaces ? metadataOf(request.headers) : original;
  const { size } = original;
  const etag = etagOf(original);
  const facts = { key, size, etag, content_type, ...(metadata ? { metadata } : {}) };
  // What only follows from the key is another content under another key.
  contents.store(bucket, facts, size <= largestBody ? contents.read(original, 0, size) : undefined);
  const modified = isoOf(timestamp(now));
  return xmlAnswer('CopyObjectResult', `<LastModified>${modified}</LastModified><ETag>&quot;${etag}&quot;</ETag>`);
}

function remove(asked: S3Request): Response {
  removeObject(bucketOf(asked), asked.key);
  return new Response(null, { status: 204 });
}

/** Answers what is asked about an object, or about an upload of one in parts. */
export function answerObject(asked: S3Request): Response {
  const { method, query, request } = asked;
  const source = request.headers.get('x-amz-copy-source');
  if (method === 'POST' || query.has('uploadId')) return answerUpload(asked);
  if (method === 'PUT') return source === null ? put(asked) : copy(asked, source);
  if (method === 'DELETE') return remove(asked);
  return method === 'GET' || method === 'HEAD' ? read(asked) : refuse('MethodNotAllowed');
}
