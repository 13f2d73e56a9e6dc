import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { bindApi, createQueryClient } from '@livery/api/client';
import { getUser } from '@livery/api/generated/operations/identity';
import type { User } from '@livery/api/generated/types';
import { createCallFailures } from './callFailures.js';
import { createServer } from './server.js';
import { bindServices, type Services } from './services.js';

/** The cache of all screens of a page, bound to the server. What fails outside of a call is reported too. */
export function createConsoleQueries(services: Services): QueryClient {
  const { report } = services.get(createCallFailures);
  const client = createQueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, query.queryKey[0]),
      onSuccess(response, query) {
        if (query.queryKey[0] !== getUser.id) return;
        const { id } = response as User;
        if (Number.isFinite(id)) services.session.noteUser(id);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.options.mutationKey?.[1]),
    }),
  });
  bindServices(client, services);
  bindApi(client, createServer(services));
  return client;
}
