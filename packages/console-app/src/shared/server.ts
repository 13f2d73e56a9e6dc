import { createClient, type Api } from '@livery/api/client';
import { report } from '#integrations/error-reporting/report.js';
import { credentials } from './session.js';
import { storage } from './storage.js';

/** With the mock API on, the sandbox runs in this page and nothing leaves it. */
const inPage: typeof fetch = async (input, init) => {
  const { sandbox } = await import('#integrations/mock-api/sandbox.js');
  return sandbox().fetch(new Request(input, init));
};

/** The address of the server: the site's own origin. */
const origin = globalThis.location?.origin ?? '';

/** Makes a client; `key` signs in with another key than the kept one, to try it out. */
export function createServer(options: { mockApi?: boolean; key?: string } = {}): Api {
  const mockApi = __MOCK_API__ && (options.mockApi ?? storage.mockApi.get() ?? false);
  return createClient({
    origin,
    credentials: options.key === undefined ? credentials : () => ({ apiKey: options.key }),
    ...(mockApi ? { fetch: inPage } : {}),
    report: (mismatch) => report('The answer does not match the contract', { ...mismatch }),
  });
}
