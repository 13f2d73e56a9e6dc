import { i18n } from '@lingui/core';
import { ContentTypeError } from '@livery/api/errors';
import { errorText } from './texts/errors.js';

/** How much of an error's text is stored, in characters. */
const maxErrorText = 200;

/** What the activity centre stores of an error: the start of its text, in the language in force, and nothing of a body. */
export function activityError(error: Error): string {
  // The start of a body may hold a secret.
  const shown = error instanceof ContentTypeError ? new ContentTypeError('') : error;
  return errorText(i18n, shown).slice(0, maxErrorText);
}
