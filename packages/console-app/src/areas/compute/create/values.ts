import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ParameterLimits } from '@livery/api/domain/vmValidation';

/** What stands for a custom size among the packages. */
export const customSize = 'custom';

/**
 * What a person chose or typed. `null` is "nothing yet": what is shown then follows from the rest (`resolveVm`). The image
 * is not here: it is kept in the address.
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
  account: string | null;
  name: string | null;
  description: string;
}

export const defaultValues: CreateVmValues = {
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
  account: null,
  name: null,
  description: '',
};

/** What a reload must not lose. Secrets never stay in the browser, and cloud-init may hold some. */
export const draft = {
  name: 'virtual_machine',
  omit: ['password', 'cloudInit'],
} as const;

/** What can be wrong: a value of the form, the image of the address, or the size of a further disk. */
export type FieldName =
  | Exclude<keyof CreateVmValues, 'extraDisks'>
  | 'osName'
  | 'osVersion'
  | 'source'
  | `extraDisks.${number}.sizeGb`;

/** How each field is called, on the page and in the summary of what is wrong. */
export const labels: Record<Exclude<FieldName, `extraDisks.${string}`>, MessageDescriptor> = {
  location: msg`Location`,
  osName: msg`Image`,
  osVersion: msg`Version`,
  source: msg`Source`,
  size: msg`Size`,
  vcpu: msg`vCPU`,
  memoryGb: msg`Memory`,
  diskGb: msg`Disk`,
  username: msg`User name`,
  publicKey: msg`SSH key`,
  password: msg`Password`,
  cloudInit: msg`cloud-init user data`,
  network: msg`Private network`,
  publicIp: msg`Public IPv4 address`,
  backup: msg`Weekly backup`,
  pool: msg`Host pool`,
  account: msg`Billing account`,
  name: msg`Name`,
  description: msg`Description`,
};

/** The size of a disk that is added, in GB: 20, or the nearest there is. */
export const newDiskSize = ({ min = 1, max = Infinity }: ParameterLimits): number => Math.min(Math.max(20, min), max);
