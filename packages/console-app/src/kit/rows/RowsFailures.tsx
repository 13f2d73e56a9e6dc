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

/**
 * The places whose rows could not be read, with a retry: those that failed alike together, others apart. What the rest
 * answered shows beside it.
 */
export function RowsFailures<Row extends object>({ resource: { messages }, failures }: RowsFailuresProps<Row>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const nameOf = useLocationName();
  if (failures.length === 0) return null;
  return (
    <Stack gap={2}>
      {groupFailures(failures).map(({ locations, error, refetch }) => {
        const locationNames = new Intl.ListFormat(locale).format(locations.map(nameOf));
        return (
          <ErrorAlert
            key={locations.join(' ')}
            heading={i18n._(messages.loadError(locationNames))}
            error={error}
            onRetry={refetch}
          />
        );
      })}
    </Stack>
  );
}
