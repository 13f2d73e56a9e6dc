import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningProcess {
  /** What it has written so far. */
  output: () => string;
  pid: number;
  /** Tells it to stop; returns its exit code. */
  stop: () => Promise<number | null>;
}

/** Starts a program and waits until `isReady` accepts what it has written, or an address answers. */
export async function startProcess(
  command: string,
  args: readonly string[],
  {
    env,
    cwd,
    isReady,
  }: { env?: Record<string, string>; cwd?: string; isReady: (output: string) => boolean | Promise<boolean> },
): Promise<RunningProcess> {
  // Nothing of this process's own variables: what is delivered has to run by what is named.
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let hasEnded = false;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => {
      hasEnded = true;
      done(code);
    });
    child.once('error', (error) => {
      output += error.message;
      hasEnded = true;
      done(null);
    });
  });
  const stop = async () => {
    if (!hasEnded) child.kill('SIGTERM');
    return ended;
  };
  const start = Date.now();
  while (!(await isReady(output))) {
    if (hasEnded || Date.now() - start > 30_000) {
      await stop();
      throw new Error(`${command} did not start:\n${output}`);
    }
    await new Promise((passed) => {
      setTimeout(passed, 30);
    });
  }
  return { output: () => output, pid: child.pid ?? 0, stop };
}

/** Copies a build to an empty folder outside of the repository. */
export function copyBuild(dist: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'livery-delivered-'));
  cpSync(dist, folder, { recursive: true });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface DeliveredServer extends RunningProcess {
  port: number;
  adminPort: number;
}

/** Runs server.mjs of a build by itself; on any free ports unless the variables say which. */
export async function startDelivered(folder: string, env: Record<string, string>): Promise<DeliveredServer> {
  const listening = (output: string): number[] =>
    /at port (\d+), for the operator at port (\d+)/.exec(output)?.slice(1).map(Number) ?? [];
  const running = await startProcess(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { LIVERY_ADDRESS: '127.0.0.1:0', LIVERY_ADMIN_ADDRESS: '127.0.0.1:0', ...env },
    isReady: (output) => listening(output).length === 2,
  });
  const [port = 0, adminPort = 0] = listening(running.output());
  return { ...running, port, adminPort };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => {
    server.close(done);
  });
  return port;
}

/** A small API of a provider: the configuration of its site, and an answer to any call. */
export async function startApi(config: object, handle?: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url === '/v1/config/ui/config') response.end(JSON.stringify(config));
    else if (handle) handle(request, response);
    else response.end(JSON.stringify({ id: 1 }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A server on this machine. */
export interface Target {
  name: string;
  port: number;
  isEncrypted: boolean;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server on this machine for a host; one without encryption is told that the browser's connection has it. */
export function ask({ port, isEncrypted }: Target, host: string, path: string, encoding: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': encoding, ...(isEncrypted ? {} : { 'x-forwarded-proto': 'https' }) };
    // A connection of its own: between two questions the server may close one that rests.
    const options = { host: '127.0.0.1', port, path, headers, agent: false };
    const outgoing = isEncrypted
      ? request({ ...options, servername: host, rejectUnauthorized: false })
      : plainRequest(options);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
