/** What a line of the log may hold: never a query, a header or a body. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  event: 'request' | 'terminal' | 'api' | 'hosts' | 'server' | 'error';
  message?: string;
  request_id?: string | undefined;
  host?: string | undefined;
  method?: string | undefined;
  path?: string;
  status?: number;
  /** Whether the browser went away before the response was whole. */
  aborted?: boolean;
  ms?: number;
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON. */
export const jsonLog =
  (write: (line: string) => unknown, now: () => Date = () => new Date()): Log =>
  ({ level, event, ...rest }) =>
    void write(`${JSON.stringify({ time: now().toISOString(), level, event, ...rest })}\n`);
