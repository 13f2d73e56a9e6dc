import { useEffect } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@livery/ui';
import { createConnection } from '#shared/connection.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useService } from '#shared/services.js';

interface FailedScreenProps {
  error: Error;
  onRetry: () => void;
  /** Tries again by itself when the connection is back. Left out where that changes nothing. */
  onReconnect?: (() => void) | undefined;
}

/** In place of a screen that could not be shown: what happened, and another try. */
export function FailedScreen({ error, onRetry, onReconnect }: FailedScreenProps) {
  const { t } = useLingui();
  const { reset } = useQueryErrorResetBoundary();
  const connection = useService(createConnection);
  useEffect(
    () =>
      onReconnect &&
      connection.onReconnect(() => {
        reset();
        onReconnect();
      }),
    [onReconnect, reset, connection],
  );
  return (
    <>
      <PageHeader title={t`An error happened`} />
      <ErrorAlert
        error={error}
        onRetry={() => {
          reset();
          onRetry();
        }}
      />
    </>
  );
}
