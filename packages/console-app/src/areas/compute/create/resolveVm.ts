import { canAfford, remainingAllowance, type Allowance } from '@livery/api/domain/allowance';
import { chooseAccount, type AccountReason } from '@livery/api/domain/billingAccount';
import { allowed, type Capability } from '@livery/api/domain/capability';
import { appCatalog, chooseImage, chooseVersion, operatingSystems } from '@livery/api/domain/images';
import { isWindows } from '@livery/api/domain/operatingSystem';
import { choosePool } from '@livery/api/domain/location';
import { packagesFor, type PackageReason } from '@livery/api/domain/packages';
import { parseSshKey } from '@livery/api/domain/sshKey';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import type {
  BillingAccount,
  CreateVmRequest,
  HostPool,
  Location,
  PredefinedPackage,
  VmImage,
  VmImageVersion,
  VpcNetwork,
} from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { ChargedAccount } from '#shared/billingAccounts.js';
import type { Catalogue } from './useCatalogue.js';
import { sourceKinds, sourcesOf, type Source, type SourceKind } from './sources.js';
import { customSize, type CreateVmValues } from './values.js';

/** The image as the address names it (specification: infrastructure, section 2). */
export interface ImageChoice {
  typeId: string | undefined;
  osName: string | undefined;
  osVersion: string | undefined;
  /** Uuid of the snapshot, backup or disk, where `typeId` says that it is made from one. */
  source: string | undefined;
}

export const appCatalogType = 'app_catalog';

/** The name in the address of whichever app is the default: without one it is the address of the catalog. */
export const anyApp = 'any';

export interface SizeOffer {
  id: string;
  package: PredefinedPackage;
  /** Whether it can be chosen with the image and the billing account; it is shown either way. */
  capability: Capability<PackageReason | AccountReason>;
}

/** The machine that would be created now: what was chosen, and the default where nothing was. */
export interface ResolvedVm {
  location: Location | undefined;
  isApp: boolean;
  /** What it is made from in the place of an image; undefined for an image. */
  sourceKind: SourceKind | undefined;
  /** The sources of that kind. */
  sources: Source[];
  source: Source | undefined;
  /** Those that can be chosen: the apps, or the operating systems. */
  images: VmImage[];
  image: VmImage | undefined;
  version: VmImageVersion | undefined;
  sizes: SizeOffer[];
  /** Undefined for a custom size. */
  package: PredefinedPackage | undefined;
  vcpu: number | null;
  /** In MB. */
  memory: number | null;
  /** In GB, the primary one first. */
  disks: (number | null)[];
  /** How large the primary disk of a package is, in GB: a copied disk needs its room, an existing one has its size. */
  primaryDiskOf: (one: PredefinedPackage) => number;
  username: string;
  network: VpcNetwork | undefined;
  publicIp: boolean;
  pool: HostPool | undefined;
  /** Uuid of the pool that is asked and charged for; the location's own, and the only one that it has, is neither. */
  designatedPool: string | undefined;
  account: BillingAccount | undefined;
  /** What is left of what the billing account may use, if it is a limited one. */
  allowance: Allowance | undefined;
  name: string;
}

/** Works out the machine from what a person chose and what there is to choose from. Pure, so nothing is kept twice. */
export function resolveVm(values: CreateVmValues, chosen: ImageChoice, catalogue: Catalogue): ResolvedVm {
  const { location, pools = [], networks = [], accounts = [], limit, charged, machines = [] } = catalogue;
  const { isApp, images, image, version, sourceKind, sources, source } = resolveImage(chosen, catalogue);
  const pool = choosePool(pools, values.pool);
  const account = chooseAccount(accounts, values.account);
  const sizes = sizesFor(image, account, catalogue);
  const size = resolveSize(sizes, values.size)?.package;
  const { vcpu, memoryGb } = values;
  const primaryDiskOf = ({ ssd }: PredefinedPackage): number => {
    if (!source) return ssd;
    return source.replica ? Math.max(ssd, source.disk.size) : source.disk.size;
  };
  const diskGb = source && !source.replica ? source.disk.size : values.diskGb;
  return {
    location,
    isApp,
    sourceKind,
    sources,
    source,
    primaryDiskOf,
    images,
    image,
    version,
    sizes,
    package: size,
    vcpu: size?.cpu ?? vcpu,
    memory: size?.ram ?? (memoryGb === null ? null : Math.round(memoryGb * megabytesPerGigabyte)),
    disks: [size ? primaryDiskOf(size) : diskGb, ...values.extraDisks.map(({ sizeGb }) => sizeGb)],
    username: values.username ?? defaultUsername(image),
    network: requestedOrDefault(networks, ({ uuid }) => uuid === values.network),
    publicIp: values.publicIp && catalogue.ips,
    pool,
    designatedPool: pool && pool.is_default !== true && pools.length > 1 ? pool.uuid : undefined,
    account,
    allowance: account && remainingAllowance(account, limit, charged),
    name: values.name ?? suggestedName(image, location, machines),
  };
}

/** An app that is asked for by its name is found without `typeId` too. */
function resolveImage(choice: ImageChoice, { images: all = [], vmApps, machines = [] }: Catalogue) {
  const { typeId, osName, osVersion } = choice;
  const sourceKind = sourceKinds.find((kind) => kind === typeId);
  if (sourceKind) {
    const sources = sourcesOf(machines, sourceKind);
    const source = sources.find(({ id }) => id === choice.source);
    return { isApp: false, images: operatingSystems(all), sourceKind, sources, source, ...imageOf(source, all) };
  }
  const named = all.find((image) => image.os_name === osName);
  const isApp = vmApps && (typeId === appCatalogType || named?.is_app_catalog === true);
  const images = isApp ? appCatalog(all) : operatingSystems(all);
  const image = chooseImage(images, osName);
  const version = image && chooseVersion(image, image === named ? osVersion : undefined);
  return { isApp, images, image, version, sourceKind, sources: [], source: undefined };
}

/** The image that the machine of a source was made from; by its id alone where it is on offer no longer. */
function imageOf(source: Source | undefined, all: readonly VmImage[]) {
  if (!source) return { image: undefined, version: undefined };
  const { os_name, os_version } = source.vm;
  const image: VmImage = all.find((one) => one.os_name === os_name) ?? {
    os_name,
    display_name: os_name,
    versions: [],
    is_default: false,
    is_app_catalog: false,
    ui_position: 0,
  };
  const version: VmImageVersion = image.versions.find((one) => one.os_version === os_version) ?? {
    os_version,
    display_name: os_version,
    published: true,
  };
  return { image, version };
}

/** The packages to show for an image, each with whether it can be chosen. */
function sizesFor(image: VmImage | undefined, account: ChargedAccount | undefined, catalogue: Catalogue) {
  const { packages, limit, charged } = catalogue;
  const affordable = ({ cpu, ram }: PredefinedPackage) =>
    account ? canAfford(account, limit, charged, { vcpu: cpu, ram }) : allowed;
  const offers = image
    ? packagesFor(packages, image.os_name)
    : packages.map((one, index) => ({ package: one, capability: allowed, isDefault: index === 0 }));
  return offers.map(({ package: one, capability, isDefault }) => ({
    id: `${one.cpu}-${one.ram}-${one.ssd}`,
    package: one,
    capability: capability.allowed ? affordable(one) : capability,
    isDefault,
  }));
}

/**
 * The chosen package if it can be, else the one meant for the image, else the first that can be; none for a custom size,
 * also when no package can be chosen.
 */
function resolveSize<Offer extends SizeOffer & { isDefault: boolean }>(sizes: readonly Offer[], chosen: string | null) {
  if (chosen === customSize) return undefined;
  const open = sizes.filter(({ capability }) => capability.allowed);
  return open.find(({ id }) => id === chosen) ?? open.find(({ isDefault }) => isDefault) ?? open[0];
}

/** The user that images of the operating system have by custom; "user" for an app. */
function defaultUsername(image: VmImage | undefined): string {
  if (!image || image.is_app_catalog) return 'user';
  if (isWindows(image.os_name)) return 'Administrator';
  return /^[a-z][a-z\d_-]{0,31}$/.test(image.os_name) ? image.os_name : 'user';
}

/** A name that says what and where, with the first number that no machine known here has: `ubuntu-tll-1`. */
function suggestedName(
  image: VmImage | undefined,
  location: Location | undefined,
  machines: readonly Pick<LocatedVm, 'name'>[],
): string {
  const start = [image?.os_name ?? 'vm', location?.slug].filter(Boolean).join('-');
  const taken = new Set(machines.map(({ name }) => name));
  let number = 1;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

/**
 * The machine as it is asked for; what is empty or the server's own default is left out. Numbers that are missing
 * become 0, so that an unfinished form can be shown as a request too.
 */
export function requestOf(vm: ResolvedVm, values: CreateVmValues): CreateVmRequest & { location: string } {
  const { publicKey, password, cloudInit, description } = values;
  const key = parseSshKey(publicKey);
  const publicKeyLine = key.ok ? key.line : publicKey.trim();
  return {
    location: vm.location?.slug ?? '',
    name: vm.name.trim(),
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(vm.account ? { billing_account_id: vm.account.id } : {}),
    os_name: vm.image?.os_name ?? '',
    os_version: vm.version?.os_version ?? '',
    username: vm.username,
    password,
    ...(publicKeyLine === '' ? {} : { public_key: publicKeyLine }),
    ...(cloudInit.trim() === '' ? {} : { cloud_init: cloudInit }),
    vcpu: vm.vcpu ?? 0,
    ram: vm.memory ?? 0,
    ...disksOf(vm),
    ...(vm.designatedPool === undefined ? {} : { designated_pool_uuid: vm.designatedPool }),
    reserve_public_ip: vm.publicIp,
    ...(vm.network ? { network_uuid: vm.network.uuid } : {}),
  };
}

/** What is sent of the disks: an existing one by its uuid, a copied one by its snapshot or backup, new ones by their sizes. */
function disksOf({ disks, source }: ResolvedVm) {
  const [primary, ...others] = disks.map((size) => size ?? 0);
  if (source && !source.replica) {
    return { disk_uuid: source.id, ...(others.length > 0 ? { disks: others } : {}) };
  }
  const copied = source ? { source_uuid: source.vm.uuid, source_replica: source.id } : {};
  return { disks: [primary ?? 0, ...others], ...copied };
}
