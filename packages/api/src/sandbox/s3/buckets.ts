import { checkBucketName } from '../../domain/bucketName.js';
import { elementsOf, escapeXml, textIn } from '../../s3/xml.js';
import { timestamp } from '../clock.js';
import { bucketRecordOf } from '../state/storage.js';
import { ownerOfBucket } from '../state/tenants.js';
import { etagOf } from './contentStore.js';
import { isEmpty, listObjects, removeObject } from './objects.js';
import { isoOf, refuse, xmlResponse } from './refusal.js';
import { bodyXml, bucketOf, type S3Request } from './request.js';

function createBucket({ state, bucketName, now }: S3Request): Response {
  if (checkBucketName(bucketName).length > 0) refuse('InvalidBucketName');
  if (bucketRecordOf(state.storage, bucketName)) refuse('BucketAlreadyOwnedByYou');
  if (ownerOfBucket(state, bucketName)) refuse('BucketAlreadyExists');
  const account = state.billing_accounts.find(({ is_default }) => is_default) ?? state.billing_accounts[0];
  state.storage.buckets[bucketName] = {
    name: bucketName,
    owner: state.storage.user.id,
    billing_account_id: account?.id ?? 0,
    is_suspended: false,
    allowed_origins: [],
    created_at: timestamp(now),
    objects: [],
  };
  return new Response(null, { headers: { location: `/${bucketName}` } });
}

function deleteBucket(s3Request: S3Request): Response {
  const bucket = bucketOf(s3Request);
  if (!isEmpty(bucket)) refuse('BucketNotEmpty');
  delete s3Request.state.storage.buckets[bucket.name];
  return new Response(null, { status: 204 });
}

function list(s3Request: S3Request): Response {
  const { query } = s3Request;
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const token = query.get('continuation-token');
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const after = token === null ? (query.get('start-after') ?? '') : decodeURIComponent(atob(token));
  const { objects, prefixes, next } = listObjects(bucketOf(s3Request), { prefix, delimiter, after, limit });
  const isEncoded = query.get('encoding-type') === 'url';
  const write = isEncoded ? (text: string) => encodeURIComponent(text).replaceAll('%2F', '/') : escapeXml;
  const contents = objects.map((one) => {
    const facts = `<LastModified>${isoOf(one.last_modified)}</LastModified><ETag>&quot;${etagOf(one)}&quot;</ETag>`;
    return `<Contents><Key>${write(one.key)}</Key>${facts}<Size>${one.size}</Size><StorageClass>${one.storage_class ?? 'STANDARD'}</StorageClass></Contents>`;
  });
  const common = prefixes.map((one) => `<CommonPrefixes><Prefix>${write(one)}</Prefix></CommonPrefixes>`);
  const more = next === undefined ? '' : btoa(encodeURIComponent(next));
  return xmlResponse(
    'ListBucketResult',
    [
      `<Name>${escapeXml(s3Request.bucketName)}</Name><Prefix>${write(prefix)}</Prefix>`,
      `<KeyCount>${objects.length + prefixes.length}</KeyCount><MaxKeys>${limit}</MaxKeys>`,
      `<IsTruncated>${next !== undefined}</IsTruncated>`,
      isEncoded ? '<EncodingType>url</EncodingType>' : '',
      more && `<NextContinuationToken>${more}</NextContinuationToken>`,
      ...contents,
      ...common,
    ].join(''),
  );
}

/** Those in progress; a bucket of the sandbox has few, so that one response holds them all. */
function listUploads(s3Request: S3Request): Response {
  const isEncoded = s3Request.query.get('encoding-type') === 'url';
  const write = isEncoded ? (text: string) => encodeURIComponent(text).replaceAll('%2F', '/') : escapeXml;
  const uploads = (bucketOf(s3Request).uploads ?? []).map(
    ({ id, key, begun_at }) =>
      `<Upload><Key>${write(key)}</Key><UploadId>${id}</UploadId>${begun_at ? `<Initiated>${isoOf(begun_at)}</Initiated>` : ''}</Upload>`,
  );
  return xmlResponse(
    'ListMultipartUploadsResult',
    `<Bucket>${escapeXml(s3Request.bucketName)}</Bucket>${isEncoded ? '<EncodingType>url</EncodingType>' : ''}<IsTruncated>false</IsTruncated>${uploads.join('')}`,
  );
}

function removeMany(s3Request: S3Request): Response {
  const bucket = bucketOf(s3Request);
  const root = bodyXml(s3Request.body, 'Delete');
  const keys = elementsOf(root, 'Object').map((one) => textIn(one, 'Key') ?? '');
  if (keys.length > 1000 || keys.length === 0) refuse('MalformedXML');
  for (const key of keys) removeObject(bucket, key);
  const isQuiet = textIn(root, 'Quiet') === 'true';
  const deleted = keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  return xmlResponse('DeleteResult', isQuiet ? '' : deleted.join(''));
}

/** Answers what is asked about a bucket: made, deleted, listed, many of its objects deleted. */
export function answerBucket(s3Request: S3Request): Response {
  const { method, query } = s3Request;
  if (s3Request.bucketName === '') return refuse('NotImplemented');
  if (method === 'PUT') return createBucket(s3Request);
  if (method === 'DELETE') return deleteBucket(s3Request);
  if (method === 'HEAD') return new Response(bucketOf(s3Request) && null);
  if (method === 'POST' && query.has('delete')) return removeMany(s3Request);
  if (method === 'GET' && query.has('uploads')) return listUploads(s3Request);
  if (method === 'GET') return query.get('list-type') === '2' ? list(s3Request) : refuse('NotImplemented');
  return refuse('MethodNotAllowed');
}
