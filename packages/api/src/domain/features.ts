import type { FeatureFlags } from '../generated/types.js';

export type Feature = keyof FeatureFlags;

/** Whether the site offers a kind of resource. An absent flag is off; Kubernetes also needs `services` (I 1). */
export function isFeatureOn(features: Partial<FeatureFlags> | null | undefined, feature: Feature): boolean {
  const on = features?.[feature] === true;
  return feature === 'kubernetes' ? on && features.services === true : on;
}

/** What is wrong with the flags of a site configuration, in English (A 5, I 1). */
export function checkFeatures(features: Partial<FeatureFlags>): string[] {
  return features.kubernetes && !features.services ? ['Kubernetes requires services to be enabled'] : [];
}
