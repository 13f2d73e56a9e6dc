import { useEffect } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { CallError } from '@livery/api/errors';
import { Button, ErrorDetail, ErrorLayout } from '@livery/ui';
import { createConnection } from '#shared/connection.js';
import { afterHeading } from '#shared/ErrorAlert.js';
import { useService } from '#shared/services.js';
import { useErrorText } from '#shared/texts/errors.js';

interface FailedScreenProps {
  error: Error;
  onRetry: () => void;
  /** Tries again by itself when the connection is back. Left out where that changes nothing. */
  onReconnect?: (() => void) | undefined;
}

/** In place of a screen that could not be shown: what happened, and another try. */
export function FailedScreen({ error, onRetry, onReconnect }: FailedScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
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
  const title = t`An error happened`;
  const canRetry = !(error instanceof CallError) || error.canRetry;
  const detail = error instanceof CallError ? error.detail : undefined;
  const retry = () => {
    reset();
    onRetry();
  };
  return (
    <ErrorLayout
      placement="part"
      heading={title}
      message={afterHeading(errorText(error), title)}
      actions={canRetry && <Button variant="primary" onClick={retry}>{t`Retry`}</Button>}
    >
      {detail !== undefined && detail !== '' && <ErrorDetail label={t`Details`} value={detail} />}
    </ErrorLayout>
  );
}
