import type { AccountReason } from '@livery/api/domain/billingAccount';
import { allowed, type Capability } from '@livery/api/domain/capability';
import { packagesFor, type PackageOffer, type PackageReason } from '@livery/api/domain/packages';
import type { PredefinedPackage, VmImage } from '@livery/api/generated/types';
import { customSize } from './form.js';

export interface SizeOffer {
  id: string;
  package: PredefinedPackage;
  /** Whether it can be chosen with the image and the billing account; it is shown either way. */
  capability: Capability<PackageReason | AccountReason>;
}

export const packageId = ({ cpu, ram, ssd }: PredefinedPackage): string => `${cpu}-${ram}-${ssd}`;

/**
 * The packages to show for an image and the one that is chosen: the wanted one if it can be, else the one meant for
 * the image, else the first that can be; none for a size of one's own, also when no package can be chosen.
 */
export function sizesFor(
  packages: readonly PredefinedPackage[],
  image: VmImage | undefined,
  affordable: (one: PredefinedPackage) => Capability<AccountReason>,
  wanted: string | null,
): { sizes: SizeOffer[]; chosen: PredefinedPackage | undefined } {
  const offers = image ? packagesFor(packages, image.os_name) : packages.map(withoutImage);
  const sizes = offers.map(({ package: one, capability, isDefault }) => ({
    id: packageId(one),
    package: one,
    capability: capability.allowed ? affordable(one) : capability,
    isDefault,
  }));
  const open = sizes.filter(({ capability }) => capability.allowed);
  const chosen = open.find(({ id }) => id === wanted) ?? open.find(({ isDefault }) => isDefault) ?? open[0];
  return { sizes, chosen: wanted === customSize ? undefined : chosen?.package };
}

function withoutImage(one: PredefinedPackage, index: number): PackageOffer {
  return { package: one, capability: allowed, isDefault: index === 0 };
}
