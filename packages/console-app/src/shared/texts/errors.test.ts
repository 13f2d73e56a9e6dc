import { describe, expect, it } from 'vitest';
import { setupI18n } from '@lingui/core';
import {
  ConnectionError,
  ContentTypeError,
  GeneralError,
  NetworkError,
  noMessage,
  UnexpectedResponseError,
  UnknownError,
} from '@livery/api/errors';
import { NotFoundError } from '@livery/api/queries/errors';
import { changeErrorTexts } from './changeErrors.js';
import { addErrorTexts, errorText } from './errors.js';

addErrorTexts(changeErrorTexts);

/** Words for everything: each says what its English says, spoken loudly. */
const loud = setupI18n({ locale: 'et', messages: { et: new Proxy({}, { get: () => 'KNOWN' }) } });
const wordless = setupI18n({ locale: 'et', messages: { et: {} } });

const ours = [
  new ConnectionError(),
  new NetworkError(),
  new ContentTypeError(''),
  new ContentTypeError('<x>'),
  new UnexpectedResponseError('not-a-list'),
  new UnexpectedResponseError('not-an-object'),
  new NotFoundError('ip_address', '185.14.96.21'),
];

describe('an error of the client', () => {
  it.each(ours)('$message: speaks the language in force', (error) => {
    expect(errorText(loud, error)).toBe('KNOWN');
  });

  it.each(ours)('$message: speaks English where there are no words', (error) => {
    expect(errorText(wordless, error)).toContain(error.message);
  });

  it('shows how an answer begins that is not JSON', () => {
    expect(errorText(wordless, new ContentTypeError('<x>'))).toBe('The answer was not JSON: <x>');
  });
});

describe("a server's error", () => {
  it('keeps its own words', () => {
    const error = new GeneralError('Too soon to release machine', {}, { status: 409 });
    expect(errorText(loud, error)).toBe('Too soon to release machine (HTTP 409)');
  });

  it('without any says so in the language in force, with what is known about it', () => {
    const error = new UnknownError(noMessage, {}, { status: 418, correlationId: 'c0ffee' });
    expect(errorText(loud, error)).toBe('KNOWN [c0ffee] (HTTP 418)');
    expect(errorText(wordless, error)).toBe('An error happened [c0ffee] (HTTP 418)');
  });
});

it.each([
  [new TypeError('x is undefined'), 'x is undefined'],
  ['thrown', 'thrown'],
])('anything else, %s, is what it says', (thrown, text) => {
  expect(errorText(loud, thrown)).toBe(text);
});
