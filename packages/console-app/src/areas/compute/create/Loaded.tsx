import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { ErrorAlert } from '#shared/ErrorAlert.js';

interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: Asked<Data>;
  /** What failed, when it has. */
  failure: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Whether it can only be asked for once a location is chosen, and none can be. */
  needsLocation?: boolean;
  children: (data: Data) => ReactNode;
}

/** One part of the page that comes by itself: its shape while it is on its way, its failure with a retry in its place. */
export function Loaded<Data>({ query, failure, skeleton, needsLocation = false, children }: LoadedProps<Data>) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching) {
    return <ErrorAlert title={failure} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (needsLocation) return <Text tone="muted">{t`Choose a location first`}</Text>;
  return <div aria-busy="true">{skeleton}</div>;
}
