import type { FeatureFlags, PredefinedPackage } from '../generated/types.js';
import type { Issue } from './issue.js';

/**
 * What is wrong with the flags of a site configuration, in English (specification: account and billing, section 5;
 * infrastructure, section 1).
 */
export function checkFeatures(features: Partial<FeatureFlags>): string[] {
  return features.kubernetes && !features.services ? ['Kubernetes requires services to be enabled'] : [];
}

type PackageIssueCode = 'default-os-not-in-list' | 'disabled-os-not-in-list' | 'default-os-disabled';

/**
 * What is wrong with a package of the site configuration; `params.os` is the operating system it is about
 * (specification: infrastructure, section 5).
 */
export function checkPackage(pkg: PredefinedPackage): Issue<PackageIssueCode>[] {
  const osIds = new Set(pkg.os_list);
  const disabled = new Set(pkg.disabled_os_list);
  const about = (code: PackageIssueCode, names: readonly string[]): Issue<PackageIssueCode>[] =>
    names.map((os) => ({ code, params: { os } }));
  const defaults = pkg.default_os_list;
  return [
    ...about(
      'default-os-not-in-list',
      defaults.filter((os) => !osIds.has(os)),
    ),
    ...about(
      'disabled-os-not-in-list',
      [...disabled].filter((os) => !osIds.has(os)),
    ),
    ...about(
      'default-os-disabled',
      defaults.filter((os) => disabled.has(os)),
    ),
  ];
}
