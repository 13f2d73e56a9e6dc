import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, ErrorDetail, Text } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { useErrorText } from './texts/errors.js';

interface ErrorAlertProps {
  error: unknown;
  /** What failed, in the words of the error catalogue: "Failed to start virtual machine". */
  heading?: string | undefined;
  /** Offered where another try makes sense. */
  onRetry?: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** What to know besides: that it may have been done all the same. */
  note?: string | undefined;
  /** Another way on, before the retry. */
  actions?: ReactNode;
}

/** A server often says what failed in the very words of the heading: then correlation id and status are enough. */
export function afterHeading(text: string, heading: string): string {
  const rest = text.startsWith(heading) ? text.slice(heading.length).trim() : text;
  return /^([[(]|$)/.test(rest) ? rest : text;
}

/**
 * The one way in which a failed call shows: what it says with its correlation id, what else the server said one press
 * away, and a retry where that may help (specification: account and billing, section 8). It stands where the action was.
 */
export function ErrorAlert({ error, heading, onRetry, onDismiss, note, actions }: ErrorAlertProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const detail = error instanceof CallError ? error.detail : undefined;
  const canRetry = !(error instanceof CallError) || error.canRetry;
  const shownHeading = heading ?? t`An error happened`;
  const retry = onRetry && canRetry ? <Button size="small" onClick={onRetry}>{t`Retry`}</Button> : undefined;
  return (
    <Alert
      tone="danger"
      heading={shownHeading}
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
      {afterHeading(errorText(error), shownHeading)}
      {note && <Text>{note}</Text>}
      {detail && <ErrorDetail label={t`Details`} value={detail} />}
    </Alert>
  );
}
