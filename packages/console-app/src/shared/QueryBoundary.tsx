import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { ErrorAlert } from './ErrorAlert.js';
import * as styles from './inset.css.js';

/** What a boundary needs of a query. */
export interface BoundaryQuery<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface QueryBoundaryProps<Data> {
  query: BoundaryQuery<Data>;
  /** What could not be done: "Failed to load the images". */
  failure?: string;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** It stands in a card without padding: skeleton and failure keep a distance from its border. Default false. */
  inset?: boolean;
  /** Set while it can only be asked for once a location is chosen. */
  needsLocation?: boolean;
  children: (data: Data) => ReactNode;
}

/** A part of a page that loads by itself: its shape while it is on its way, its failure with a retry in its place. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, failure, skeleton, needsLocation = false, inset = false, children } = props;
  const className = inset ? styles.inset : undefined;
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.error && !query.isFetching) {
    return (
      <div className={className}>
        <ErrorAlert heading={failure} error={query.error} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (needsLocation) return <Text tone="muted">{t`Choose a location first`}</Text>;
  return (
    <div aria-busy="true" className={className}>
      {skeleton}
    </div>
  );
}
