import { describe, expect, it } from 'vitest';
import { setupI18n } from '@lingui/core';
import { ForbiddenError, ObjectRefusedError, OriginalKeptError } from '@livery/api/errors';
import { addCodeTexts, addErrorTexts, errorText } from '#shared/texts/errors.js';
import { storageCodeTexts, storageErrorTexts } from './storageErrors.js';

addErrorTexts(storageErrorTexts);
addCodeTexts(storageCodeTexts);

/** Words for a code; whatever else has words says the reason that it was given. */
const messages = new Proxy(
  {},
  { get: (_, id) => (id === storageCodeTexts.AccessDenied?.id ? ['MAY NOT'] : ['KEPT ', ['reason']]) },
);
const i18n = setupI18n({ locale: 'et', messages: { et: messages } });

describe('what the storage refuses of several objects', () => {
  it.each([
    ['a code without words of the storage', 'AccessDenied', 'MAY NOT'],
    ["the storage's own words", 'Locked until 2030', 'Locked until 2030'],
  ])('is told: %s', (_, message, text) => {
    expect(errorText(i18n, new ObjectRefusedError(message))).toBe(text);
  });

  it.each<[string, Error, string]>([
    ['in a list', new ObjectRefusedError('AccessDenied'), 'KEPT MAY NOT'],
    ['alone', new ForbiddenError('AccessDenied', '', { status: 403 }), 'KEPT MAY NOT (HTTP 403)'],
  ])('is told of an original that was copied: %s', (_, cause, text) => {
    expect(errorText(i18n, new OriginalKeptError(cause))).toBe(text);
  });
});
