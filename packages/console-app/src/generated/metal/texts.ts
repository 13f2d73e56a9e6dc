/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/metal.yaml. Importing this module makes them known to the lookups by id. */
export const metalTexts = registerTexts({
  reasons: {
    'spec-unavailable': msg({ message: 'No available machines' }),
    'release-too-soon': msg({ message: 'Too soon to release machine' }),
  },
  issues: {
    'os-id-malformed': msg({ message: 'A lowercase letter first, then lowercase letters, digits, underscores or hyphens' }),
  },
});
