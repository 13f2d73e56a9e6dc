import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { bindApi, createQueryClient } from '@livery/api/client';
import { getUser } from '@livery/api/generated/operations/identity';
import type { User } from '@livery/api/generated/types';
import { reportFailure } from './callFailures.js';
import type { BrowserEnvironment } from './environment.js';
import { createServer } from './server.js';
import { noteUser } from './session.js';

/** The cache of all screens of a page, bound to the server. What fails outside of a call is reported too. */
export function createConsoleQueries(environment: BrowserEnvironment): QueryClient {
  const client = createQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => reportFailure(environment, error, query.queryKey[0]),
      onSuccess(response, query) {
        if (query.queryKey[0] === getUser.id) noteUser(environment, (response as User).id);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        reportFailure(environment, error, mutation.options.mutationKey?.[1]),
    }),
  });
  bindApi(client, createServer(environment));
  return client;
}
