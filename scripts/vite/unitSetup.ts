import { beforeEach } from 'vitest';
import { noteServerDate } from '../../packages/api/src/client/serverClock.js';

/* Files of a thread share what they import: how far a server's clock was in one test is nothing to the next. */
beforeEach(() => {
  const now = Date.now();
  noteServerDate(new Date(now).toUTCString(), now, now);
});
