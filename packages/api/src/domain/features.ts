import type { FeatureFlags } from '../generated/types.js';

export type Feature = keyof FeatureFlags;

/** Whether the site offers a kind of resource. An absent flag is off; Kubernetes also needs `services` (specification: infrastructure, section 1). */
export function isFeatureOn(features: Partial<FeatureFlags> | null | undefined, feature: Feature): boolean {
  const on = features?.[feature] === true;
  return feature === 'kubernetes' ? on && features.services === true : on;
}
