import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackage } from './chromium.mjs';
import { ask, freePort, startProcess, type DeliveredServer, type RunningProcess, type Target } from './delivered.js';

/** Whether a program is there, installed by now if that may be. */
export function ensureProgram(name: string, ...packages: string[]): boolean {
  const isThere = () => {
    try {
      execFileSync('sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (!isThere()) packages.forEach(installPackage);
  return isThere();
}

/** The delivered settings with the ports and folders of a run in the place of those of a real machine. */
function adapted(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The delivered settings do not hold "${from}".`);
    return changed.replaceAll(from, to);
  }, text);
}

interface FrontOptions {
  /** Folder of the build. */
  folder: string;
  /** Folder for what the server writes. */
  work: string;
  server: DeliveredServer;
  hosts: readonly string[];
}

type Front = RunningProcess & { target: Target };

const answers = (target: Target, host: string) => () =>
  ask(target, host, '/app/', '').then(
    () => true,
    () => false,
  );

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether the kernel has IPv6. Without it, nginx does not start with addresses of it. */
const hasIpv6 = (): boolean => existsSync('/proc/net/if_inet6');

/** Whether nginx can send what was compressed with brotli. */
export const hasNginxBrotli = (): boolean => existsSync(brotli);

/**
 * Starts nginx with the delivered settings. Without encryption, for measurements, it hands calls to `api` itself: that is what
 * the server of the console is compared with.
 */
export async function startNginx({
  folder,
  work,
  server,
  hosts,
  api,
}: FrontOptions & { api?: string }): Promise<Front> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(work, 'key.pem'), join(work, 'certificate.pem')];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-subj', '/CN=livery', '-addext', names, '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files], { stdio: 'ignore' });
  const site = adapted(readFileSync(join(folder, 'nginx.conf'), 'utf8'), [
    ['/opt/livery/current/site', join(folder, 'site')],
    ['127.0.0.1:8080', `127.0.0.1:${server.port}`],
    ['listen 443', `listen ${port}`],
    ['listen 80', `listen ${plainPort}`],
    ...(hasIpv6()
      ? ([
          ['[::]:443', `[::]:${port}`],
          ['[::]:80', `[::]:${plainPort}`],
        ] as const)
      : []),
    ['/etc/livery/certificate.pem', certificate],
    ['/etc/livery/key.pem', key],
    ['server_name console.example.com console.example.net', `server_name ${hosts.join(' ')}`],
    ...(hasNginxBrotli() ? [] : [['    brotli_static on;\n', ''] as const]),
    ...(api === undefined
      ? []
      : ([
          [' ssl http2', ''],
          ['  ssl_reject_handshake on;', '  return 421;'],
          [
            '  location / {',
            `  location /v1/ { proxy_pass ${api}; proxy_http_version 1.1; proxy_set_header Connection ""; }\n  location / {`,
          ],
        ] as const)),
  ]);
  const upstream = api === undefined ? '' : `upstream api { server ${new URL(api).host}; keepalive 64; }`;
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${work}/${one};`);
  const kept = api === undefined ? site : site.replace(`proxy_pass ${api};`, 'proxy_pass http://api;');
  writeFileSync(
    join(work, 'livery.conf'),
    kept
      .replaceAll(/^ *ssl_.*$/gm, (line) => (api === undefined ? line : ''))
      .replaceAll(/^ *listen \[::\].*$/gm, (line) => (hasIpv6() ? line : '')),
  );
  writeFileSync(
    join(work, 'nginx.conf'),
    [
      ...(hasNginxBrotli() ? [`load_module ${brotli};`] : []),
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log stderr; events {}`,
      `http { ${upstream} include /etc/nginx/mime.types; access_log off; ${folders.join(' ')} include ${work}/livery.conf; }`,
    ].join('\n'),
  );
  const target = { name: 'nginx', port, isEncrypted: api === undefined };
  const args = ['-c', join(work, 'nginx.conf'), '-p', work, '-e', 'stderr'];
  const running = await startProcess('nginx', args, { isReady: answers(target, hosts[0] ?? '') });
  return { ...running, target };
}

/** Starts Caddy with the delivered settings, and an authority of its own in the place of a public one. */
export async function startCaddy({ folder, work, server, hosts }: FrontOptions): Promise<Front> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = adapted(readFileSync(join(folder, 'Caddyfile'), 'utf8'), [
    ['/opt/livery/current/site', join(folder, 'site')],
    ['127.0.0.1:8080', `127.0.0.1:${server.port}`],
    ['http://127.0.0.1:8081/host', `http://127.0.0.1:${server.adminPort}/host`],
    ['\n{\n', `\n{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`],
    // Nobody starts server.mjs anew in a run.
    ['lb_try_duration 35s', 'lb_try_duration 1s'],
    ['\t\ton_demand\n', '\t\tissuer internal\n\t\ton_demand\n'],
  ]);
  writeFileSync(join(work, 'Caddyfile'), site);
  mkdirSync(join(work, 'caddy'));
  const target = { name: 'Caddy', port, isEncrypted: true };
  const home = join(work, 'caddy');
  const running = await startProcess('caddy', ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    isReady: answers(target, hosts[0] ?? ''),
  });
  return { ...running, target };
}
