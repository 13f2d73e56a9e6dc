import { useLingui } from '@lingui/react/macro';
import { Stack } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import type { VmsOfLocations } from '@livery/api/queries/compute';
import { ErrorAlert } from '#shared/ErrorAlert.js';

interface LocationFailuresProps {
  errors: VmsOfLocations['errors'];
  locations: readonly Location[];
}

/** The locations whose machines could not be read, each with its own retry; what the others answered shows beside it. */
export function LocationFailures({ errors, locations }: LocationFailuresProps) {
  const { t } = useLingui();
  if (errors.length === 0) return null;
  return (
    <Stack gap={2}>
      {errors.map(({ location, error, refetch }) => {
        const name = locations.find(({ slug }) => slug === location)?.display_name ?? location;
        return (
          <ErrorAlert
            key={location}
            title={t`The virtual machines in ${name} could not be loaded`}
            error={error}
            onRetry={refetch}
          />
        );
      })}
    </Stack>
  );
}
