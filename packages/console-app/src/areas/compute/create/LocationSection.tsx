import { useLingui } from '@lingui/react/macro';
import { Badge, FormSection, RadioCards, Skeleton } from '@livery/ui';
import { canCreateIn, visibleLocations } from '@livery/api/domain/location';
import type { Location } from '@livery/api/generated/types';
import { Bound } from '#shared/forms/Bound.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { commonTexts } from '#generated/common/texts.js';
import { countryName } from './countryName.js';
import { useCreation } from './creation.js';
import { Loaded } from './Loaded.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** Where the machine will be; a closed location says so. */
export function LocationSection() {
  const { t, i18n } = useLingui();
  const { form, vm, queries, errorOf } = useCreation();
  const { locations: known } = useSiteConfig();

  const card = (location: Location) => {
    const open = canCreateIn(location);
    return {
      id: location.slug,
      title: location.display_name,
      badge: location.is_preferred && open.allowed ? <Badge tone="primary">{t`Recommended`}</Badge> : undefined,
      description: (
        <>
          <span className={styles.line}>{countryName(location.country_code, i18n.locale)}</span>
          {location.description && <span className={styles.line}>{location.description}</span>}
        </>
      ),
      ...(open.allowed ? {} : { disabledReason: i18n._(commonTexts.reasons[open.reason]) }),
    };
  };

  return (
    <FormSection
      heading={t`Location`}
      description={t`Choose the one closest to your users. A machine cannot be moved later.`}
    >
      <Loaded
        query={queries.locations}
        failure={t`Failed to load the locations`}
        skeleton={
          <div className={styles.cardSkeletons}>
            {visibleLocations(known).map((location) => (
              <Skeleton key={location.slug} shape="block" height={canCreateIn(location).allowed ? 78 : 146} />
            ))}
          </div>
        }
      >
        {(locations) => (
          <Bound control={form.control} name="location">
            {(field) => (
              <RadioCards
                {...field}
                label={i18n._(labels.location)}
                labelHidden
                value={vm.location?.slug ?? null}
                error={errorOf('location')}
                options={visibleLocations(locations).map(card)}
              />
            )}
          </Bound>
        )}
      </Loaded>
    </FormSection>
  );
}
