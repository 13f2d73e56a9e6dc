import { createClient, type Api, type OperationId } from '@livery/api/client';
import { createCallFailures } from './callFailures.js';
import { createReportOnce } from './reportOnce.js';
import type { Services } from './services.js';

/** With the mock API on, the sandbox runs in this page and nothing leaves it. */
const inPage: typeof fetch = async (input, init) => {
  const { sandbox } = await import('./sandbox.js');
  return sandbox().fetch(new Request(input, init));
};

/** What answers the calls of a page: its own `fetch`, the sandbox with the mock API on, undefined for the network. */
export function resolveFetch(
  { environment, storage }: Services,
  mockApi = storage.mockApi.get() ?? false,
): typeof fetch | undefined {
  return environment.fetch ?? (__MOCK_API__ && mockApi ? inPage : undefined);
}

/** How long a page is left alone with what it needs to show itself, in ms. */
const firstLoadTime = 3000;

/** The rules for the values of responses are no part of a page's first load: nobody waits for them. */
const checkWhenIdle = (services: Services) => (operation: OperationId, response: unknown) =>
  void setTimeout(() => {
    import('./responseRules.js')
      .then(({ checkResponse }) => checkResponse(services, operation, response))
      .catch(() => undefined);
  }, firstLoadTime);

/** Makes a client of a page's site; `key` is another one than the session's, to try it; '' signs with none. */
export function createServer(services: Services, options: { mockApi?: boolean; key?: string } = {}): Api {
  const { mockApi, key } = options;
  const fetch = resolveFetch(services, mockApi);
  return createClient({
    origin: services.environment.address.origin,
    credentials: key === undefined ? services.session.credentials : () => ({ apiKey: key }),
    // A key that is tried is nobody's session yet: whoever tries it says what became of it.
    onFailure: key === undefined ? services.get(createCallFailures).report : undefined,
    fetch,
    onResponse: checkWhenIdle(services),
    report: (mismatch) => services.get(createReportOnce)('The answer does not match the contract', mismatch),
  });
}
