import { timestamp } from '../clock.js';
import { answerAclOrTags } from './aclAndTags.js';
import { typeOf } from './content.js';
import { etagOf } from './contentStore.js';
import { objectOf, removeObject } from './objects.js';
import { isoOf, refuse, xmlResponse } from './refusal.js';
import {
  bucketOf,
  checkCopied,
  checkMatch,
  largestBody,
  metadataOf,
  rangeOf,
  sourceOf,
  type S3Request,
} from './request.js';
import { answerUpload } from './uploads.js';

function read(s3Request: S3Request): Response {
  const { key, query, headers: asked, method, contents } = s3Request;
  const record = objectOf(bucketOf(s3Request), key) ?? refuse('NoSuchKey');
  checkMatch(asked.get('if-match'), record);
  const range = rangeOf(asked.get('range'), record.size);
  const [first, last] = range ?? [0, record.size - 1];
  const disposition = query.get('response-content-disposition');
  const headers = new Headers({
    ...record.headers,
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

function put(s3Request: S3Request): Response {
  const { key, body, sent, headers, contents, now } = s3Request;
  const facts = { key, ...sent, last_modified: timestamp(now), ...metadataOf(headers) };
  contents.store(bucketOf(s3Request), facts, body);
  return new Response(null, { headers: { etag: `"${sent.etag}"` } });
}

function copy(s3Request: S3Request): Response {
  const { key, headers: asked, contents, now } = s3Request;
  const bucket = bucketOf(s3Request);
  const { bucketName: from, record: original } = sourceOf(s3Request);
  const replaces = asked.get('x-amz-metadata-directive') === 'REPLACE';
  if (from === bucket.name && original.key === key && !replaces) {
    refuse('InvalidRequest', 'This copy request is illegal because it copies an object to itself unchanged.');
  }
  checkCopied(original.size);
  const sentMetadata = metadataOf(asked);
  const { content_type = typeOf(original.key), metadata, headers } = replaces ? sentMetadata : original;
  // As S3 has it: access and class are those that the request names, never those of the original; tags come along.
  const { acl, storage_class } = sentMetadata;
  const { tags } = original;
  const { size } = original;
  const etag = etagOf(original);
  const facts = {
    key,
    size,
    etag,
    last_modified: timestamp(now),
    content_type,
    ...(metadata && { metadata }),
    ...(headers && { headers }),
    ...(acl && { acl }),
    ...(storage_class && { storage_class }),
    ...(tags && { tags }),
  };
  // What only follows from the key is another content under another key.
  contents.store(bucket, facts, size <= largestBody ? contents.read(original, 0, size) : undefined);
  const modified = isoOf(facts.last_modified);
  return xmlResponse('CopyObjectResult', `<LastModified>${modified}</LastModified><ETag>&quot;${etag}&quot;</ETag>`);
}

function remove(s3Request: S3Request): Response {
  removeObject(bucketOf(s3Request), s3Request.key);
  return new Response(null, { status: 204 });
}

/** Answers what is asked about an object, or about an upload of one in parts. */
export function answerObject(s3Request: S3Request): Response {
  const { method, query, headers } = s3Request;
  const response = answerAclOrTags(s3Request);
  if (response) return response;
  if (method === 'POST' || query.has('uploadId')) return answerUpload(s3Request);
  if (method === 'PUT') return headers.has('x-amz-copy-source') ? copy(s3Request) : put(s3Request);
  if (method === 'DELETE') return remove(s3Request);
  return method === 'GET' || method === 'HEAD' ? read(s3Request) : refuse('MethodNotAllowed');
}
