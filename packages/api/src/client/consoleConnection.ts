import { ApiError, CallError } from '../errors.js';
import type { ConsoleSession } from '../generated/types.js';

/** What the connection needs of a WebSocket; bytes come as ArrayBuffer. */
export interface Socket extends Pick<WebSocket, 'addEventListener' | 'close'> {
  send: (data: string | Uint8Array<ArrayBuffer>) => void;
}

/** Opens a WebSocket with the subprotocols that are offered. */
export type OpenSocket = (url: string, protocols: string[]) => Promise<Socket>;

/** How the connection to a terminal is. */
export type ConnectionState =
  | { phase: 'idle' | 'connecting' | 'connected' | 'offline' | 'stopped' | 'left' }
  /** Broken; another attempt is made by itself. */
  | { phase: 'lost'; seconds: number }
  /** The server refuses, and asking again does not help. */
  | { phase: 'refused'; error: Error };

interface ConnectionOptions {
  /** Asks for a session: a token opens one connection alone. */
  openSession: () => Promise<ConsoleSession>;
  openSocket: OpenSocket;
  /** Called with the address of a session that is a page of the provider's own. */
  onPage: (url: string) => void;
}

/** What a connection writes to. */
interface Screen {
  write: (bytes: Uint8Array) => void;
  /** In characters. */
  size: () => { columns: number; rows: number };
}

/** Codes that a connection is closed with (contract: `ConsoleSession`). */
const closeCodes = { left: 1000, stopped: 4000 };

/** How long it is waited before each attempt, in seconds; the last goes on. */
const waits = [1, 2, 4, 8, 15, 30] as const;

/**
 * The connection to the terminal of a virtual machine. It is taken up again by itself with a new session, later each time,
 * and waits while the browser is offline.
 */
export class ConsoleConnection {
  private state: ConnectionState = { phase: 'idle' };
  private readonly listeners = new Set<() => void>();
  private screen: Screen | undefined;
  private socket: Socket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Counts the attempts: what an earlier one brings is not heard any more. */
  private attempt = 0;

  constructor(private readonly options: ConnectionOptions) {}

  readonly current = (): ConnectionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Says where to write. Gives what ends it, and the connection. */
  attach(screen: Screen): () => void {
    this.screen = screen;
    addEventListener('online', this.retry);
    return () => {
      removeEventListener('online', this.retry);
      this.screen = undefined;
      this.drop();
      this.become({ phase: 'idle' });
    };
  }

  /** Connects at once, whatever was before. */
  readonly connect = (): void => {
    this.drop();
    this.become({ phase: 'connecting' });
    void this.open(this.attempt);
  };

  /** Sends what was typed, while connected. */
  type(text: string): void {
    this.send(new TextEncoder().encode(text));
  }

  resize(columns: number, rows: number): void {
    this.send(JSON.stringify({ resize: { columns, rows } }));
  }

  /** Gives whether it was sent, which it is only while connected. */
  sendCtrlAltDelete(): boolean {
    return this.send(JSON.stringify({ key: 'ctrl-alt-delete' }));
  }

  private send(message: string | Uint8Array<ArrayBuffer>): boolean {
    if (this.state.phase !== 'connected' || !this.socket) return false;
    this.socket.send(message);
    return true;
  }

  private readonly retry = (): void => {
    if (this.state.phase === 'lost' || this.state.phase === 'offline') this.connect();
  };

  private become(state: ConnectionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private drop(): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = undefined;
  }

  private async open(attempt: number): Promise<void> {
    const isOld = () => attempt !== this.attempt;
    try {
      const { url, token } = await this.options.openSession();
      if (isOld()) return;
      if (/^https?:/i.test(url)) {
        this.options.onPage(url);
        return;
      }
      const socket = await this.options.openSocket(url, ['livery.console.v1', `livery.token.${token}`]);
      if (isOld()) socket.close();
      else this.listen(socket, isOld);
    } catch (thrown) {
      if (!isOld()) this.fail(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  }

  private listen(socket: Socket, isOld: () => boolean): void {
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (isOld()) return;
      this.become({ phase: 'connected' });
      const size = this.screen?.size();
      if (size) this.resize(size.columns, size.rows);
    });
    socket.addEventListener('message', ({ data }) => {
      if (isOld() || !(data instanceof ArrayBuffer)) return;
      this.failures = 0;
      this.screen?.write(new Uint8Array(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (isOld()) return;
      if (code === closeCodes.left) this.become({ phase: 'left' });
      else if (code === closeCodes.stopped) this.become({ phase: 'stopped' });
      else this.waitToRetry();
    });
  }

  private fail(error: Error): void {
    if (error instanceof ApiError && error.status === 409) this.become({ phase: 'stopped' });
    else if (error instanceof CallError && error.isRetriable) this.waitToRetry();
    else this.become({ phase: 'refused', error });
  }

  private waitToRetry(): void {
    if (!navigator.onLine) {
      this.become({ phase: 'offline' });
      return;
    }
    const seconds = waits[Math.min(this.failures, waits.length - 1)] ?? 30;
    this.failures += 1;
    this.timer = setTimeout(this.connect, seconds * 1000);
    this.become({ phase: 'lost', seconds });
  }
}
