/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/storage.yaml. Importing this module makes them known to the lookups by id. */
export const storageTexts = registerTexts({
  failures: {
    getBucket: msg({ message: 'Failed to get storage bucket' }),
    getStorageUser: msg({ message: 'Failed to get S3 user info' }),
  },
  reasons: {
    'bucket-limit': msg({ message: 'You have as many buckets as you may have; delete one, or ask support for more' }),
  },
  issues: {
    'bucket-name-too-short': msg({ message: 'Use at least {min} characters' }),
    'bucket-name-too-long': msg({ message: 'Use at most {max} characters' }),
    'bucket-name-characters': msg({ message: 'Use only lowercase letters, digits and hyphens' }),
    'bucket-name-edges': msg({ message: 'Begin and end with a letter or a digit' }),
    'bucket-name-prefix': msg({ message: 'Do not begin with xn--' }),
    'bucket-name-suffix': msg({ message: 'Do not end with -s3alias' }),
    'bucket-name-taken': msg({ message: 'There is a bucket of this name already; names are shared by all customers' }),
    'cors-origin-invalid': msg({ message: 'Enter the address of a website, for example https://shop.example' }),
    'cors-origin-any': msg({ message: 'Lets the pages of every website in, without cookies' }),
    'cors-origin-path': msg({ message: 'Enter only {origin}: with a path it lets no page in' }),
    'cors-origin-repeated': msg({ message: 'This origin is in the list already' }),
  },
});
