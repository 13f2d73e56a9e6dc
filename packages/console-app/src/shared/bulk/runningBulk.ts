import type { BulkOptions } from '@livery/api/queries/bulk';
import { createListeners } from '../listeners.js';
import type { createToasts } from '../toasts.js';
import { retryable, withRetried, type BulkResult, type Skipped } from './bulkResults.js';

/** A bulk action: what is sent for which rows, and the words of its progress and results. */
export interface BulkJob<Row> {
  /** What is done: "Stop 10 virtual machines". */
  title: string;
  /** The rows it is done with, or how they are found; what this throws is shown with a retry. */
  rows: readonly Row[] | ((signal: AbortSignal) => Promise<readonly Row[]>);
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Called with all rows, and again with those of a retry. Never rejects: each row has its own outcome. */
  send: (rows: readonly Row[], options: BulkOptions) => Promise<BulkResult<Row>[]>;
  /** Whether a call that is sent again could be done twice: rows whose outcome is unknown are then not retried. */
  mayRepeat?: boolean;
  /** What failed, above the names: "Failed to stop virtual machine". */
  failure: string;
  /** The rows that are left out, each with its reason in words: they are listed in the results. */
  skipped?: readonly Skipped<Row>[];
  /**
   * The toast shown in place of the results when there was a single row and it succeeded. Without it the results are
   * shown.
   */
  done?: string;
  /** Called when the results are closed. */
  onFinished?: (outcomes: readonly BulkResult<Row>[]) => void;
}

interface BulkState<Row> {
  /** Whether its progress or its results are shown. */
  open: boolean;
  isLoading: boolean;
  progress?: { done: number; total: number };
  outcomes?: readonly BulkResult<Row>[];
  /** Why the rows were not found. */
  error?: unknown;
}

export interface RunningBulk<Row> {
  subscribe: (changed: () => void) => () => void;
  current: () => BulkState<Row>;
  /** Begins again, where the rows were not found. */
  start: () => Promise<void>;
  /** Sends once more what another try may help. */
  retry: () => Promise<void>;
  /** Leaves undone what is not sent yet. */
  cancel: () => void;
  close: () => void;
}

/** Does a bulk action: once, however often it is shown. */
export function startBulkRun<Row>(job: BulkJob<Row>, toasts: ReturnType<typeof createToasts>): RunningBulk<Row> {
  const { subscribe, notify } = createListeners();
  const { rows, skipped = [], done } = job;
  let state: BulkState<Row> = { open: true, isLoading: true };
  let abort = new AbortController();

  function set(changes: Partial<BulkState<Row>>): void {
    state = { ...state, ...changes };
    notify();
  }

  async function send(some: readonly Row[], signal: AbortSignal): Promise<BulkResult<Row>[]> {
    const onProgress = (count: number) => set({ progress: { done: count, total: some.length } });
    onProgress(0);
    return job.send(some, { onProgress, signal });
  }

  async function start(): Promise<void> {
    const { signal } = (abort = new AbortController());
    set({ isLoading: true, error: undefined });
    try {
      const fresh = await send(typeof rows === 'function' ? await rows(signal) : rows, signal);
      const hasToast = done !== undefined && fresh.length === 1 && fresh[0]?.result === 'done';
      if (hasToast) toasts.success(done);
      set({ isLoading: false, ...(hasToast ? { open: false } : { outcomes: [...fresh, ...skipped] }) });
    } catch (error) {
      // Cancelled while the rows were looked for: nothing was done.
      set({ isLoading: false, ...(signal.aborted ? { open: false } : { error }) });
    }
  }

  async function retry(): Promise<void> {
    const before = state.outcomes ?? [];
    const { signal } = (abort = new AbortController());
    set({ isLoading: true });
    const fresh = await send(retryable(before, job.mayRepeat), signal);
    set({ isLoading: false, outcomes: withRetried(before, fresh, job.idOf) });
  }

  void start();
  return {
    subscribe,
    current: () => state,
    start,
    retry,
    cancel: () => abort.abort(),
    close: () => set({ open: false }),
  };
}
