import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStorage } from '#shared/services.js';
import type { ConsoleStorage } from '#shared/storage.js';

/** Work that goes on whichever screen is shown, also after a reload. */
interface BackgroundTask {
  /** Whether there is anything to do: its code is fetched only then. */
  isNeeded: (storage: ConsoleStorage) => boolean | undefined;
  /** Does what there is to do. What cannot be fetched or done waits for the next page. */
  run: (client: QueryClient, storage: ConsoleStorage) => Promise<void>;
  /** Calls back when there is something new to do; gives what ends that. */
  subscribe: (storage: ConsoleStorage, changed: () => void) => () => void;
}

/** Every background task, as `routes.ts` is every screen. */
const tasks: readonly BackgroundTask[] = [
  {
    isNeeded: (storage) => Boolean(storage.pendingBackups.get()?.length),
    async run(client, { pendingBackups }) {
      // Another page may be done with some before the code is here: what it changed has to be read by this page too.
      const requested = pendingBackups.get() ?? [];
      (await import('#areas/compute/applyPendingBackups.js')).applyPendingBackups(client, requested);
    },
    subscribe: ({ pendingBackups }, changed) => pendingBackups.subscribe(changed),
  },
  {
    isNeeded: (storage) => storage.payments.get()?.some(({ state }) => /sent|open|missing/.test(state)),
    run: async (client) => (await import('#areas/payments/followPayments.js')).followPayments(client),
    // Once a page: what this page sends, its own screen follows, and has it followed when it is left.
    subscribe: () => () => undefined,
  },
];

/** Runs the background tasks for as long as the page stands. */
export function useBackgroundTasks(): void {
  const client = useQueryClient();
  const storage = useStorage();
  useEffect(() => {
    const run = ({ isNeeded, run: start }: BackgroundTask) => {
      if (isNeeded(storage)) start(client, storage).catch(() => undefined);
    };
    const stops = tasks.map((task) => {
      run(task);
      return task.subscribe(storage, () => run(task));
    });
    return () => stops.forEach((stop) => stop());
  }, [client, storage]);
}
