import type { FeatureFlags, SiteConfig } from '../generated/types.js';

export type Feature = keyof FeatureFlags;

/** The switches of the configuration, beside the features, that screens and actions hang on. */
export type SiteSetting = 'referralCodeEnabled' | 'recurringPaymentsEnabled';

/** Whether the site offers a kind of resource. Without a flag it does; an absent one is off; Kubernetes also needs `services` (specification: infrastructure, section 1). */
export function isFeatureOn(features: Partial<FeatureFlags> | null | undefined, feature: Feature | undefined): boolean {
  if (feature === undefined) return true;
  const on = features?.[feature] === true;
  return feature === 'kubernetes' ? on && features.services === true : on;
}

/** Whether the site has what hangs on a feature, on one of several, or on a setting. */
export const isSwitchedOn = (
  site: Pick<SiteConfig, 'features'> & Partial<Pick<SiteConfig, SiteSetting>>,
  needed: { feature?: Feature | readonly Feature[] | undefined; setting?: SiteSetting | undefined },
): boolean =>
  [needed.feature].flat().some((one) => isFeatureOn(site.features, one)) &&
  (needed.setting === undefined || site[needed.setting] === true);
