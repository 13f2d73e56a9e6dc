import { msg } from '@lingui/core/macro';
import { NotSentError } from '@livery/api/errors';
import type { ErrorTexts } from './errors.js';

/** Why a change was not sent, or is not known to be made: nobody who is not signed in can make one. */
export const changeErrorTexts: ErrorTexts = {
  'not-sent': (error) => {
    if (error instanceof NotSentError && error.reason === 'signed-out') {
      return msg`You were logged out in another tab, so nothing was sent.`;
    }
    if (error instanceof NotSentError && error.reason === 'other-session') {
      return msg`Somebody else logged in in another tab, so nothing was sent.`;
    }
    return msg`There is no connection to the server, so nothing was sent. Try again when it is back.`;
  },
  'not-understood': () =>
    msg`The server's response about this was not understood, so it cannot be changed here. Nothing was sent.`,
  'not-found': () => msg`It is not there any more.`,
  'no-outcome': () => msg`The server's answer was not understood, so it is not known whether this was done.`,
  'changed-meanwhile': () =>
    msg`Somebody else has changed it meanwhile, so nothing was sent. Look at what is there now, then try again.`,
};
