export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  /** A second, quieter line: what to do next, or a correlation id. */
  detail?: string;
  /** One button beside the words, such as "Undo". Pressing it also takes the message away. */
  action?: { label: string; onPress: () => void };
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: ToastTone;
  text: string;
}

export interface ToastQueue {
  /** Something was done. Returns the id of the message, as the next three do. */
  success: (text: string, options?: ToastOptions) => number;
  /** Something failed. */
  error: (text: string, options?: ToastOptions) => number;
  /** Something was done, with a drawback. */
  warning: (text: string, options?: ToastOptions) => number;
  /** Something happened elsewhere. */
  info: (text: string, options?: ToastOptions) => number;
  /** Takes one message away, by its id. */
  dismiss: (id: number) => void;
  /** Takes all messages away. */
  clear: () => void;
  /** For `useSyncExternalStore`: calls back after each change and returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
  /** Oldest first. */
  entries: () => readonly ToastEntry[];
}

/**
 * The toasts of one application; ToastRegion shows them. The same text twice is one toast, shown anew: a poll that
 * fails every few seconds does not bury the page.
 */
export function createToastQueue(): ToastQueue {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  const add =
    (tone: ToastTone) =>
    (text: string, options: ToastOptions = {}): number => {
      lastId += 1;
      const others = entries.filter((entry) => entry.tone !== tone || entry.text !== text);
      set([...others, { ...options, id: lastId, tone, text }]);
      return lastId;
    };

  return {
    success: add('success'),
    error: add('error'),
    warning: add('warning'),
    info: add('info'),
    dismiss: (id) => set(entries.filter((entry) => entry.id !== id)),
    clear: () => set([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => entries,
  };
}
