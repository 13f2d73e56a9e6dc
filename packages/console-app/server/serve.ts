import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { RequestFacts } from './requestHandler.js';
import { consoleServer, type Site } from './consoleServer.js';
import type { HostSettings } from './hosts.js';
import type { Log } from './log.js';
import { createMetrics } from './metrics.js';
import type { BuildFacts } from './page.js';
import { proxyTo } from './proxy.js';
import { kindOf, pathOf, queryOf, requestFacts } from './requestFacts.js';
import type { ListenAddress, Settings } from './settings.js';
import { cachedConfig, siteConfigOf, type CachedConfig } from './siteConfigs.js';
import { siteFiles } from './siteFiles.js';
import { terminalProxy } from './terminals.js';
import { onWebSocket } from './webSocketUpgrades.js';

/** How long a connection may take, in ms: whoever sends a request byte by byte does not hold one for ever. */
const connectionLimits = { headersTimeout: 30_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 };

/** How long an API has to tell its configuration, in ms. No page waits for so long. */
const configLimit = 30_000;

/** How many connections are open at once. */
const mostConnections = 10_000;

/** How many connections wait to be accepted while the server is busy: those beyond it are reset. The system may allow fewer. */
const mostWaiting = 4096;

/** The status of a request that its sender gave up before it was answered, as nginx counts it. */
const closedByClient = 499;

/** A host with what is behind it. */
interface ServedHost {
  settings: HostSettings;
  site: Site;
  config: CachedConfig;
}

export interface RunningServer {
  port: number;
  adminPort: number;
  /** Reads the hosts again. Those that stay as they were keep what is known of them. */
  reload: () => void;
  /** Takes no more requests, ends the terminals, and is over when the requests under way are answered or their time is. */
  stop: () => Promise<void>;
}

const listen = (server: Server, { host, port }: ListenAddress): Promise<number> =>
  new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen({ port, host, backlog: mostWaiting }, () => listening((server.address() as AddressInfo).port));
  });

/** Serves the build in a folder for the hosts of the settings. Rejects where a port is taken or the hosts are wrong. */
export async function serve(files: string, settings: Settings, log: Log): Promise<RunningServer> {
  const { version } = JSON.parse(readFileSync(join(files, 'build.json'), 'utf8')) as BuildFacts;
  const metrics = createMetrics();
  let isReady = true;

  function hostOf(host: HostSettings): ServedHost {
    const onFailure = (message: string, facts?: RequestFacts): void =>
      log({ level: 'warn', event: 'api', message, host: host.host, request_id: facts?.id });
    const api = proxyTo(host.api, { onFailure });
    const config = cachedConfig(() => siteConfigOf(api, { host: host.host, limit: configLimit }), {
      onFailure: (reason) => onFailure(`${host.api} tells no configuration: ${reason}`),
    });
    const terminals = typeof host.terminals === 'string' ? host.terminals : undefined;
    return { settings: host, config, site: { api, config: config.get, storage: host.storage, terminals } };
  }

  const readHosts = (before: ReadonlyMap<string, ServedHost>): Map<string, ServedHost> =>
    new Map(
      settings.hosts().map((host) => {
        const known = before.get(host.host);
        const isSame = known && JSON.stringify(known.settings) === JSON.stringify(host);
        return [host.host, isSame ? known : hostOf(host)];
      }),
    );
  let hosts = readHosts(new Map());
  /** A host that is named with its port, or without one. */
  const find = (host: string): ServedHost | undefined => hosts.get(host) ?? hosts.get(host.replace(/:\d+$/, ''));

  const facts = new WeakMap<IncomingMessage, RequestFacts>();
  function factsOf(request: IncomingMessage): RequestFacts {
    const known = facts.get(request) ?? requestFacts(request, settings.isTrusted);
    facts.set(request, known);
    return known;
  }
  const nameOf = ({ host }: RequestFacts): string => find(host)?.settings.host ?? 'unknown';

  const app = consoleServer({
    files: siteFiles(files, settings.releases),
    siteOf: (host) => find(host)?.site,
    onError: (error, { facts: of }) =>
      log({
        level: 'error',
        event: 'error',
        message: error.stack ?? error.message,
        request_id: of?.id,
        host: of?.host,
      }),
  });
  const listener = getRequestListener(
    // Only HTTP/1.1 comes here; encryption and HTTP/2 are the business of what stands before.
    (request, env) => app.fetch(request, { ...env, facts: factsOf(env.incoming as IncomingMessage) }),
  );

  function observe(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const own = factsOf(request);
    const path = pathOf(request);
    metrics.begin();
    if (!isReady) response.setHeader('connection', 'close');
    response.once('close', () => {
      const ms = Math.round(performance.now() - started);
      // Nothing was sent to who had gone before.
      const status = response.headersSent ? response.statusCode : closedByClient;
      metrics.end({ host: nameOf(own), kind: kindOf(path), status, seconds: ms / 1000 });
      log({
        level: status >= 500 ? 'error' : 'info',
        event: 'request',
        request_id: own.id,
        host: own.host.slice(0, 255),
        method: request.method,
        path,
        status,
        ...(response.writableFinished ? {} : { aborted: true }),
        ms,
      });
    });
  }

  const server = createServer({ ...connectionLimits, connectionsCheckingInterval: 5000 }, (request, response) => {
    observe(request, response);
    void listener(request, response);
  });
  server.maxConnections = mostConnections;

  const terminals = terminalProxy({
    terminalsOf(host) {
      const found = find(host)?.settings;
      return found && (typeof found.terminals === 'object' ? found.terminals : 'none');
    },
    factsOf,
    onEnd(request, status) {
      const own = factsOf(request);
      metrics.begin();
      metrics.end({ host: nameOf(own), kind: 'terminal', status, seconds: 0 });
      log({ level: 'info', event: 'terminal', request_id: own.id, host: own.host, path: pathOf(request), status });
    },
  });
  onWebSocket(server, terminals.upgrade);

  const gauges = () => ({
    version,
    ready: isReady,
    terminals: terminals.open(),
    configs: [...hosts.values()].map(({ settings: { host }, config }) => {
      const at = config.heardAt();
      return { host, ageSeconds: at === undefined ? undefined : (Date.now() - at) / 1000, failures: config.failures() };
    }),
  });

  /** For the operator: health, readiness, metrics, and whether a certificate may be ordered for a host. */
  const admin = createServer((request, response) => {
    const path = pathOf(request);
    const answer = (status: number, body: string): void => {
      response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
    };
    if (path === '/healthz') answer(200, 'ok\n');
    else if (path === '/readyz') answer(isReady ? 200 : 503, isReady ? 'ready\n' : 'stopping\n');
    else if (path === '/metrics') answer(200, metrics.text(gauges()));
    else if (path === '/host') answer(find(queryOf(request).get('domain') ?? '') ? 200 : 404, '');
    else answer(404, 'Not found\n');
  });

  const port = await listen(server, settings.address);
  const adminPort = await listen(admin, settings.adminAddress);
  log({
    level: 'info',
    event: 'server',
    message: `Build ${version} for ${hosts.size} hosts at port ${port}, for the operator at port ${adminPort}`,
  });

  return {
    port,
    adminPort,
    reload() {
      try {
        hosts = readHosts(hosts);
        log({ level: 'info', event: 'hosts', message: `${hosts.size} hosts` });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log({ level: 'error', event: 'hosts', message: `The hosts stay as they were: ${reason}` });
      }
    },
    async stop() {
      isReady = false;
      log({ level: 'info', event: 'server', message: 'Stopping' });
      await new Promise((over) => {
        setTimeout(over, settings.drainDelay);
      });
      // A terminal goes on for hours: the next server would not be started while it is waited for.
      terminals.close();
      const timer = setTimeout(() => {
        server.closeAllConnections();
        // Those that were refused since.
        terminals.close();
      }, settings.drain);
      // A connection whose last request is answered would be kept for the next one.
      const closing = setInterval(() => server.closeIdleConnections(), 100);
      await new Promise((closed) => {
        server.close(closed);
      });
      clearInterval(closing);
      clearTimeout(timer);
      admin.close();
      admin.closeAllConnections();
      log({ level: 'info', event: 'server', message: 'Stopped' });
    },
  };
}
