/*
 * npm start: the console with the stateful sandbox behind it, or with a real API when LIVERY_API names its origin and
 * LIVERY_S3 and LIVERY_CONSOLE those of its object storage and of its terminals. PORT (4100), S3_PORT and IDENTITY_PORT (the
 * next two), LIVERY_SCENARIO, LIVERY_LATENCY, LIVERY_SIGN_IN, LIVERY_DATA (state file) and LIVERY_DIST (folder of another
 * build) set it up.
 */
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { signInKinds, type SignInKind } from '@livery/api/sandbox/identity/accounts';
import type { RequestHandler } from '../packages/console-app/server/requestHandler.js';
import { socketOriginOf } from '../packages/console-app/server/hosts.js';
import { originOf, proxyTo } from '../packages/console-app/server/proxy.js';
import { siteConfigOf } from '../packages/console-app/server/siteConfigs.js';
import { onWebSocket } from '../packages/console-app/server/webSocketUpgrades.js';
import { createIdentityServer } from '@livery/api/sandbox/identity/server';
import { createSandbox, latencyProfiles, type LatencyProfile } from '@livery/api/sandbox/sandbox';
import { fileStore } from '@livery/api/sandbox/store/file';
import { buildConsole } from './lib/buildConsole.js';
import { consoleSockets, type ConsoleSockets } from './lib/consoleSockets.js';
import { developmentServer } from './lib/developmentServer.js';
import { identityServer } from './lib/identityServer.js';
import { s3Server } from './lib/s3Server.js';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What it makes, or the end with a sentence. */
async function orFail<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (thrown) {
    return fail(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function portOf(name: 'PORT' | 'S3_PORT' | 'IDENTITY_PORT', fallback: string): number {
  const text = process.env[name] ?? fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`${name} is to be a number up to 65535, not "${text}".`);
  return port;
}

function latencyOf(name: string): LatencyProfile {
  const profile = latencyProfiles.find((one) => one === name);
  return profile ?? fail(`LIVERY_LATENCY is to be ${latencyProfiles.join(', ')}, not "${name}".`);
}

function signInOf(name: string): SignInKind {
  const kind = signInKinds.find((one) => one === name);
  return kind ?? fail(`LIVERY_SIGN_IN is to be ${signInKinds.join(', ')}, not "${name}".`);
}

interface Backend {
  /** Answers the calls of the console. */
  api: RequestHandler;
  /** Answers the server itself, which asks for the site's configuration before it sends a page. */
  configuration: RequestHandler;
  flush: () => Promise<void>;
  messages: string;
  sandbox: boolean;
  /** Origin of the object storage. */
  storage: string | undefined;
  /** Origin of the terminals of virtual machines, where it is not the console's own. */
  terminals: string | undefined;
  /** Serves the terminals of the sandbox. */
  sockets: ConsoleSockets | undefined;
}

/** Where S3 clients connect to the sandbox: a port of its own, because a storage is another origin. */
function listenForS3(handle: RequestHandler) {
  const port = portOf('S3_PORT', process.env['PORT'] === '0' ? '0' : String(portOf('PORT', '4100') + 1));
  return s3Server(port, handle).catch(() => fail(`Port ${port} is taken. Choose another: S3_PORT=4300 npm start`));
}

/** Where the test identity provider is reached: an origin of its own, as a real one has. */
function listenForIdentity(handle: RequestHandler) {
  const port = portOf('IDENTITY_PORT', process.env['PORT'] === '0' ? '0' : String(portOf('PORT', '4100') + 2));
  return identityServer(port, handle).catch(() =>
    fail(`Port ${port} is taken. Choose another: IDENTITY_PORT=4300 npm start`),
  );
}

/** An address that a variable names, if it is set. Throws where that is none. */
function addressOf(name: string, read: (text: string, name: string) => string): string | undefined {
  const { [name]: text = '' } = process.env;
  return text === '' ? undefined : read(text, name);
}

/** A real API where one is named, or the sandbox with its state in a file. */
async function backend(): Promise<Backend> {
  const real = process.env['LIVERY_API'];
  if (real) {
    const origin = originOf(real);
    const storage = addressOf('LIVERY_S3', originOf);
    const terminals = addressOf('LIVERY_CONSOLE', socketOriginOf);
    const api = proxyTo(origin, { onFailure: (message) => console.error(message) });
    const messages = `Calls go to ${origin}.`;
    const flush = () => Promise.resolve();
    return { api, configuration: api, flush, messages, sandbox: false, storage, terminals, sockets: undefined };
  }
  const data = resolve(process.env['LIVERY_DATA'] ?? '.sandbox/state.json');
  const scenario = process.env['LIVERY_SCENARIO'];
  const latency = latencyOf(process.env['LIVERY_LATENCY'] ?? 'typical');
  const s3 = await listenForS3((request) => sandbox.fetch(request));
  const kind = signInOf(process.env['LIVERY_SIGN_IN'] ?? 'fake');
  const provider = await listenForIdentity((request) => sandbox.fetch(request));
  const identity = { origin: provider.origin, kind, serve: createIdentityServer };
  const options = { store: fileStore(data), latency, s3Url: s3.origin, servesVendors: true, identity };
  const sandbox = createSandbox({ ...options, ...(scenario ? { scenario } : {}) });
  const sockets = consoleSockets(sandbox);
  const keys = 'sign in with the API key "demo", or "admin" for an administrator';
  const messages = `The sandbox is behind it: ${keys}. State: ${data}\nIts S3 API is at ${s3.origin}, its test identity provider, with the mails sent, at ${provider.origin}`;
  return {
    api: (request) => sandbox.fetch(request),
    configuration: ({ url, signal }) =>
      sandbox.fetch(
        new Request(new URL('/sandbox/calls', url), {
          method: 'POST',
          body: JSON.stringify({ operationId: 'getUiConfig' }),
          signal,
        }),
      ),
    flush() {
      s3.close();
      provider.close();
      return sandbox.flush();
    },
    messages,
    sandbox: true,
    storage: s3.origin,
    terminals: undefined,
    sockets,
  };
}

const port = portOf('PORT', '4100');
const { api, configuration, flush, messages, sandbox, storage, terminals, sockets } = await orFail(backend);

// The journeys start several servers at once over one build of their own.
if (process.env['LIVERY_BUILD'] !== 'off') {
  console.log('Building the console…');
  buildConsole();
}

const { LIVERY_DIST: dist } = process.env;
const app = developmentServer({
  ...(dist === undefined ? {} : { dist }),
  api,
  sandbox,
  storage,
  terminals,
  config: () => siteConfigOf(configuration),
});
const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, (info) => {
  console.log(`Livery is at http://localhost:${info.port}/app/`);
  console.log(messages);
});
if (sockets) onWebSocket(server as Server, sockets.upgrade);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another: PORT=4200 npm start`);
  fail(`The server cannot listen on port ${port}: ${error.message}`);
});

let isStopping = false;
const stop = () => {
  // Ctrl+C comes twice, from the terminal and from setup.mjs: the second must not end this before the state is stored.
  if (isStopping) return;
  isStopping = true;
  sockets?.close();
  server.close(() => void flush().then(() => process.exit(0)));
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
