import { msg } from '@lingui/core/macro';
import type { ErrorTexts } from '#shared/texts/errors.js';

/** What goes wrong with an object storage alone. */
export const storageErrorTexts: ErrorTexts = {
  'not-a-document': () => msg`The storage did not answer completely`,
  'no-address': () =>
    msg`A browser cannot ask for this file: its key has a part that is only one or two dots. Rename it or move it to another folder.`,
  'acl-not-read': () =>
    msg`It could not be read who may read this file, so it was neither copied nor deleted: its copy would be private. Ask for a key that may read access control lists (s3:GetObjectAcl).`,
  'key-not-decoded': () =>
    msg`The console can only list a file whose name is not valid UTF-8. Nothing was sent. Use another S3 client for it.`,
};
