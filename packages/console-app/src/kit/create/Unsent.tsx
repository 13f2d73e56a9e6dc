import { useLingui } from '@lingui/react/macro';
import { Alert } from '@livery/ui';
import { ForbiddenError } from '@livery/api/errors';
import { ErrorAlert } from '#shared/ErrorAlert.js';

/** A query of what can be chosen. */
export interface Query {
  data?: unknown;
  error: Error | null;
  isEnabled: boolean;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Those that have failed and gave nothing: not one that is no longer needed, whose error stays. A token that may not read
 * a list need not choose from it.
 */
export const failedQueries = (queries: readonly (Query | undefined)[]): Query[] =>
  queries.flatMap((query) =>
    query?.error &&
    query.isEnabled &&
    !query.isFetching &&
    !(query.error instanceof ForbiddenError) &&
    isEmpty(query.data)
      ? [query]
      : [],
  );

const isEmpty = (data: unknown): boolean => data === undefined || (Array.isArray(data) && data.length === 0);

interface UnsentProps {
  failed: readonly Query[];
  /** The labels of what the person chose and is offered no more: a default is shown in its place. */
  lost: readonly string[];
  /** Why nothing can be sent, where that is known. */
  problem: string | undefined;
}

/** Why a form without errors was not sent. */
export function Unsent({ failed, lost, problem }: UnsentProps) {
  const { t } = useLingui();
  const [first] = failed;
  if (first?.error) {
    const retry = () => failed.forEach((query) => void query.refetch());
    return <ErrorAlert heading={t`Failed to load what can be chosen`} error={first.error} onRetry={retry} />;
  }
  if (lost.length > 0) {
    const names = lost.join(', ');
    return (
      <Alert tone="warning" heading={t`What you chose is no longer offered: ${names}`}>
        {t`Another choice is selected now. Look at it before you try again: nothing was sent.`}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" heading={problem ?? t`Something that has to be chosen is not offered at the moment`}>
      {t`Nothing was sent.`}
    </Alert>
  );
}
