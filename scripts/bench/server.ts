/*
 * server.mjs beside nginx, one process each, on this machine: requests a second and memory for the files of the first load and
 * for a call that is handed on to an API. What counts are the ratios.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDist } from '../lib/buildDist.js';
import { ask, copyBuild, startApi, startDelivered, type Target } from '../lib/delivered.js';
import { ensureProgram, startNginx } from '../lib/frontServers.js';
import { printTable } from '../lib/measure.js';
import { processorTime } from '../lib/processorTime.js';
import { installTools } from '../lib/pageAudits.js';

const host = 'console.example.com';
const seconds = 5;
const connections = 20;

interface Load {
  requests: { average: number; total: number };
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

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process and those that it has started. */
function processesOf(pid: number): string[] {
  const isChild = new RegExp(`^PPid:\\s+${pid}$`, 'm');
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return [String(pid), ...all.filter((name) => isChild.test(textOf(`/proc/${name}/status`)))];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Resident memory, in MB. */
const memoryOf = (pid: number): number =>
  Math.round(
    sumOf(processesOf(pid).map((one) => Number(/^VmRSS:\s+(\d+)/m.exec(textOf(`/proc/${one}/status`))?.[1] ?? 0))) /
      1024,
  );

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

async function load({ port }: Target, pid: number, paths: readonly string[]): Promise<Load & { work: number }> {
  const headers = { host, 'accept-encoding': 'br, gzip' };
  const options = { url: `http://127.0.0.1:${port}`, connections, requests: paths.map((path) => ({ path, headers })) };
  await autocannon({ ...options, duration: 1 });
  const before = processorTime(pid);
  const result = await autocannon({ ...options, duration: seconds });
  return { ...result, work: (processorTime(pid) - before) / result.requests.total };
}

try {
  const rows: (string | number)[][] = [];
  for (const [what, paths] of [
    [`the ${files.length} files of the first load`, files],
    ['a call', ['/v1/user']],
  ] as const) {
    const ours = await load(alone, server.pid, paths);
    const theirs = await load(nginx.target, nginx.pid, paths);
    if (ours.non2xx + ours.errors + theirs.non2xx + theirs.errors > 0)
      throw new Error(`${what}: not all were answered.`);
    for (const [name, { requests, latency, work: spent }, pid] of [
      ['server.mjs', ours, server.pid],
      ['nginx', theirs, nginx.pid],
    ] as const) {
      const rate = Math.round(requests.average);
      rows.push([`${what}, ${name}`, rate, latency.p99, spent.toFixed(3), memoryOf(pid)]);
    }
    const ratio = (one: number, other: number) => (one / other).toFixed(1);
    const rates = ratio(theirs.requests.average, ours.requests.average);
    rows.push(['  ratio', rates, '', ratio(ours.work, theirs.work), ratio(memoryOf(server.pid), memoryOf(nginx.pid))]);
  }
  printTable([['', 'requests a second', 'ms, 99th percentile', 'ms of processor each', 'MB'], ...rows]);
} finally {
  await nginx.stop();
  await server.stop();
  api.close();
  rmSync(work, { recursive: true, force: true });
  remove();
}
