/*
 * server.mjs beside nginx, one process each, on this machine: requests a second and memory for the files of the first load and
 * for a call that is handed on to an API. What counts are the ratios.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDist } from './lib/buildDist.js';
import { copyBuild, startApi, startDelivered } from './lib/delivered.js';
import { ask, ensureProgram, startNginx, type Target } from './lib/frontServers.js';
import { printTable } from './lib/measure.js';
import { installTools } from './lib/pageAudits.js';

const host = 'console.example.com';
const seconds = 5;
const connections = 20;

interface Load {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

const tools = installTools();
if (tools === undefined || !ensureProgram('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static')) {
  console.error('nginx and the package autocannon are needed, and cannot be installed here.');
  process.exit(1);
}
const { default: autocannon } = (await import(
  pathToFileURL(join(tools, 'node_modules/autocannon/autocannon.js')).href
)) as { default: (options: object) => Promise<Load> };

/** Resident memory of a process and of those that it has started, in MB. */
function memoryOf(pid: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const statusOf = (name: string | number): string => {
    try {
      return readFileSync(`/proc/${name}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const own = [String(pid), ...processes.filter((name) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(statusOf(name)))];
  const kB = own.map((name) => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(name))?.[1] ?? 0));
  return Math.round(kB.reduce((sum, one) => sum + one, 0) / 1024);
}

const { folder, remove } = copyBuild(await buildDist());
const work = mkdtempSync(join(tmpdir(), 'livery-bench-'));
const body = JSON.stringify(Array.from({ length: 50 }, (_, index) => ({ uuid: `vm-${index}`, name: `web-${index}` })));
const api = await startApi({ siteTheme: 'metal' }, (_request, response) => void response.end(body));
const hostsFile = join(work, 'hosts.json');
writeFileSync(hostsFile, JSON.stringify({ hosts: { [host]: { api: api.origin } } }));
const server = await startDelivered(folder, { LIVERY_HOSTS: hostsFile });
const nginx = await startNginx({ folder, work, server, hosts: [host], api: api.origin });

const alone: Target = { name: 'server.mjs', port: server.port, isEncrypted: false };
const page = (await ask(alone, host, '/app/', '')).body.toString();
const files = [...page.matchAll(/(?:src|href)="(\/app\/assets\/[^"]+)"/g)].map(([, path = '']) => path);

async function load({ port }: Target, paths: readonly string[]): Promise<Load> {
  const headers = { host, 'accept-encoding': 'br, gzip' };
  const options = { url: `http://127.0.0.1:${port}`, connections, requests: paths.map((path) => ({ path, headers })) };
  await autocannon({ ...options, duration: 1 });
  return autocannon({ ...options, duration: seconds });
}

try {
  const rows: (string | number)[][] = [];
  for (const [what, paths] of [
    [`the ${files.length} files of the first load`, files],
    ['a call', ['/v1/user']],
  ] as const) {
    const ours = await load(alone, paths);
    const ourMemory = memoryOf(server.pid);
    const theirs = await load(nginx.target, paths);
    const theirMemory = memoryOf(nginx.pid);
    if (ours.non2xx + ours.errors + theirs.non2xx + theirs.errors > 0)
      throw new Error(`${what}: not all were answered.`);
    const ratio = (theirs.requests.average / ours.requests.average).toFixed(1);
    rows.push([`${what}, server.mjs`, Math.round(ours.requests.average), ours.latency.p99, ourMemory, 1]);
    rows.push([`${what}, nginx`, Math.round(theirs.requests.average), theirs.latency.p99, theirMemory, ratio]);
  }
  printTable([['', 'requests a second', 'ms, 99th percentile', 'MB', 'ratio'], ...rows]);
} finally {
  await nginx.stop();
  await server.stop();
  api.close();
  rmSync(work, { recursive: true, force: true });
  remove();
}
