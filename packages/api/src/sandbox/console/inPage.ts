import type { Sandbox } from '../sandbox.js';
import { consoleProtocol, type ConsoleConnection } from './server.js';

/** A connection to a sandbox in the page, in the shape of a WebSocket whose messages come as ArrayBuffer. */
class InPageSocket extends EventTarget {
  readonly protocol = consoleProtocol;
  private connection: ConsoleConnection | undefined;
  private isClosed = false;

  constructor(sandbox: Sandbox, url: string, protocols: readonly string[]) {
    super();
    // Whoever made it listens first.
    setTimeout(() => void this.open(sandbox, url, protocols).catch(() => this.end(1006, '')));
  }

  private async open(sandbox: Sandbox, url: string, protocols: readonly string[]): Promise<void> {
    /* What comes before the connection is open is dispatched after it, as on a network. */
    const before: (() => void)[] = [];
    let dispatch = (event: () => void): void => void before.push(event);
    this.connection = await sandbox.connectConsole(
      { path: new URL(url).pathname, protocols },
      {
        send: ({ buffer }) => dispatch(() => this.dispatchEvent(new MessageEvent('message', { data: buffer }))),
        close: (code, reason) => dispatch(() => this.end(code, reason)),
      },
    );
    if (this.isClosed) this.connection?.closed();
    else if (!this.connection) this.end(1006, '');
    else {
      this.dispatchEvent(new Event('open'));
      dispatch = (event) => event();
      for (const event of before) event();
    }
  }

  private end(code: number, reason: string): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.connection?.closed();
    // Node has no CloseEvent.
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason, wasClean: code !== 1006 }));
  }

  send(data: string | Uint8Array): void {
    if (!this.isClosed) this.connection?.receive(data);
  }

  close(code = 1005, reason = ''): void {
    this.end(code, reason);
  }
}

/** Opens what a WebSocket would open, to a sandbox in the page. */
export const openInPage = (sandbox: Sandbox, url: string, protocols: readonly string[]): InPageSocket =>
  new InPageSocket(sandbox, url, protocols);
