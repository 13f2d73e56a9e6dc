import type { PredefinedPackage } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import type { Issue } from './issue.js';
import { listOf } from './lenient.js';

export type PackageIssueCode = 'default-os-not-in-list' | 'disabled-os-not-in-list' | 'default-os-disabled';

/** What is wrong with a package of the site configuration; `params.os` is the operating system it is about (I 5). */
export function checkPackage(pkg: PredefinedPackage): Issue<PackageIssueCode>[] {
  const known = new Set(listOf(pkg.os_list));
  const disabled = new Set(listOf(pkg.disabled_os_list));
  const about = (code: PackageIssueCode, names: readonly string[]): Issue<PackageIssueCode>[] =>
    names.map((os) => ({ code, params: { os } }));
  const defaults = listOf(pkg.default_os_list);
  return [
    ...about(
      'default-os-not-in-list',
      defaults.filter((os) => !known.has(os)),
    ),
    ...about(
      'disabled-os-not-in-list',
      [...disabled].filter((os) => !known.has(os)),
    ),
    ...about(
      'default-os-disabled',
      defaults.filter((os) => disabled.has(os)),
    ),
  ];
}

export type PackageReason = 'os-disabled';

export interface PackageOffer {
  package: PredefinedPackage;
  /** Whether it can be chosen with the operating system; it is shown either way. */
  capability: Capability<PackageReason>;
  /** Whether it is the one chosen at first. One offer at most. */
  isDefault: boolean;
}

/**
 * The packages to show for an operating system: those meant for it, and those for any (an empty list). The first
 * that names it a default is chosen at first, else the first that can be chosen.
 */
export function packagesFor(packages: readonly PredefinedPackage[], osName: string): PackageOffer[] {
  const visible = packages.filter((pkg) => {
    const names = listOf(pkg.os_list);
    return names.length === 0 || names.includes(osName);
  });
  const open = visible.filter((pkg) => !listOf(pkg.disabled_os_list).includes(osName));
  const chosen = open.find((pkg) => listOf(pkg.default_os_list).includes(osName)) ?? open[0];
  return visible.map((pkg) => ({
    package: pkg,
    capability: open.includes(pkg) ? allowed : refused('os-disabled'),
    isDefault: pkg === chosen,
  }));
}
