import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, FormSection, RadioCards } from '@livery/ui';
import { canCreateIn, visibleLocations } from '@livery/api/domain/location';
import type { Location } from '@livery/api/generated/types';
import { useSiteConfig } from '#shared/siteConfig.js';
import { commonTexts } from '#generated/common/texts.js';
import type { FieldBinding } from '../form/FormField.js';
import { QueryBoundary, type BoundaryQuery } from '../form/QueryBoundary.js';
import { CardSkeletons } from './CardSkeletons.js';
import { countryName } from './countryName.js';
import { TextLine } from '../form/layout.js';

interface LocationSectionProps {
  /** `null` until somebody chooses. */
  field: FieldBinding<string | null>;
  /** What is chosen until then. */
  location: Location | undefined;
  query: BoundaryQuery<readonly Location[]>;
  description: ReactNode;
}

/** Where something will be; a closed location says so. */
export function LocationSection({ field, location: visible, query, description }: LocationSectionProps) {
  const { t, i18n } = useLingui();
  const { locations: known } = useSiteConfig();
  const card = (location: Location) => {
    const open = canCreateIn(location);
    return {
      id: location.slug,
      label: location.display_name,
      badge: location.is_preferred && open.allowed ? <Badge tone="primary">{t`Recommended`}</Badge> : undefined,
      description: (
        <>
          <TextLine>{countryName(location.country_code, i18n.locale)}</TextLine>
          {location.description && <TextLine>{location.description}</TextLine>}
        </>
      ),
      disabledReason: open.allowed ? undefined : i18n._(commonTexts.reasons[open.reason]),
    };
  };
  return (
    <FormSection heading={t`Location`} description={description}>
      <QueryBoundary
        query={query}
        failure={t`Failed to load the locations`}
        skeleton={
          <CardSkeletons
            heights={visibleLocations(known).map((location) => (canCreateIn(location).allowed ? 78 : 146))}
          />
        }
      >
        {(locations) => (
          <RadioCards
            {...field}
            label={t`Location`}
            labelHidden
            value={visible?.slug ?? null}
            options={visibleLocations(locations).map(card)}
          />
        )}
      </QueryBoundary>
    </FormSection>
  );
}
