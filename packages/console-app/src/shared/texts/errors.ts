import { useCallback } from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { ApiError, CallError, ContentTypeError, noMessage, withMeta, type ErrorKind } from '@livery/api/errors';
import { LoadError } from '#i18n/loadError.js';

/**
 * What an error says in the language in force (specification: account and billing, section 8). A server's own message stays as it is; where the words have not
 * come yet, an error speaks English.
 */
export function errorText(i18n: I18n, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = (text: MessageDescriptor, english: string) => textOrEnglish(i18n, text, english);
  if (error instanceof ApiError) {
    const { serverMessage, meta, message } = error;
    const ofCode = laterCodeTexts.get(serverMessage);
    if (ofCode) return withMeta(said(ofCode, serverMessage), meta);
    return serverMessage === noMessage ? withMeta(said(msg`An error happened`, noMessage), meta) : message;
  }
  const own = ownText(error, (other) => errorText(i18n, other));
  if (!own) return error.message;
  const start = startOf(error);
  return said(own, start === '' ? error.message : `${error.message}: ${start}`);
}

/** A text in the language in force, or in English where its words have not come. */
export const textOrEnglish = (i18n: I18n, text: MessageDescriptor, english: string): string =>
  i18n.messages[text.id] === undefined ? english : i18n._(text);

/** What is shown of a body that is not JSON. */
const startOf = (error: Error): string => (error instanceof ContentTypeError ? error.start : '');

const laterTexts = new Map<string, LaterText>();

const laterCodeTexts = new Map<string, MessageDescriptor>();

/** Adds what stands for a code that a server sends in the place of a message, such as `NoSuchKey`. */
export function addCodeTexts(texts: Readonly<Record<string, MessageDescriptor>>): void {
  for (const [code, text] of Object.entries(texts)) laterCodeTexts.set(code, text);
}

/** What an error says, with the text of another that caused it; undefined where that is its message. */
type LaterText = (error: CallError, textOf: (error: unknown) => string) => MessageDescriptor | undefined;

/** What errors say, by their kind. */
export type ErrorTexts = Partial<Record<ErrorKind, LaterText>>;

/** Adds what errors say that only a signed-in page can meet, by their kind: the login page does without their texts. */
export function addErrorTexts(texts: ErrorTexts): void {
  for (const [kind, textOf] of Object.entries(texts)) laterTexts.set(kind, textOf);
}

/** What the console says itself, because no server did; of a call by the error's kind. */
function ownText(error: Error, textOf: (error: unknown) => string): MessageDescriptor | undefined {
  if (error instanceof LoadError) {
    return msg`A part of the console could not be loaded. Check your connection and try again.`;
  }
  if (!(error instanceof CallError)) return undefined;
  switch (error.kind) {
    case 'connection':
    case 'network':
      return msg`Failed to connect to server`;
    case 'content-type': {
      const start = startOf(error);
      return start === '' ? msg`The answer was not JSON` : msg`The answer was not JSON: ${start}`;
    }
    case 'not-a-list':
      return msg`The answer was not a list`;
    case 'not-an-object':
      return msg`The answer was not an object`;
    default:
      return laterTexts.get(error.kind)?.(error, textOf);
  }
}

/** The same, for a component. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error) => errorText(i18n, error), [i18n]);
}
