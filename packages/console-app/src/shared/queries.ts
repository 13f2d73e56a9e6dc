import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { bindApi, createQueryClient } from '@livery/api/client';
import { CallError } from '@livery/api/errors';
import { getUser } from '@livery/api/generated/calls/identity';
import type { User } from '@livery/api/generated/types';
import { report } from '#integrations/error-reporting/report.js';
import { noteFailure } from './connection.js';
import type { Page } from './page.js';
import { createServer } from './server.js';
import { endExpiredSession } from './session.js';
import { storage } from './storage.js';

/**
 * Ends the session where that is what an error means, and reports it otherwise: what kind it is and which call it came
 * from. A server's own words and bodies stay out, for they may hold a secret.
 */
function failed(page: Page, error: Error, operation: unknown): void {
  if (endExpiredSession(page, error)) return;
  noteFailure(error);
  if (error instanceof CallError) {
    const { kind, status, correlationId } = error;
    report('A call failed', { operation, kind, status, correlationId });
  } else {
    report(error.message, { operation });
  }
}

/** The cache of all screens of a page, bound to the server. A key that is no longer good ends the session. */
export function createConsoleQueries(page: Page): QueryClient {
  const client = createQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => failed(page, error, query.queryKey[0]),
      onSuccess(answer, query) {
        if (query.queryKey[0] === getUser.id) storage.user.set((answer as User).id);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => failed(page, error, mutation.options.mutationKey?.[1]),
    }),
  });
  bindApi(client, createServer(page));
  return client;
}
