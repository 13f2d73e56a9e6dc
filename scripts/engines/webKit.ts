import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/delivered.js';
import { Session } from './webDriver.js';

const driver = '/usr/bin/WebKitWebDriver';
const displayServer = '/usr/bin/Xvfb';
/** Where Debian has the browser of WebKitGTK, by the processor's name for its folders. */
const browsers = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** WebKitGTK's browser where it, its driver and a display to draw on are installed. */
export function findWebKit(): string | undefined {
  return existsSync(driver) && existsSync(displayServer) ? browsers.find((path) => existsSync(path)) : undefined;
}

/** A display that nobody looks at: the server says its number once it is ready. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(displayServer, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((ready, failed) => {
    server.stdio[3]?.on('data', (data: Buffer) => ready(data.toString().trim()));
    server.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}.`)));
  });
  return { display: `:${number}`, server };
}

/** WebKit's driver on a display of its own. `open` opens a browser with nothing stored. */
export async function startWebKit(browser: string) {
  const home = mkdtempSync(join(tmpdir(), 'livery-webkit-'));
  const { display, server } = await startDisplay();
  const port = await freePort();
  const process_ = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      GDK_BACKEND: 'x11',
      // Its own sandbox does not run as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  return {
    open: () =>
      Session.open(`http://127.0.0.1:${port}`, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    stop(): void {
      process_.kill();
      server.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
