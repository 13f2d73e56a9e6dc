/*
 * What is delivered, tried as its operator has it: dist/ copied to an empty folder, run by Node alone for two hosts under load,
 * stopped; what is inside; and every command of docs/deploying.md. Closes with "N passed, N failed".
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDist, filesBelow } from './lib/buildDist.js';
import { ask, copyBuild, freePort, startApi, startDelivered, type Answered } from './lib/delivered.js';
import { Checks } from './lib/measure.js';
import { report, root } from './lib/stage.js';

const checks = new Checks();
const dist = await buildDist();

/** Others' own names: a service of AWS, a frame that Sentry's client warns of, a host of a payment provider. */
const others = /mturk-requester-sandbox|create sandbox iframe|app-sandbox\.duitku\.com/g;

interface Component {
  name: string;
  version: string;
  'bom-ref': string;
  licenses: { license?: { id: string }; expression?: string }[];
  purl: string;
}

function checkContents(folder: string): void {
  const expected = [
    'Caddyfile',
    'Containerfile',
    'THIRD-PARTY-NOTICES.txt',
    'headers.json',
    'hosts.example.json',
    'livery.service',
    'nginx.conf',
    'sbom.cdx.json',
    'server.mjs',
    'site',
  ];
  const found = readdirSync(folder).toSorted();
  const strays = found.filter((name) => !expected.includes(name));
  checks.truth('the folder holds what docs/deploying.md names, and nothing else', [
    ...expected.filter((name) => !found.includes(name)).map((name) => `${name} is missing`),
    ...strays.map((name) => `${name} is not named`),
  ]);
  const site = filesBelow(join(folder, 'site'));
  const scripts = site.filter((file) => file.endsWith('.js'));
  checks.truth(
    'neither the sandbox nor its panel is in it',
    scripts.filter((file) => /sandbox|mock api/i.test(readFileSync(file, 'utf8').replaceAll(others, ''))),
  );
  checks.truth(
    'every script, style and message is compressed beforehand',
    site.filter((file) => /\.(js|css|json)$/.test(file) && !['.br', '.gz'].every((end) => site.includes(file + end))),
  );
  const server = readFileSync(join(folder, 'server.mjs'), 'utf8');
  const imports = [...server.matchAll(/^import .*? from "([^"]+)";$/gm)].map(([, name = '']) => name);
  checks.truth(
    `server.mjs imports ${imports.length} modules of Node, and nothing else`,
    imports.filter(
      (name) =>
        !/^(node:)?(async_hooks|crypto|fs|fs\/promises|http|http2|https|net|path|perf_hooks|process|stream|stream\/web|url|zlib)$/.test(
          name,
        ),
    ),
  );

  const list = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string;
    specVersion: string;
    serialNumber: string;
    components: Component[];
    dependencies: { ref: string }[];
  };
  const notices = readFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
  const refs = new Set(list.components.map((one) => one['bom-ref']));
  checks.truth('the list of what is inside is CycloneDX 1.6, each part with its licence and its text', [
    ...(list.bomFormat === 'CycloneDX' && list.specVersion === '1.6' ? [] : ['another format']),
    ...(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/.test(list.serialNumber)
      ? []
      : [list.serialNumber]),
    ...(refs.size === list.components.length ? [] : ['a part is named twice']),
    ...list.dependencies.slice(1).flatMap(({ ref }) => (refs.has(ref) ? [] : [`${ref} is no part`])),
    ...list.components.flatMap(({ name, version, purl, licenses: [licence] }) => {
      const id = licence?.license?.id ?? licence?.expression ?? 'NOASSERTION';
      return [
        ...(id === 'NOASSERTION' ? [`${name}: no licence`] : []),
        ...(purl.startsWith('pkg:npm/') ? [] : [`${name}: ${purl}`]),
        ...(notices.includes(`\n${name} ${version}\nLicence: `) ? [] : [`${name}: not in the notices`]),
      ];
    }),
    ...['react', 'hono', '@fontsource-variable/inter', 'simple-icons'].flatMap((name) =>
      list.components.some((one) => one.name === name) ? [] : [`${name} is missing`],
    ),
  ]);
}

/** Asks as what stands before the server does, and reads the body as text. */
async function askPage(port: number, host: string, path: string): Promise<Omit<Answered, 'body'> & { body: string }> {
  const { body, ...answered } = await ask({ name: 'server.mjs', port, isEncrypted: false }, host, path, '');
  return { ...answered, body: body.toString() };
}

async function checkServer(folder: string): Promise<void> {
  const themes = ['metal', 'reef'] as const;
  const apis = await Promise.all(
    themes.map((theme) => startApi({ siteTheme: theme, siteName: `The ${theme} company` })),
  );
  const file = join(folder, 'hosts.json');
  const hosts = Object.fromEntries(themes.map((theme, index) => [`${theme}.example`, { api: apis[index]?.origin }]));
  writeFileSync(file, JSON.stringify({ hosts }));
  const server = await startDelivered(folder, { LIVERY_HOSTS: file });
  try {
    const answers = await Promise.all(
      Array.from({ length: 600 }, async (_, index) => {
        const theme = themes[index % 2] ?? 'metal';
        return { theme, ...(await askPage(server.port, `${theme}.example`, '/app/')) };
      }),
    );
    const wrong = answers.filter(
      ({ theme, status, body }) =>
        status !== 200 ||
        !body.includes(`<meta name="livery-theme" content="${theme}" />`) ||
        !body.includes(`<title>The ${theme} company</title>`) ||
        themes.some((one) => one !== theme && body.includes(`The ${one} company`)),
    );
    checks.truth(
      `two hosts side by side, ${answers.length} pages: each has the theme and the name of its own`,
      wrong.slice(0, 3).map(({ theme, status }) => `${theme}: ${status}`),
    );
    const [page] = answers;
    const scripts = [...(page?.body ?? '').matchAll(/(?:src|href)="(\/app\/assets\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    const found = await Promise.all(
      scripts.map(async (path) => ({ path, ...(await askPage(server.port, 'metal.example', path)) })),
    );
    checks.truth(
      `the ${scripts.length} files that the page names are there, for ever`,
      scripts.length < 2
        ? ['the page names none']
        : found.flatMap(({ path, status, headers }) =>
            status === 200 && headers['cache-control']?.includes('immutable') ? [] : [`${path}: ${status}`],
          ),
    );
    const refused = await askPage(server.port, 'other.example', '/app/');
    checks.truth('a host that is not named is refused', refused.status === 421 ? [] : [String(refused.status)]);
  } finally {
    const code = await server.stop();
    checks.truth('it ends by itself when it is told to', code === 0 ? [] : [`exit code ${code}`, server.output()]);
    for (const api of apis) api.close();
  }
}

/** Puts a program of that name first in a folder of programs. */
function standIn(folder: string, name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** Runs the commands of a document in one shell, on a machine that lies in a folder. */
async function checkDocument(folder: string): Promise<void> {
  const machine = mkdtempSync(join(tmpdir(), 'livery-machine-'));
  const programs = join(machine, 'programs');
  for (const one of [
    programs,
    join(machine, 'etc/systemd/system'),
    join(machine, 'etc/nginx/conf.d'),
    join(machine, 'etc/caddy'),
  ])
    mkdirSync(one, { recursive: true });
  const [port, adminPort] = [await freePort(), await freePort()];
  const text = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const commands = [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const onMachine = commands
    .join('\necho "— next"\n')
    .replaceAll(/\/(opt\/livery|etc\/(?:livery|systemd|nginx|caddy))/g, `${machine}/$1`)
    .replaceAll('cp -r dist ', `cp -r ${folder} `)
    .replaceAll(':8080/', `:${port}/`)
    .replaceAll(':8081/', `:${adminPort}/`);
  for (const name of ['apt-get', 'nginx', 'caddy', 'podman', 'npm']) standIn(programs, name, 'exit 0');
  standIn(programs, 'sudo', 'exec "$@"');
  // Starts what the delivered unit starts, with its variables.
  standIn(
    programs,
    'systemctl',
    `[[ "$*" == *livery* ]] || exit 0
unit=${machine}/etc/systemd/system/livery.service
pid=$(cat ${machine}/pid 2>/dev/null)
if [[ "$1" == reload ]]; then kill -HUP "$pid"; sleep 0.3; exit 0; fi
if [[ -n "$pid" ]]; then kill -TERM "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done; fi
env -i $(sed -n 's/^Environment=//p' $unit | sed 's#/etc/livery#${machine}/etc/livery#; s#/opt/livery#${machine}/opt/livery#') \\
  LIVERY_ADDRESS=127.0.0.1:${port} LIVERY_ADMIN_ADDRESS=127.0.0.1:${adminPort} \\
  ${process.execPath} ${machine}/opt/livery/current/server.mjs >>${machine}/log 2>&1 &
echo $! >${machine}/pid
disown`,
  );
  const environment = { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
  try {
    const script = `${onMachine}\nkill -TERM $(cat ${machine}/pid)\n`;
    execFileSync('bash', ['-euo', 'pipefail', '-c', script], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 300_000,
    });
    checks.truth(`docs/deploying.md: its ${commands.length} blocks of commands run one after the other`, []);
  } catch (error) {
    const { stderr } = error as { stderr?: Buffer };
    checks.truth('docs/deploying.md: its commands run one after the other', [
      (stderr?.toString() ?? String(error)).trim(),
      readFileSync(join(machine, 'log'), 'utf8').trim(),
    ]);
  } finally {
    rmSync(machine, { recursive: true, force: true });
  }
}

const { folder, remove } = copyBuild(dist);
try {
  checkContents(folder);
  await checkServer(folder);
  await checkDocument(dist);
} finally {
  remove();
}
console.log(`\n${checks.passed} passed, ${checks.failed} failed`);
report('delivery', checks);
process.exit(checks.failed > 0 ? 1 : 0);
