import { elementsOf, escapeXml, textIn } from '../../s3/xml.js';
import { timestamp } from '../clock.js';
import { nextUuid } from '../state/random.js';
import type { BucketRecord, PartRecord, UploadRecord } from '../state/storage.js';
import { etagOf, md5Hex } from './contentStore.js';
import { isoOf, refuse, xmlResponse } from './refusal.js';
import { bodyXml, bucketOf, checkCopied, largestBody, metadataOf, sourceOf, type S3Request } from './request.js';

/** The least size of a part that is not the last, in bytes (S3). */
const leastPart = 5 * 2 ** 20;

const hexBytes = (text: string): number[] => Array.from(text.matchAll(/../g), ([pair]) => Number.parseInt(pair, 16));

function uploadOf(s3Request: S3Request): { bucket: BucketRecord; upload: UploadRecord } {
  const bucket = bucketOf(s3Request);
  const id = s3Request.query.get('uploadId');
  const upload = bucket.uploads?.find((one) => one.id === id && one.key === s3Request.key) ?? refuse('NoSuchUpload');
  return { bucket, upload };
}

function createUpload(s3Request: S3Request): Response {
  const { state, key, headers, bucketName } = s3Request;
  const bucket = bucketOf(s3Request);
  // As Ceph writes them: no name of a variable, and not the same when it is encoded for an address.
  const id = `2~${nextUuid(state)}`;
  bucket.uploads = [
    ...(bucket.uploads ?? []),
    { id, key, begun_at: timestamp(s3Request.now), parts: [], ...metadataOf(headers) },
  ];
  return xmlResponse(
    'InitiateMultipartUploadResult',
    `<Bucket>${escapeXml(bucketName)}</Bucket><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId>`,
  );
}

/** Keeps a part in the place of another of the same number. */
function keepPart(s3Request: S3Request, upload: UploadRecord, part: Omit<PartRecord, 'number'>): void {
  const number = Number(s3Request.query.get('partNumber'));
  if (!(number >= 1 && number <= 10_000)) refuse('InvalidArgument', 'Part number must be between 1 and 10000');
  upload.parts = [...upload.parts.filter((one) => one.number !== number), { number, ...part }].toSorted(
    (a, b) => a.number - b.number,
  );
}

function putPart(s3Request: S3Request): Response {
  const { upload } = uploadOf(s3Request);
  const { body, sent, contents } = s3Request;
  keepPart(s3Request, upload, sent);
  if (body) contents.keep(sent.etag, body);
  return new Response(null, { headers: { etag: `"${sent.etag}"` } });
}

/** The first and the last byte that are copied; those of the whole object where the request says none. */
function copiedRange(headers: Headers, size: number): readonly [number, number] {
  const s3Request = headers.get('x-amz-copy-source-range');
  if (s3Request === null) return [0, size - 1];
  const [first = Number.NaN, last = Number.NaN] = /^bytes=(\d+)-(\d+)$/.exec(s3Request)?.slice(1).map(Number) ?? [];
  if (!(first <= last)) {
    const form =
      'The x-amz-copy-source-range value must be of the form bytes=first-last where first and last are the zero-based offsets of the first and last bytes to copy';
    refuse('InvalidArgument', form);
  }
  if (last >= size) refuse('InvalidArgument', `Range specified is not valid for source object of size: ${size}`);
  return [first, last];
}

function copyPart(s3Request: S3Request): Response {
  const { upload } = uploadOf(s3Request);
  const { headers, contents, now } = s3Request;
  const { record } = sourceOf(s3Request);
  const [first, last] = copiedRange(headers, record.size);
  const size = last + 1 - first;
  checkCopied(size);
  const bytes = size <= largestBody ? contents.read(record, first, last + 1) : undefined;
  const etag = md5Hex(bytes ?? new TextEncoder().encode(`${etagOf(record)} ${first}-${last}`));
  keepPart(s3Request, upload, { size, etag });
  if (bytes) contents.keep(etag, bytes);
  const modified = isoOf(timestamp(now));
  return xmlResponse('CopyPartResult', `<LastModified>${modified}</LastModified><ETag>&quot;${etag}&quot;</ETag>`);
}

function listParts(s3Request: S3Request): Response {
  const { upload } = uploadOf(s3Request);
  const marker = Number(s3Request.query.get('part-number-marker') ?? 0);
  const rest = upload.parts.filter(({ number }) => number > marker);
  const visible = rest.slice(0, 1000);
  const parts = visible.map(
    ({ number, size, etag }) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size></Part>`,
  );
  const isMore = rest.length > visible.length;
  const next = isMore ? `<NextPartNumberMarker>${visible.at(-1)?.number}</NextPartNumberMarker>` : '';
  const head = `<Key>${escapeXml(upload.key)}</Key><UploadId>${upload.id}</UploadId><IsTruncated>${isMore}</IsTruncated>`;
  return xmlResponse('ListPartsResult', head + next + parts.join(''));
}

function completeUpload(s3Request: S3Request): Response {
  const { bucket, upload } = uploadOf(s3Request);
  const { contents, now } = s3Request;
  const named = elementsOf(bodyXml(s3Request.body, 'CompleteMultipartUpload'), 'Part').map((one) => ({
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
  const etag = `${md5Hex(Uint8Array.from(parts.flatMap((part) => hexBytes(part.etag))))}-${parts.length}`;
  const bodies = parts.map((part) => contents.get(part.etag));
  if (bodies.every((one) => one !== undefined)) {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const body of bodies) {
      whole.set(body, at);
      at += body.length;
    }
    contents.keep(etag, whole);
  }
  const { id: _id, parts: _parts, ...facts } = upload;
  contents.store(bucket, { ...facts, size, etag, last_modified: timestamp(now) });
  bucket.uploads = bucket.uploads?.filter((one) => one !== upload) ?? [];
  return xmlResponse(
    'CompleteMultipartUploadResult',
    `<Key>${escapeXml(facts.key)}</Key><ETag>&quot;${etag}&quot;</ETag>`,
  );
}

function abortUpload(s3Request: S3Request): Response {
  const { bucket, upload } = uploadOf(s3Request);
  bucket.uploads = bucket.uploads?.filter((one) => one !== upload) ?? [];
  return new Response(null, { status: 204 });
}

/** Answers what is asked about an upload in parts. */
export function answerUpload(s3Request: S3Request): Response {
  const { method, query, headers } = s3Request;
  if (method === 'POST') return query.has('uploads') ? createUpload(s3Request) : completeUpload(s3Request);
  if (method === 'PUT') return headers.has('x-amz-copy-source') ? copyPart(s3Request) : putPart(s3Request);
  return method === 'DELETE' ? abortUpload(s3Request) : listParts(s3Request);
}
