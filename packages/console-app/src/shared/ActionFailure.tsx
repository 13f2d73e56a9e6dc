import type { ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert.js';
import type { Action } from './useAction.js';

interface ActionFailureProps<Variables> {
  action: Action<Variables>;
  /** Leads to where one sees whether something new was made, offered where the answer was lost. */
  look?: ReactNode;
}

/** Where an action's failures show: beside the action, each with its documented message and a retry. */
export function ActionFailure<Variables>({ action, look }: ActionFailureProps<Variables>) {
  return action.failures.map(({ key, retry, dismiss, mayBeMade, ...said }) => (
    <ErrorAlert
      key={key}
      {...said}
      mayBeMade={mayBeMade}
      actions={mayBeMade && look}
      onRetry={retry}
      onDismiss={dismiss}
    />
  ));
}
