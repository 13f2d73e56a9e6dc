import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export interface ToastOptions {
  /** A second, quieter line: what to do next, or a correlation id. */
  detail?: ReactNode;
  /** One button beside the words, such as "Undo". Pressing it also removes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
  /** What it is about: it takes the place of the toast about the same. By default of one with the same words and tone. */
  topic?: string | undefined;
}

export interface ToastEntry extends ToastOptions {
  id: number;
  tone: ToastTone;
  text: string;
}

export interface ToastQueue {
  /** Something was done. Returns the id of the toast, as the next three do. */
  success: (text: string, options?: ToastOptions) => number;
  /** Something failed. */
  danger: (text: string, options?: ToastOptions) => number;
  /** Something was done, with a drawback. */
  warning: (text: string, options?: ToastOptions) => number;
  /** Something happened elsewhere. */
  info: (text: string, options?: ToastOptions) => number;
  /** Removes one toast, by its id. */
  dismiss: (id: number) => void;
  /** Removes all toasts. */
  clear: () => void;
  /** For `useSyncExternalStore`: calls back after each change and returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
  /** Oldest first. */
  entries: () => readonly ToastEntry[];
}

const topicOf = ({ topic, tone, text }: Pick<ToastEntry, 'topic' | 'tone' | 'text'>): string =>
  topic ?? `${tone} ${text}`;

/**
 * The toasts of one application; ToastRegion shows them. The same text, or another about the same topic, replaces its
 * toast, so that a poll that fails every few seconds does not fill the page.
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
      const added = { ...options, id: lastId, tone, text };
      set([...entries.filter((entry) => topicOf(entry) !== topicOf(added)), added]);
      return lastId;
    };

  return {
    success: add('success'),
    danger: add('danger'),
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
