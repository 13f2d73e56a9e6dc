/*
 * npm start: the console with the stateful sandbox behind it, or with a real API when LIVERY_API names its origin.
 * PORT (4100), LIVERY_SCENARIO, LIVERY_LATENCY and LIVERY_DATA (state file) set it up.
 */
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox, latencyProfiles, type LatencyProfile } from '@livery/api/sandbox/sandbox';
import { fileStore } from '@livery/api/sandbox/store/file';
import { buildConsole } from './lib/buildConsole.js';
import { configuredTheme, consoleServer, type Answer } from './lib/consoleServer.js';
import { originOf, proxyTo } from './lib/proxy.js';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What it makes, or the end with a sentence. */
function orFail<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (thrown) {
    return fail(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is to be a number up to 65535, not "${text}".`);
  return port;
}

function latencyOf(name: string): LatencyProfile {
  const profile = latencyProfiles.find((one) => one === name);
  return profile ?? fail(`LIVERY_LATENCY is to be ${latencyProfiles.join(', ')}, not "${name}".`);
}

interface Backend {
  /** Answers the calls of the console. */
  api: Answer;
  /** Answers the server itself, which asks for the theme of a page that it is about to send. */
  configuration: Answer;
  flush: () => Promise<void>;
  words: string;
  sandbox: boolean;
}

/** A real API where one is named, or the sandbox with its state in a file. */
function backend(): Backend {
  const real = process.env['LIVERY_API'];
  if (real) {
    const origin = originOf(real);
    const api = proxyTo(origin);
    const words = `Calls go to ${origin}.`;
    return { api, configuration: api, flush: () => Promise.resolve(), words, sandbox: false };
  }
  const data = resolve(process.env['LIVERY_DATA'] ?? '.sandbox/state.json');
  const scenario = process.env['LIVERY_SCENARIO'];
  const latency = latencyOf(process.env['LIVERY_LATENCY'] ?? 'typical');
  const sandbox = createSandbox({ store: fileStore(data), latency, ...(scenario ? { scenario } : {}) });
  const keys = 'sign in with the API key "demo", or "admin" for an administrator';
  const words = `The sandbox is behind it: ${keys}. State: ${data}`;
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
    flush: () => sandbox.flush(),
    words,
    sandbox: true,
  };
}

const port = portOf(process.env['PORT'] ?? '4100');
const { api, configuration, flush, words, sandbox } = orFail(backend);

// The journeys start several servers at once over one build of their own.
if (process.env['LIVERY_BUILD'] !== 'off') {
  console.log('Building the console…');
  buildConsole();
}

const app = consoleServer({ api, sandbox, theme: () => configuredTheme(configuration) });
const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, (info) => {
  console.log(`Livery is at http://localhost:${info.port}/app/`);
  console.log(words);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') fail(`Port ${port} is taken. Choose another: PORT=4200 npm start`);
  fail(`The server cannot listen on port ${port}: ${error.message}`);
});

const stop = () => {
  server.close(() => void flush().then(() => process.exit(0)));
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
