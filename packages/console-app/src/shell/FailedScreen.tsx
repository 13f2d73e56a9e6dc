import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '@livery/ui';
import { ErrorAlert } from '#shared/ErrorAlert.js';

/** In place of a screen that could not be shown: what happened, and another try. */
export function FailedScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const { reset } = useQueryErrorResetBoundary();
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
