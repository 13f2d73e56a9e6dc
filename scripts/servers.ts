/*
 * The delivered files behind Debian's nginx and Caddy, compared with server.mjs alone: the same pages with the same headers and
 * bodies. Then what Mozilla's Observatory and Google's CSP Evaluator say of them; then the delivered unit in a systemd and the
 * delivered Containerfile as an image, both run. Installs what it needs where it may, and says plainly what could not be tried.
 * Closes with "N passed, N failed".
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDist } from './lib/buildDist.js';
import { startContainer } from './lib/containerImage.js';
import {
  ask,
  copyBuild,
  startApi,
  startDelivered,
  type Answered,
  type RunningProcess,
  type Target,
} from './lib/delivered.js';
import { ensureProgram, hasNginxBrotli, startCaddy, startNginx } from './lib/frontServers.js';
import { Checks } from './lib/measure.js';
import { installTools, observatoryScore, policyFindings } from './lib/pageAudits.js';
import { report } from './lib/stage.js';
import { tryUnit, whyNoSystemd } from './lib/systemd.js';

const checks = new Checks();
const untried: string[] = [];
const hosts = ['console.example.com', 'console.example.net'];
const [first = '', second = ''] = hosts;

/** Of a connection, of a moment or of how a server finds out that a file is the same: no two servers have them alike. */
const ownHeaders = new Set([
  'accept-ranges',
  'alt-svc',
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

const comparable = ({ headers }: Answered): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (ownHeaders.has(name) ? [] : [[name, String(value)]])),
  );

function differences(expected: Answered, found: Answered): string[] {
  const [before, now] = [comparable(expected), comparable(found)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return [
    ...(expected.status === found.status ? [] : [`status ${found.status}, not ${expected.status}`]),
    ...names.flatMap((name) => (before[name] === now[name] ? [] : [`${name}: ${now[name]}, not ${before[name]}`])),
    ...(expected.body.equals(found.body) ? [] : ['another body']),
    ...(found.headers['x-request-id'] === undefined ? ['no x-request-id'] : []),
  ];
}

/** Compares what a server answers with what server.mjs answers alone, on each host, for each kind of path. */
async function compare(alone: Target, target: Target, paths: readonly string[]): Promise<void> {
  for (const host of hosts) {
    for (const path of paths) {
      for (const encoding of ['br, gzip', 'gzip', '']) {
        const expected = await ask(alone, host, path, encoding);
        const found = await ask(target, host, path, encoding);
        const accepting = encoding === '' ? 'uncompressed' : encoding;
        checks.truth(`${target.name} as server.mjs: ${host}${path}, ${accepting}`, differences(expected, found));
      }
    }
  }
}

/** What the two audits say of the page of each host. */
async function audit(tools: string, target: Target): Promise<void> {
  for (const host of hosts) {
    const { headers, body } = await ask(target, host, '/app/', '');
    const { score, results } = await observatoryScore(tools, host, headers, body.toString());
    const what = `${target.name}, ${host}: Mozilla Observatory gives ${score}, at least 115`;
    checks.truth(what, score >= 115 ? [] : results);
    const findings = await policyFindings(tools, String(headers['content-security-policy'] ?? ''));
    checks.truth(`${target.name}, ${host}: CSP Evaluator has no remark of high severity`, findings);
  }
}

const { folder, remove } = copyBuild(await buildDist());
const work = mkdtempSync(join(tmpdir(), 'livery-servers-'));
// As /etc/livery of docs/deploying.md: the user of the container reads it too.
chmodSync(work, 0o755);
// One with vendors, which allow more, and one without.
const apis = await Promise.all([
  startApi({ siteTheme: 'metal', chat: { kind: 'crisp' }, paymentProcessors: [{ keyword: 'stripe' }] }),
  startApi({ siteTheme: 'reef' }),
]);
const running: RunningProcess[] = [];

try {
  const hostsFile = join(work, 'hosts.json');
  const [{ origin: api }, { origin: other }] = apis;
  writeFileSync(hostsFile, JSON.stringify({ hosts: { [first]: { api }, [second]: { api: other } } }));
  const server = await startDelivered(folder, { LIVERY_HOSTS: hostsFile });
  running.push(server);
  const targets: Target[] = [];
  const options = { folder, work, server, hosts };

  if (ensureProgram('nginx', 'nginx-light', 'libnginx-mod-http-brotli-static')) {
    const nginx = await startNginx(options);
    running.push(nginx);
    targets.push(nginx.target);
    if (!hasNginxBrotli()) untried.push('brotli by nginx: libnginx-mod-http-brotli-static is not installed');
  } else untried.push('nginx: it is not installed, and cannot be installed here');

  if (ensureProgram('caddy', 'caddy')) {
    const caddy = await startCaddy(options);
    running.push(caddy);
    targets.push(caddy.target);
    const refused = await ask(caddy.target, 'evil.example.com', '/app/', '').then(
      ({ status }) => (status === 421 ? [] : [`status ${status}`]),
      () => [],
    );
    checks.truth('Caddy orders no certificate for a host that is not named', refused);
  } else untried.push('Caddy: it is not installed, and cannot be installed here');

  const assets = readdirSync(join(folder, 'site/app/assets'));
  const asset = (pattern: RegExp): string => `/app/assets/${assets.find((file) => pattern.test(file)) ?? 'none'}`;
  const paths = [
    '/app/',
    '/app/compute/vm',
    '/app/version.json',
    '/app/assets/never-00000000.js',
    '/v1/user',
    '/nowhere',
    ...[/^start-.*\.js$/, /\.css$/, /\.woff2$/].map(asset),
  ];
  const alone: Target = { name: 'server.mjs', port: server.port, isEncrypted: false };
  for (const target of targets) await compare(alone, target, paths);

  const tools = installTools();
  if (tools === undefined) untried.push('Observatory and CSP Evaluator: the package registry does not answer');
  else for (const target of [alone, ...targets]) await audit(tools, target);

  const noSystemd = whyNoSystemd();
  if (noSystemd !== undefined) untried.push(`livery.service: ${noSystemd}`);
  else if (!ensureProgram('systemd-nspawn', 'systemd-container')) {
    untried.push('livery.service: systemd-nspawn is not installed, and cannot be installed here');
  } else for (const { step, issues } of tryUnit(folder)) checks.truth(`livery.service: ${step}`, issues);

  if (ensureProgram('buildah', 'buildah', 'crun')) {
    const container = await startContainer(folder, work);
    running.push(container);
    const target = { name: 'the container', port: container.port, isEncrypted: false };
    await compare(alone, target, paths);
    checks.truth('the container runs as the user node', container.user === 'node' ? [] : [container.user]);
    const asksReadiness = container.healthCheck.includes('/readyz');
    checks.truth('the image says how its health is asked', asksReadiness ? [] : [container.healthCheck]);
  } else untried.push('Containerfile: buildah is not installed, and cannot be installed here');

  await server.stop();
  for (const target of targets) {
    const { status, headers } = await ask(target, first, '/v1/user', '');
    const found = [status, headers['x-livery-gateway'], headers['cache-control']].join(' ');
    const what = `${target.name} says that what it answers while server.mjs does not is not of the API`;
    checks.truth(what, found === '502 no-answer no-store' ? [] : [found]);
  }
} finally {
  for (const one of running.toReversed()) await one.stop();
  for (const { close } of apis) close();
  rmSync(work, { recursive: true, force: true });
  remove();
}

for (const one of untried) console.log(`not tried: ${one}`);
console.log(`\n${checks.passed} passed, ${checks.failed} failed`);
report('servers', checks);
process.exit(checks.failed > 0 || checks.passed === 0 ? 1 : 0);
