import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, CodeBlock, Disclosure } from '@livery/ui';
import { CallError } from '@livery/api/errors';

interface ErrorAlertProps {
  error: unknown;
  /** What failed, in the words of the error catalogue: "Failed to start virtual machine". */
  title?: string | undefined;
  /** Offered where another try makes sense. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** Another way on, before the retry. */
  actions?: ReactNode;
}

/**
 * The one way in which a failed call shows: the server's message with its correlation id, what else it said one press
 * away, and a retry where that may help (A 8). It stands where the action was.
 */
export function ErrorAlert({ error, title, onRetry, onDismiss, actions }: ErrorAlertProps) {
  const { t } = useLingui();
  const message = error instanceof Error ? error.message : String(error);
  const detail = error instanceof CallError ? error.detail : undefined;
  const canRetry = !(error instanceof CallError) || error.canRetry;
  const retry = onRetry && canRetry ? <Button size="small" onClick={onRetry}>{t`Retry`}</Button> : undefined;
  return (
    <Alert
      tone="danger"
      title={title ?? t`An error happened`}
      actions={
        actions || retry ? (
          <>
            {actions}
            {retry}
          </>
        ) : undefined
      }
      onDismiss={onDismiss}
    >
      {message}
      {detail !== undefined && detail !== '' && (
        <Disclosure label={t`Details`}>
          <CodeBlock label={t`Details`} value={detail} wrap />
        </Disclosure>
      )}
    </Alert>
  );
}
