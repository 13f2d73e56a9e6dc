import type { State } from '../state/state.js';

/** Where the sandbox keeps its state from one start to the next. */
export interface Store {
  /** What was kept last, in whatever shape it is; undefined when there is nothing that can be read. */
  load(): Promise<unknown>;
  /**
   * Keeps the state as it is when it comes to writing. Many calls in a row are written once; resolves when a write that
   * began after the call is done, and rejects when it failed.
   */
  save(state: State): Promise<void>;
  /** Writes at once what still waits, and resolves when it is kept. */
  flush(): Promise<void>;
  /**
   * Only where several sandboxes share the storage at a time: does `work` while none of the others does its own, after
   * giving `adopt` what another one has kept meanwhile. What `work` saves is kept before the next transaction begins.
   * Resolves with what `work` gives and rejects with what it throws.
   */
  transaction?<Value>(adopt: (stored: unknown) => void, work: () => Value): Promise<Value>;
}
