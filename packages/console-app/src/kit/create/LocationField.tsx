import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Badge, FormSection, RadioCards } from '@livery/ui';
import { canCreateIn, visibleLocations } from '@livery/api/domain/location';
import type { Location } from '@livery/api/generated/types';
import { commonTexts } from '#generated/common/texts.js';
import { FormField } from '#shared/form/FormField.js';
import { formPart, type Form } from '#shared/form/useForm.js';
import { CardSkeletons, TextLine } from '#shared/layout.js';
import { QueryBoundary, type BoundaryQuery } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { countryName } from './countryName.js';
import type { LocationChoice } from './useChoices.js';

interface LocationValues {
  /** A slug; `null` until somebody chooses. */
  location: string | null;
}

interface LocationFieldProps<Values extends LocationValues> {
  form: Form<Values>;
  choice: Pick<LocationChoice, 'choose'> & { query: BoundaryQuery<readonly Location[]> };
  /** What the location means for what is created. */
  description: ReactNode;
  /** Called when somebody chooses another, before the form has it. */
  onChoose?: () => void;
}

/** The section of a create form that asks for the location: its field is called `location`. A closed location says so. */
export function LocationField<Values extends LocationValues>(props: LocationFieldProps<Values>) {
  const { choice, description, onChoose } = props;
  const { t, i18n } = useLingui();
  const { locations: known } = useSiteConfig();
  const form = formPart<LocationValues, Values>(props.form);
  const chosen = choice.choose(form.values.location);
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
    <FormField form={form} name="location">
      {({ onChange, ...field }) => (
        <FormSection heading={t`Location`} description={description}>
          <QueryBoundary
            query={choice.query}
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
                onChange={(slug) => {
                  onChoose?.();
                  onChange(slug);
                }}
                label={t`Location`}
                labelHidden
                value={chosen?.slug ?? null}
                options={visibleLocations(locations).map(card)}
              />
            )}
          </QueryBoundary>
        </FormSection>
      )}
    </FormField>
  );
}
