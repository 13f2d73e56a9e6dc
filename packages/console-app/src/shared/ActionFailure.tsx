import { ErrorAlert } from './ErrorAlert.js';
import type { Action } from './useAction.js';

/** Where an action's failure shows: beside the action, with its documented message and a retry. */
export function ActionFailure<Variables>({ action }: { action: Action<Variables> }) {
  const { failure } = action;
  if (!failure) return null;
  return <ErrorAlert title={failure.title} error={failure.error} onRetry={failure.retry} onDismiss={failure.dismiss} />;
}
