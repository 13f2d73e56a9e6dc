import { useLingui } from '@lingui/react/macro';
import { Stack } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useLocale } from '#shared/useLocale.js';
import { alikeFailures } from './alikeFailures.js';
import type { VmsOfLocations } from './useVms.js';

interface LocationFailuresProps {
  errors: VmsOfLocations['errors'];
  locations: readonly Location[];
}

/**
 * The locations whose machines could not be read, with a retry: those that failed alike together, others apart. What
 * the rest answered shows beside it.
 */
export function LocationFailures({ errors, locations }: LocationFailuresProps) {
  const { t } = useLingui();
  const locale = useLocale();
  if (errors.length === 0) return null;
  const nameOf = (location: string) => locations.find(({ slug }) => slug === location)?.display_name ?? location;
  const titleOf = (slugs: readonly string[]): string => {
    const [name = '', ...others] = slugs.map(nameOf);
    if (others.length === 0) return t`The virtual machines in ${name} could not be loaded`;
    const names = new Intl.ListFormat(locale).format([name, ...others]);
    return t`The virtual machines in ${names} could not be loaded`;
  };
  return (
    <Stack gap={2}>
      {alikeFailures(errors).map(({ locations: slugs, error, refetch }) => (
        <ErrorAlert key={slugs.join(' ')} title={titleOf(slugs)} error={error} onRetry={refetch} />
      ))}
    </Stack>
  );
}
