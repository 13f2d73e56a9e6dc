/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/storage.yaml. Importing this module makes them known to the lookups by id. */
export const storageTexts = registerTexts({
  failures: {
    getBucket: msg({ message: 'Failed to get storage bucket' }),
    getStorageUser: msg({ message: 'Failed to get S3 user info' }),
  },
  issues: {
    'bucket-name-too-short': msg({ message: 'Use at least {min} characters' }),
    'bucket-name-too-long': msg({ message: 'Use at most {max} characters' }),
    'bucket-name-characters': msg({ message: 'Use only lowercase letters, digits and hyphens' }),
    'bucket-name-edges': msg({ message: 'Begin and end with a letter or a digit' }),
    'bucket-name-prefix': msg({ message: 'Do not begin with xn--' }),
    'bucket-name-suffix': msg({ message: 'Do not end with -s3alias' }),
  },
});
