import { useLingui } from '@lingui/react';
import { Stack } from '@livery/ui';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useLocationName } from '#shared/locations.js';
import { useLocale } from '#shared/useLocale.js';
import type { ListDefinition } from '../resource.js';
import { groupFailures, type LocationFailure } from './failures.js';

interface RowsFailuresProps<Row extends object> {
  resource: Pick<ListDefinition<Row>, 'messages'>;
  failures: readonly LocationFailure[];
}

/** Says of which places the rows could not be read. */
export function useLoadError<Row extends object>({ messages }: RowsFailuresProps<Row>['resource']) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const nameOf = useLocationName();
  return (locations: readonly string[]): string =>
    i18n._(messages.loadError(new Intl.ListFormat(locale).format(locations.map(nameOf))));
}

/**
 * The places whose rows could not be read, with a retry: those that failed alike together, others apart. What the rest
 * answered shows beside it.
 */
export function RowsFailures<Row extends object>({ resource, failures }: RowsFailuresProps<Row>) {
  const loadError = useLoadError(resource);
  if (failures.length === 0) return null;
  return (
    <Stack gap={2}>
      {groupFailures(failures).map(({ locations, error, refetch }) => (
        <ErrorAlert key={locations.join(' ')} heading={loadError(locations)} error={error} onRetry={refetch} />
      ))}
    </Stack>
  );
}
