import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, startProcess, type RunningProcess } from './delivered.js';

/** Neither a daemon nor namespaces of the kernel are needed for it. */
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };

const buildah = (...args: string[]): string =>
  execFileSync('buildah', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The shared libraries of a program, by their paths. */
const librariesOf = (program: string): string[] =>
  [...execFileSync('ldd', [program], { encoding: 'utf8' }).matchAll(/(\/\S+) \(0x/g)].map(([, path = '']) => path);

/**
 * An image with this machine's Node and nothing else, under the name that the Containerfile builds on: registries of images
 * are not reached from everywhere.
 */
function makeBaseImage(name: string): void {
  const system = mkdtempSync(join(tmpdir(), 'livery-image-'));
  try {
    for (const path of [process.execPath, ...librariesOf(process.execPath)]) {
      const target = join(system, path === process.execPath ? '/usr/bin/node' : path);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(realpathSync(path), target);
    }
    mkdirSync(join(system, 'etc'));
    mkdirSync(join(system, 'tmp'));
    writeFileSync(join(system, 'etc/passwd'), 'root:x:0:0::/:/none\nnode:x:1000:1000::/:/none\n');
    writeFileSync(join(system, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
    const container = buildah('from', 'scratch');
    buildah('add', '--quiet', container, system, '/');
    buildah('config', '--env', 'PATH=/usr/bin', container);
    buildah('commit', '--quiet', '--rm', container, name);
  } finally {
    rmSync(system, { recursive: true, force: true });
  }
}

export interface ContainerServer extends RunningProcess {
  port: number;
  adminPort: number;
  /** As the image says, in words. */
  healthCheck: string;
  user: string;
}

/** Builds the delivered Containerfile as docs/deploying.md says and starts the image, with `hosts` as its folder of hosts. */
export async function startContainer(folder: string, hosts: string): Promise<ContainerServer> {
  makeBaseImage('docker.io/library/node:22-slim');
  buildah('build', '--format', 'docker', '--pull=never', '--quiet', '--tag', 'livery:test', folder);
  const container = buildah('from', '--pull=never', 'localhost/livery:test');
  const { Docker } = JSON.parse(buildah('inspect', container)) as {
    Docker: { config: { User: string; Cmd: string[]; Healthcheck?: { Test: string[] } } };
  };
  const [port, adminPort] = [await freePort(), await freePort()];
  const addresses = [
    '--env',
    `LIVERY_ADDRESS=127.0.0.1:${port}`,
    '--env',
    `LIVERY_ADMIN_ADDRESS=127.0.0.1:${adminPort}`,
  ];
  const args = ['run', ...addresses, '--volume', `${hosts}:/etc/livery:ro`, container, '--', ...Docker.config.Cmd];
  const running = await startProcess('buildah', args, {
    env: { STORAGE_DRIVER: env.STORAGE_DRIVER, BUILDAH_ISOLATION: env.BUILDAH_ISOLATION },
    isReady: () =>
      fetch(`http://127.0.0.1:${adminPort}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return {
    ...running,
    stop: async () => {
      const code = await running.stop();
      buildah('rm', container);
      return code;
    },
    port,
    adminPort,
    healthCheck: (Docker.config.Healthcheck?.Test ?? []).join(' '),
    user: Docker.config.User,
  };
}
