import { ForbiddenError, KeyAddressError, OriginalKeptError } from '../errors.js';
import type { CopyOptions, ObjectSettings, S3Bucket, S3Facts } from './types.js';
import { copyInParts } from './copyInParts.js';
import { isNotOffered, s3Code } from './errors.js';
import { firstListed } from './firstListed.js';
import { aclHeadersOf } from './objectAcl.js';
import { ObjectAclError } from './objectAclError.js';
import { elementsOf, escapeXml, textIn, type XmlElement } from './xml.js';

/** In bytes: what one request copies at most, and how large the parts of a larger copy are at least. */
export interface CopyLimits {
  whole: number;
  part: number;
}

/** One request copies 5 GB at most (S3). */
export const defaultCopyLimits: CopyLimits = { whole: 5 * 2 ** 30, part: 2 ** 30 };

interface CopyRequest {
  method: 'GET' | 'PUT' | 'POST';
  key: string;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** The requests that copying is made of. */
interface CopyClient extends Pick<S3Bucket, 'list' | 'completeUpload' | 'abortUpload'> {
  /** Sends and reads the document of this name. */
  ask(name: string, request: CopyRequest): Promise<XmlElement>;
  facts(request: CopyRequest): Promise<S3Facts>;
  createUpload(key: string, settings: ObjectSettings, headers: Record<string, string>): Promise<string>;
  settingsHeaders(settings: ObjectSettings): Record<string, string>;
  putXml(request: CopyRequest & { body: string }): Promise<void>;
  /** The header that names an object of the bucket as the original of a copy. */
  sourceHeader(key: string): Record<string, string>;
  /** Those of S3 by default. */
  limits?: CopyLimits | undefined;
}

/**
 * Copies of objects within a bucket. A copy keeps who may read the original and its storage class, which S3 by itself
 * does not (CopyObject gives the copy to the owner alone, in the standard class).
 */
export function objectCopies(client: CopyClient): Pick<S3Bucket, 'copy' | 'checkAcl'> {
  const { ask, facts, list, limits = defaultCopyLimits, sourceHeader } = client;

  async function aclHeaders(key: string, signal?: AbortSignal): Promise<Record<string, string>> {
    try {
      return aclHeadersOf(await ask('AccessControlPolicy', { method: 'GET', key, query: { acl: '' }, signal }));
    } catch (thrown) {
      // No URL leads to such a key: nobody reads it by its address, and it must stay possible to rename it.
      if (isNotOffered(thrown) || thrown instanceof KeyAddressError) return {};
      throw thrown instanceof ForbiddenError ? new ObjectAclError(key, thrown) : thrown;
    }
  }

  /** What a copy is stored with that the original does not bring along. */
  const storedWith = async (from: string, { acl = 'keep', storageClass, signal }: CopyOptions) => ({
    ...(acl === 'keep' ? await aclHeaders(from, signal) : {}),
    ...(storageClass && storageClass !== 'STANDARD' ? { 'x-amz-storage-class': storageClass } : {}),
  });

  async function copyWhole(from: string, to: string, options: CopyOptions): Promise<void> {
    const { replace, etag } = options;
    const headers = {
      ...sourceHeader(from),
      ...(etag ? { 'x-amz-copy-source-if-match': `"${etag}"` } : {}),
      ...(replace ? { 'x-amz-metadata-directive': 'REPLACE', ...client.settingsHeaders(replace) } : {}),
      ...(await storedWith(from, options)),
    };
    await ask('CopyObjectResult', { method: 'PUT', key: to, headers });
  }

  /** The tags of an object as a document that gives them to another; undefined where it has none. */
  async function tagsOf(key: string, signal: AbortSignal | undefined): Promise<string | undefined> {
    const tagging = await ask('Tagging', { method: 'GET', key, query: { tagging: '' }, signal }).catch(
      (thrown: unknown) => {
        if (isNotOffered(thrown) || s3Code(thrown) === 'NoSuchTagSet') return undefined;
        throw thrown;
      },
    );
    const tags = elementsOf(elementsOf(tagging, 'TagSet')[0], 'Tag');
    if (tags.length === 0) return undefined;
    const written = tags.map(
      (tag) =>
        `<Tag><Key>${escapeXml(textIn(tag, 'Key') ?? '')}</Key><Value>${escapeXml(textIn(tag, 'Value') ?? '')}</Value></Tag>`,
    );
    return `<Tagging xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><TagSet>${written.join('')}</TagSet></Tagging>`;
  }

  /** Writes them to a copy that is complete: nothing ends that, and where it fails there are two of it. */
  async function tagCopy(key: string, body: string): Promise<void> {
    try {
      await client.putXml({ method: 'PUT', key, query: { tagging: '' }, body });
    } catch (thrown) {
      throw new OriginalKeptError(thrown);
    }
  }

  /** Copies what is too large for one request; what is gone or small by now is left to one. */
  async function copyLarge(from: string, to: string, options: CopyOptions): Promise<void> {
    const { replace, signal, onProgress, etag: requested } = options;
    // A list tells the ETag to a page whatever the bucket's CORS exposes.
    const source = await firstListed(list, from, signal);
    if (source?.key !== from || source.size <= limits.whole) return copyWhole(from, to, options);
    const etag = `"${requested ?? source.etag}"`;
    // Not by HEAD, whose refusal has no words. The content may be encoded, and a byte of it is not read.
    const factsOfSource = (): Promise<S3Facts> =>
      facts({ method: 'GET', key: from, headers: { range: 'bytes=0-0', 'if-match': etag }, signal });
    const stored = await storedWith(from, { storageClass: source.storageClass, ...options });
    // One request copies the tags; a multipart upload begins without any, and Ceph loses those that it begins with.
    const tags = await tagsOf(from, signal);
    await copyInParts(
      {
        createUpload: (key, settings = {}) => client.createUpload(key, settings, stored),
        completeUpload: client.completeUpload,
        abortUpload: client.abortUpload,
      },
      {
        to,
        size: source.size,
        partSize: limits.part,
        settings: replace ?? (await factsOfSource()),
        signal,
        onProgress,
        async copyPart(uploadId, partNumber, range, partSignal) {
          const headers = {
            ...sourceHeader(from),
            'x-amz-copy-source-if-match': etag,
            'x-amz-copy-source-range': `bytes=${range.join('-')}`,
          };
          const query = { partNumber, uploadId };
          const root = await ask('CopyPartResult', { method: 'PUT', key: to, query, headers, signal: partSignal });
          return (textIn(root, 'ETag') ?? '').replaceAll('"', '');
        },
        // Not every storage applies the condition to the copy of a part.
        checkUnchanged: factsOfSource,
      },
    );
    if (tags !== undefined) await tagCopy(to, tags);
  }

  return {
    copy: (from, to, options = {}) =>
      (options.size ?? 0) > limits.whole ? copyLarge(from, to, options) : copyWhole(from, to, options),
    async checkAcl(key, signal) {
      await aclHeaders(key, signal);
    },
  };
}
