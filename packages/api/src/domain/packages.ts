import type { PredefinedPackage } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';

export type PackageReason = 'os-disabled';

interface PackageOffer {
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
    return pkg.os_list.length === 0 || pkg.os_list.includes(osName);
  });
  const open = visible.filter((pkg) => !pkg.disabled_os_list.includes(osName));
  const chosen = open.find((pkg) => pkg.default_os_list.includes(osName)) ?? open[0];
  return visible.map((pkg) => ({
    package: pkg,
    capability: open.includes(pkg) ? allowed : refused('os-disabled'),
    isDefault: pkg === chosen,
  }));
}
