import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { bindApi, createQueryClient } from '@livery/api/client';
import { report } from '#integrations/error-reporting/report.js';
import type { Page } from './page.js';
import { createServer } from './server.js';
import { endExpiredSession } from './session.js';

function failed(page: Page, error: Error, what: readonly unknown[] | undefined): void {
  if (endExpiredSession(page, error)) return;
  report(error.message, { call: what?.[0] });
}

/** The cache of all screens of a page, bound to the server. A key that is no longer good ends the session. */
export function createConsoleQueries(page: Page): QueryClient {
  const queries = createQueryClient({
    queryCache: new QueryCache({ onError: (error, query) => failed(page, error, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => failed(page, error, mutation.options.mutationKey),
    }),
  });
  bindApi(queries, createServer(page));
  return queries;
}
