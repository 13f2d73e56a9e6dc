import type { LocatedVm } from '@livery/api/queries/compute';
import { canAfford, remainingAllowance, type Allowance } from '@livery/api/domain/billingAccount';
import { allowed } from '@livery/api/domain/capability';
import { choosePool } from '@livery/api/domain/location';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { appCatalog, chooseImage, chooseVersion, isWindows, operatingSystems } from '@livery/api/domain/images';
import type {
  HostPool,
  Location,
  PredefinedPackage,
  VmImage,
  VmImageVersion,
  VmParameter,
  VpcNetwork,
} from '@livery/api/generated/types';
import { chooseAccount, type Payer } from './accountUse.js';
import type { CreateVmValues } from './form.js';
import { sizesFor, type SizeOffer } from './sizes.js';

/** What there is to choose from; undefined while it is not known. */
export interface Catalogue {
  /** The chosen location: all below it is of this one. */
  location: Location | undefined;
  /** Those that this user sees. */
  images: readonly VmImage[] | undefined;
  packages: readonly PredefinedPackage[];
  parameters: readonly VmParameter[] | undefined;
  pools: readonly HostPool[] | undefined;
  networks: readonly VpcNetwork[] | undefined;
  accounts: readonly Payer[] | undefined;
  /** What a limited billing account may use. */
  limit: Allowance | undefined;
  /** The machines of all locations, as far as they were loaded. */
  vms: readonly Pick<LocatedVm, 'uuid' | 'name' | 'billing_account' | 'status' | 'vcpu' | 'memory'>[];
  /** Whether the site has an app catalog. */
  vmApps: boolean;
  /** Whether the site has floating IP addresses. */
  ips: boolean;
}

/** The image as the address names it (I 2). */
export interface ImageChoice {
  typeId: string | undefined;
  osName: string | undefined;
  osVersion: string | undefined;
}

export const appCatalogType = 'app_catalog';

/** The machine that would be created now: what was chosen, and the usual where nothing was. */
export interface SettledVm {
  location: Location | undefined;
  isApp: boolean;
  /** Those that can be chosen: the apps, or the operating systems. */
  images: VmImage[];
  image: VmImage | undefined;
  version: VmImageVersion | undefined;
  sizes: SizeOffer[];
  /** Undefined for a size of one's own. */
  package: PredefinedPackage | undefined;
  vcpu: number | null;
  /** In MB. */
  memory: number | null;
  /** In GB, the primary one first. */
  disks: (number | null)[];
  username: string;
  network: VpcNetwork | undefined;
  publicIp: boolean;
  pool: HostPool | undefined;
  /** Uuid of the pool that is asked and charged for; the location's own is neither. */
  designatedPool: string | undefined;
  account: Payer | undefined;
  /** What other machines leave of what the billing account may use, if it is a limited one. */
  allowance: Allowance | undefined;
  name: string;
}

/** Works out the machine from what a person chose and what there is to choose from. Pure, so nothing is kept twice. */
export function settle(values: CreateVmValues, wanted: ImageChoice, catalogue: Catalogue): SettledVm {
  const { location, pools = [], networks = [], accounts = [], limit } = catalogue;
  const { isApp, images, image, version } = settleImage(wanted, catalogue);
  const pool = choosePool(pools, values.pool);
  const account = chooseAccount(accounts, values.billingAccount);
  const allowance = account && remainingAllowance(account, limit, catalogue.vms);
  const affordable = ({ cpu, ram }: PredefinedPackage) =>
    account ? canAfford(account, limit, catalogue.vms, { vcpu: cpu, ram }) : allowed;
  const { sizes, chosen } = sizesFor(catalogue.packages, image, affordable, values.size);
  const { vcpu, memoryGb, diskGb } = values;
  return {
    location,
    isApp,
    images,
    image,
    version,
    sizes,
    package: chosen,
    vcpu: chosen?.cpu ?? vcpu,
    memory: chosen?.ram ?? (memoryGb === null ? null : Math.round(memoryGb * megabytesPerGigabyte)),
    disks: [chosen?.ssd ?? diskGb, ...values.extraDisks.map(({ sizeGb }) => sizeGb)],
    username: values.username ?? usualUsername(image),
    network:
      networks.find(({ uuid }) => uuid === values.network) ?? networks.find((one) => one.is_default) ?? networks[0],
    publicIp: values.publicIp && catalogue.ips,
    pool,
    designatedPool: pool?.is_default === false ? pool.uuid : undefined,
    account,
    allowance,
    name: values.name ?? suggestedName(image, location, catalogue.vms),
  };
}

/** An app that is asked for by its name is found without `typeId` too. */
function settleImage({ typeId, osName, osVersion }: ImageChoice, { images: all = [], vmApps }: Catalogue) {
  const named = all.find((image) => image.os_name === osName);
  const isApp = vmApps && (typeId === appCatalogType || named?.is_app_catalog === true);
  const images = isApp ? appCatalog(all) : operatingSystems(all);
  const image = chooseImage(images, osName);
  const version = image && chooseVersion(image, image === named ? osVersion : undefined);
  return { isApp, images, image, version };
}

/** The user that images of the operating system have by custom; "user" for an app. */
function usualUsername(image: VmImage | undefined): string {
  if (!image || image.is_app_catalog) return 'user';
  if (isWindows(image.os_name)) return 'Administrator';
  return /^[a-z][a-z\d_-]{0,31}$/.test(image.os_name) ? image.os_name : 'user';
}

/** A name that says what and where, with the first number that no machine known here has: `ubuntu-tll-1`. */
function suggestedName(image: VmImage | undefined, location: Location | undefined, vms: Catalogue['vms']): string {
  const start = [image?.os_name ?? 'vm', location?.slug].filter(Boolean).join('-');
  const taken = new Set(vms.map(({ name }) => name));
  let number = 1;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}
