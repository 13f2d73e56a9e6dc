import type { Socket } from '@livery/api/client/consoleConnection';
import { capabilitiesOf } from '#integrations/identity/identityClient.js';
import { createClient, type Api } from '@livery/api/client';
import type { OperationId } from '@livery/api/client/operation';
import { operations } from '@livery/api/generated/operations';
import { openInPage } from '@livery/api/sandbox/console/inPage';
import { createSandbox, standingClock, type Fault, type ScenarioName } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import type { SiteConfig } from '@livery/api/generated/types';
import type { IdentityClient, MakeIdentityClient } from '#shared/identity.js';
import { createStorage, memoryAreas, type ConsoleStorage, type StorageAreas } from '#shared/storage.js';
import type { ThemeName } from '@livery/ui/themes';

/** A Friday, 14 March 2025, noon UTC: when every story is set. */
const noon = Date.UTC(2025, 2, 14, 12);

const origin = 'https://console.livery.example';
const apiPath = '/v1';

/** A call of the API that the console has made. */
export interface Call {
  /** As the contract has it: "POST /jhv/user-resource/vm". */
  call: string;
  /** The form that was sent; empty without one. */
  form: URLSearchParams;
}

/** A provider inside the page, by a clock that stands. */
export interface Site {
  /** What the browser of its visitor keeps, in memory. */
  areas: StorageAreas;
  storage: ConsoleStorage;
  origin: string;
  fetch: (request: Request) => Promise<Response>;
  /** Writes down what the console calls. */
  record: (request: Request) => void;
  /** What it has called so far, in order. */
  calls: readonly Call[];
  /** Those of the calls that change something. */
  readonly changes: readonly Call[];
  openSocket: (url: string, protocols: readonly string[]) => Socket;
  identityClient: MakeIdentityClient;
  /** Its calls as the customer makes them, for what has happened before. */
  api: Api;
  now: () => number;
  /** Turns the clock, in seconds. */
  advance: (seconds: number) => void;
  setFaults: (faults: readonly Fault[]) => Promise<void>;
  /** Resolves when every call is answered but those that are held back. */
  quiet: () => Promise<void>;
}

interface SiteOptions {
  scenario: ScenarioName;
  /** The theme of the site. */
  theme: ThemeName;
  /** Calls that are never answered. */
  held: readonly OperationId[];
  config: Partial<SiteConfig>;
  identity: Partial<IdentityClient>;
}

function isCallOf(id: OperationId, { method, url }: Request): boolean {
  const { method: requested, path } = operations[id];
  const pattern = new RegExp(`^${apiPath}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return method === requested && pattern.test(new URL(url).pathname);
}

/** Never answers; fails when the caller gives up. */
const hold = ({ signal }: Request): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** A client that never leaves the page, for which everything succeeds but what is said otherwise. */
const scriptedClient =
  (answers: Partial<IdentityClient>): MakeIdentityClient =>
  (provider) => ({
    capabilities: capabilitiesOf(provider),
    login: () => new Promise(() => undefined),
    signup: () => Promise.resolve({ emailVerified: false }),
    forgotPassword: () => Promise.resolve(),
    socialLogin: () => new Promise(() => undefined),
    readCallback: ({ search }) => Promise.resolve(Object.fromEntries(new URLSearchParams(search))),
    ...answers,
  });

export function openSite({ scenario, theme, held, config, identity }: SiteOptions): Site {
  const clock = standingClock(noon);
  const sandbox = createSandbox({ store: memoryStore(), clock, scenario });
  const open = new Set<Promise<unknown>>();

  async function respond(request: Request): Promise<Response> {
    const response = await sandbox.fetch(request);
    if (!response.ok || !isCallOf('getUiConfig', request)) return response;
    // The name holds that of the logo, as the brand's own site would.
    const siteName = `${theme.charAt(0).toUpperCase()}${theme.slice(1)} Cloud`;
    const brand = theme === 'default' ? {} : { siteTheme: theme, siteName };
    return Response.json({ ...((await response.json()) as object), ...brand, ...config });
  }

  const calls: Call[] = [];

  function record(request: Request): void {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(apiPath)) return;
    const call: Call = { call: `${request.method} ${pathname.slice(apiPath.length)}`, form: new URLSearchParams() };
    calls.push(call);
    if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return;
    const reading = request.clone().text();
    void reading.then((text) => (call.form = new URLSearchParams(text)));
  }

  function fetch(request: Request): Promise<Response> {
    if (held.some((id) => isCallOf(id, request))) return hold(request);
    const answered = respond(request);
    const over: Promise<unknown> = answered.catch(() => undefined).then(() => open.delete(over));
    open.add(over);
    return answered;
  }

  async function quiet(): Promise<void> {
    if (open.size === 0) return;
    await Promise.all(open);
    await quiet();
  }

  const areas = memoryAreas();
  return {
    areas,
    storage: createStorage(areas),
    origin,
    fetch,
    record,
    calls,
    get changes() {
      return calls.filter(({ call }) => !call.startsWith('GET '));
    },
    identityClient: scriptedClient(identity),
    openSocket: (url, protocols) => openInPage(sandbox, url, protocols),
    api: createClient({ origin, credentials: () => ({ apiKey: 'demo' }), fetch: sandbox.fetch }),
    now: () => clock.now(),
    advance: (seconds) => clock.advance(seconds * 1000),
    async setFaults(faults) {
      const order = new Request(`${origin}/sandbox/faults`, { method: 'POST', body: JSON.stringify(faults) });
      const response = await sandbox.fetch(order);
      if (!response.ok) throw new Error(await response.text());
    },
    quiet,
  };
}
