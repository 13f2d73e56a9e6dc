import { useCallback } from 'react';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { ApiError, CallError, ContentTypeError, NotSentError, noMessage, withMeta } from '@livery/api/errors';
import { LoadError } from '#i18n/loadError.js';

/**
 * What an error says in the language in force (specification: account and billing, section 8). A server's own message stays as it is; where the words have not
 * come yet, an error speaks English.
 */
export function errorText(i18n: I18n, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = (text: MessageDescriptor, english: string) =>
    i18n.messages[text.id] === undefined ? english : i18n._(text);
  if (error instanceof ApiError) {
    const { serverMessage, meta, message } = error;
    return serverMessage === noMessage ? withMeta(said(msg`An error happened`, noMessage), meta) : message;
  }
  const own = ownText(error);
  if (!own) return error.message;
  const start = startOf(error);
  return said(own, start === '' ? error.message : `${error.message}: ${start}`);
}

/** What is shown of a body that is not JSON. */
const startOf = (error: Error): string => (error instanceof ContentTypeError ? error.start : '');

/** What the console says itself, because no server did; of a call by the error's kind. */
function ownText(error: Error): MessageDescriptor | undefined {
  if (error instanceof LoadError) {
    return msg`A part of the console could not be loaded. Check your connection and try again.`;
  }
  if (!(error instanceof CallError)) return undefined;
  switch (error.kind) {
    case 'connection':
    case 'network':
      return msg`Failed to connect to server`;
    case 'not-sent':
      if (error instanceof NotSentError && error.reason === 'signed-out') {
        return msg`You were signed out in another tab, so nothing was sent.`;
      }
      if (error instanceof NotSentError && error.reason === 'other-session') {
        return msg`Somebody else signed in in another tab, so nothing was sent.`;
      }
      return msg`There is no connection to the server, so nothing was sent. Try again when it is back.`;
    case 'not-understood':
      return msg`The server's response about this was not understood, so it cannot be changed here. Nothing was sent.`;
    case 'changed-meanwhile':
      return msg`Somebody else has changed it meanwhile, so nothing was sent. Look at what is there now, then try again.`;
    case 'content-type': {
      const start = startOf(error);
      return start === '' ? msg`The answer was not JSON` : msg`The answer was not JSON: ${start}`;
    }
    case 'not-a-list':
      return msg`The answer was not a list`;
    case 'not-an-object':
      return msg`The answer was not an object`;
    case 'not-a-document':
      return msg`The storage did not answer completely`;
    case 'no-address':
      return msg`A browser cannot ask for this file: its key has a part that is only one or two dots. Rename it or move it to another folder.`;
    case 'key-not-decoded':
      return msg`The console can only list a file whose name is not valid UTF-8. Nothing was sent. Use another S3 client for it.`;
    default:
      return undefined;
  }
}

/** The same, for a component. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useLingui();
  return useCallback((error) => errorText(i18n, error), [i18n]);
}
