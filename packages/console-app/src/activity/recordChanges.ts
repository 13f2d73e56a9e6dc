import type { QueryClient } from '@tanstack/react-query';

/** Records every change that is made with a query client, whichever screen is shown. The code comes with the first. */
export function recordChanges(client: QueryClient): void {
  client.getMutationCache().subscribe((event) => {
    const begins = event.type === 'updated' && event.action.type === 'pending';
    if (!begins || event.mutation.options.mutationKey?.[0] !== 'change') return;
    const { mutation } = event;
    import('./recordChange.js').then(
      ({ recordChange }) => recordChange(client, mutation),
      () => undefined,
    );
  });
}
