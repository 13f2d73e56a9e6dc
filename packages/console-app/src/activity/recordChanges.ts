import type { Mutation, QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from '@livery/api/errors';
import { createActivityLog } from '#shared/activityLog.js';
import { servicesOf } from '#shared/services.js';
import type { Activity } from '#shared/storage.js';

/**
 * Records every change that is made with a query client, from its beginning to its response, whichever screen is shown.
 * The code that says what it is about comes with the first; where it does not come, an entry has no name.
 */
export function recordChanges(client: QueryClient): void {
  // A change says that it begins once more when what it shows at once is known.
  const recorded = new WeakSet<Mutation>();
  client.getMutationCache().subscribe((event) => {
    const begins = event.type === 'updated' && event.action.type === 'pending';
    if (!begins || event.mutation.options.mutationKey?.[0] !== 'change' || recorded.has(event.mutation)) return;
    recorded.add(event.mutation);
    recordChange(client, event.mutation);
  });
}

function recordChange(client: QueryClient, mutation: Mutation): void {
  const { record } = servicesOf(client).get(createActivityLog);
  let activity: Activity = {
    id: crypto.randomUUID(),
    operation: String(mutation.options.mutationKey?.[1]),
    startedAt: mutation.state.submittedAt || Date.now(),
    state: 'running',
  };
  let describe: (() => Partial<Activity>) | undefined;
  const note = (changes: Partial<Activity> = {}) => {
    activity = { ...activity, ...changes, ...describe?.() };
    record(activity);
  };
  note();
  const stop = client.getMutationCache().subscribe((event) => {
    const { status, error } = mutation.state;
    if (event.mutation !== mutation || (status !== 'success' && status !== 'error')) return;
    stop();
    note({
      endedAt: Date.now(),
      state: status === 'success' ? 'done' : isOutcomeUnknown(error) ? 'unknown' : 'failed',
    });
  });
  import('./describeChange.js').then(
    ({ describeChange }) => {
      describe = describeChange(client, mutation);
      note();
    },
    () => undefined,
  );
}
