import type { Socket } from '@livery/api/client/consoleConnection';
import { openInPage } from '@livery/api/sandbox/console/inPage';
import { createSandbox, type Sandbox } from '@livery/api/sandbox/sandbox';
import { browserStore } from '@livery/api/sandbox/store/browser';
import { mockApiKey } from './session.js';

let running: Sandbox | undefined;

/** The sandbox of this page; its state lives in the browser and survives a reload. */
export function sandbox(): Sandbox {
  if (running) return running;
  const made = createSandbox({ store: browserStore(), placeholderKey: mockApiKey, latency: 'typical' });
  running = made;
  // The stand-ins of payment processors tell this sandbox what was paid, and not the server's.
  Object.assign(globalThis, { sandboxInPage: (request: Request) => made.fetch(request) });
  return made;
}

/** Opens a connection to it, in the shape of a WebSocket. */
export const openSocket = (url: string, protocols: readonly string[]): Socket => openInPage(sandbox(), url, protocols);
