import { parseSshKey } from '@livery/api/domain/sshKey';
import type { ParameterLimits } from '@livery/api/domain/vmValidation';
import { storage } from '#shared/storage.js';

/** What stands for a size of one's own among the packages. */
export const customSize = 'custom';

/**
 * What a person chose or typed. `null` is "nothing yet": what is shown then follows from the rest (`settle`). The image
 * is not here: it lives in the address.
 */
export interface CreateVmValues {
  /** Slug. */
  location: string | null;
  /** Id of a package, or `customSize`. */
  size: string | null;
  vcpu: number | null;
  memoryGb: number | null;
  diskGb: number | null;
  extraDisks: { sizeGb: number | null }[];
  username: string | null;
  publicKey: string;
  password: string;
  cloudInit: string;
  /** Uuid. */
  network: string | null;
  publicIp: boolean;
  backup: boolean;
  /** Uuid. */
  pool: string | null;
  /** Id of the billing account. */
  billingAccount: string | null;
  name: string | null;
  description: string;
}

export const untouched: CreateVmValues = {
  location: null,
  size: null,
  vcpu: 1,
  memoryGb: 2,
  diskGb: 20,
  extraDisks: [],
  username: null,
  publicKey: '',
  password: '',
  cloudInit: '',
  network: null,
  publicIp: true,
  backup: false,
  pool: null,
  billingAccount: null,
  name: null,
  description: '',
};

/** The size of a disk that is added, in GB: 20, or the least there is. */
export const newDiskSize = ({ min = 1, max = Infinity }: ParameterLimits): number => Math.min(Math.max(20, min), max);

/** What of the form a reload must not lose. Secrets never stay in the browser, and cloud-init may hold some. */
export type VmDraft = Omit<CreateVmValues, 'password' | 'cloudInit'>;

export function draftOf(values: CreateVmValues): VmDraft {
  const { password: _password, cloudInit: _script, ...draft } = values;
  // Somebody may take the private key for it by mistake.
  return parseSshKey(values.publicKey).ok ? draft : { ...draft, publicKey: '' };
}

/** Whether nothing was chosen or typed yet. */
export const isUntouched = (values: CreateVmValues): boolean => JSON.stringify(values) === JSON.stringify(untouched);

/** The form as it was left before a reload, else untouched. What another version of the console kept is passed over. */
export function startingValues(draft: Record<string, unknown> = storage.vmDraft.get() ?? {}): CreateVmValues {
  const disks: unknown[] = Array.isArray(draft['extraDisks']) ? draft['extraDisks'] : [];
  return {
    ...untouched,
    location: text(draft['location']),
    size: text(draft['size']),
    vcpu: number(draft['vcpu'], untouched.vcpu),
    memoryGb: number(draft['memoryGb'], untouched.memoryGb),
    diskGb: number(draft['diskGb'], untouched.diskGb),
    extraDisks: disks.map((disk) => ({ sizeGb: isDisk(disk) ? number(disk.sizeGb, null) : null })),
    username: text(draft['username']),
    publicKey: text(draft['publicKey']) ?? untouched.publicKey,
    network: text(draft['network']),
    publicIp: flag(draft['publicIp'], untouched.publicIp),
    backup: flag(draft['backup'], untouched.backup),
    pool: text(draft['pool']),
    billingAccount: text(draft['billingAccount']),
    name: text(draft['name']),
    description: text(draft['description']) ?? untouched.description,
  };
}

const isDisk = (value: unknown): value is { sizeGb: unknown } =>
  typeof value === 'object' && value !== null && 'sizeGb' in value;

const text = (value: unknown) => (typeof value === 'string' ? value : null);
const number = (value: unknown, usual: number | null) => (typeof value === 'number' || value === null ? value : usual);
const flag = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);
