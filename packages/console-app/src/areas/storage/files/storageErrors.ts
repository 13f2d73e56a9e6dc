import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorTexts } from '#shared/texts/errors.js';

/** What goes wrong with an object storage alone. */
export const storageErrorTexts: ErrorTexts = {
  'not-a-document': () => msg`The storage did not answer completely`,
  'write-not-answered': () =>
    msg`The storage did not answer, although it lets this page read the bucket. It is out of reach, or the allowed origins of the bucket do not let this page write (PUT, POST, DELETE): save them again under Web access (CORS).`,
  'no-address': () =>
    msg`A browser cannot ask for this file: its key has a part that is only one or two dots. Give it another name or another folder.`,
  'key-too-long': () => msg`The name is too long: with its folders it may have 1,024 bytes. Nothing was sent.`,
  'file-not-read': () =>
    msg`The file on your computer was changed, moved or deleted since you chose it. Choose it again.`,
  'original-kept': ({ cause }, textOf) => {
    const reason = textOf(cause);
    return msg`It was copied, but the original could not be deleted: there are two of it now. ${reason}`;
  },
  'object-refused': ({ message }) => storageCodeTexts[message],
  'maybe-stored': () => msg`It may be stored already: look at the file, or choose it again to replace it.`,
  'acl-not-read': () =>
    msg`It could not be read who may read this file, so it was neither copied nor deleted: its copy would be private. Ask for a key that may read access control lists (s3:GetObjectAcl).`,
  'key-not-decoded': () =>
    msg`The console can only list a file whose name is not valid UTF-8. Nothing was sent. Use another S3 client for it.`,
};

/** Codes of the S3 API that a storage may send without a message, as Ceph does. */
export const storageCodeTexts: Readonly<Record<string, MessageDescriptor>> = {
  AccessDenied: msg`The access key may not do this`,
  BucketNotEmpty: msg`The bucket is not empty`,
  EntityTooLarge: msg`The file is larger than the storage takes`,
  HeadForbidden: msg`The storage refuses this to the access key, or does not accept its signature`,
  InvalidAccessKeyId: msg`The storage does not know the access key`,
  InvalidPart: msg`A part of the upload is missing in the storage`,
  KeyTooLongError: msg`The name is longer than the storage takes`,
  NoSuchBucket: msg`There is no such bucket`,
  NoSuchKey: msg`There is no such file any more`,
  NoSuchUpload: msg`The upload is no longer there: somebody has removed it`,
  PreconditionFailed: msg`The file has changed meanwhile`,
  QuotaExceeded: msg`The quota of the bucket or of its owner is used up`,
  RequestTimeTooSkewed: msg`The clock of this computer is too far off`,
  ServiceUnavailable: msg`The storage is not available at the moment`,
  SignatureDoesNotMatch: msg`The secret key of the access key is not the right one`,
  SlowDown: msg`The storage gets too many requests at the moment`,
};
