/*
 * npm start: the console with the stateful sandbox behind it, or with a real API when LIVERY_API names its origin.
 * PORT (4100), LIVERY_SCENARIO and LIVERY_DATA (state file) set it up.
 */
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createSandbox, type ScenarioName } from '@livery/api/sandbox/sandbox';
import { fileStore } from '@livery/api/sandbox/store/file';
import { buildConsole } from './lib/buildConsole.js';
import { configuredTheme, consoleServer, proxyTo } from './lib/consoleServer.js';

const port = Number(process.env['PORT'] ?? 4100);
const real = process.env['LIVERY_API'];
const data = resolve(process.env['LIVERY_DATA'] ?? '.sandbox/state.json');

// The journeys start several servers at once over one build of their own.
if (process.env['LIVERY_BUILD'] !== 'off') {
  console.log('Building the console…');
  buildConsole();
}

const scenario = process.env['LIVERY_SCENARIO'] as ScenarioName | undefined;
const sandbox = real ? undefined : createSandbox({ store: fileStore(data), ...(scenario ? { scenario } : {}) });
const api = sandbox ? (request: Request) => sandbox.fetch(request) : proxyTo(real ?? '');
const app = consoleServer({ api, sandbox: !real, theme: () => configuredTheme(api) });

const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => {
  console.log(`Livery is at http://localhost:${port}/app/`);
  console.log(
    real
      ? `Calls go to ${real}.`
      : `The sandbox is behind it: sign in with the API key "demo", or "admin" for an administrator. State: ${data}`,
  );
});

const stop = () => {
  server.close(() => {
    void (sandbox?.flush() ?? Promise.resolve()).then(() => process.exit(0));
  });
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
