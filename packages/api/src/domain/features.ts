import type { FeatureFlags } from '../generated/types.js';

export type Feature = keyof FeatureFlags;

/** Whether the site offers a kind of resource. Without a flag it does; an absent one is off; Kubernetes also needs `services` (specification: infrastructure, section 1). */
export function isFeatureOn(features: Partial<FeatureFlags> | null | undefined, feature: Feature | undefined): boolean {
  if (feature === undefined) return true;
  const on = features?.[feature] === true;
  return feature === 'kubernetes' ? on && features.services === true : on;
}
