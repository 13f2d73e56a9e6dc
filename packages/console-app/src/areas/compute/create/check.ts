import type { Issue } from '@livery/api/domain/issue';
import { parseSshKey, type SshKeyIssue } from '@livery/api/domain/sshKey';
import {
  checkAmount,
  checkField,
  checkPassword,
  checkUsername,
  inGigabytes,
  type VmIssue,
  type VmIssueCode,
} from '@livery/api/domain/vmValidation';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import type { CreateVmValues } from './form.js';
import type { Catalogue, SettledVm } from './settle.js';

type OwnCode = 'choose-location' | 'choose-image' | 'no-way-in' | 'no-account-to-charge' | 'over-allowance';
export type CreateVmIssue = Issue<VmIssueCode | SshKeyIssue | OwnCode>;

export type FieldName = Exclude<keyof CreateVmValues, 'extraDisks'> | 'osName' | `extraDisks.${number}.sizeGb`;

export interface FieldIssue {
  field: FieldName;
  issue: CreateVmIssue;
}

const at = (field: FieldName, issues: CreateVmIssue[]): FieldIssue[] => issues.map((issue) => ({ field, issue }));

/** What keeps the machine from being created, in the order of the page. */
export function checkForm(values: CreateVmValues, vm: SettledVm, catalogue: Catalogue): FieldIssue[] {
  const { parameters = [], accounts = [] } = catalogue;
  return [
    ...at('location', vm.location ? [] : [{ code: 'choose-location' }]),
    ...at('osName', vm.image && vm.version ? [] : [{ code: 'choose-image' }]),
    ...(vm.package ? [] : checkSize(vm, catalogue)),
    ...values.extraDisks.flatMap(({ sizeGb }, index) =>
      at(`extraDisks.${index}.sizeGb`, checkDisk(sizeGb, parameters)),
    ),
    ...at(
      'username',
      checkRequired(parameters, 'username', vm.username, (name) => checkUsername(name, vm.image?.os_name)),
    ),
    ...at('publicKey', checkKey(values)),
    ...at('password', values.password === '' ? [] : checkField(parameters, 'password', values.password, checkPassword)),
    ...at('billingAccount', accounts.length > 0 && !vm.account ? [{ code: 'no-account-to-charge' }] : []),
    ...at(
      'name',
      checkRequired(parameters, 'name', vm.name.trim(), () => []),
    ),
  ];
}

/** A size of one's own within the VM parameters and what the billing account allows (I 5, I 9). */
function checkSize({ vcpu, memory, disks, allowance }: SettledVm, { parameters = [] }: Catalogue): FieldIssue[] {
  return [
    ...at('vcpu', firstOf(checkLeft(vcpu, allowance?.vcpu), checkNumber(vcpu, 'vcpu', parameters))),
    ...at(
      'memoryGb',
      firstOf(checkLeft(gigabytes(memory), gigabytes(allowance?.ram_mb)), checkMemory(memory, parameters)),
    ),
    ...at('diskGb', checkDisk(disks[0] ?? null, parameters)),
  ];
}

const firstOf = (...checks: CreateVmIssue[][]): CreateVmIssue[] => checks.find(({ length }) => length > 0) ?? [];

function gigabytes<Amount extends number | null | undefined>(megabytes: Amount): Amount {
  return (typeof megabytes === 'number' ? megabytes / megabytesPerGigabyte : megabytes) as Amount;
}

type Parameters = NonNullable<Catalogue['parameters']>;

function checkDisk(sizeGb: number | null, parameters: Parameters): VmIssue[] {
  return checkNumber(sizeGb, 'disks', parameters);
}

function checkNumber(value: number | null, name: string, parameters: Parameters): VmIssue[] {
  return value === null ? [{ code: 'required' }] : checkField(parameters, name, value, checkAmount).slice(0, 1);
}

/** Memory that was typed in GB. */
function checkMemory(value: number | null, parameters: Parameters): VmIssue[] {
  return checkNumber(value, 'ram', parameters).map(inGigabytes);
}

/** An amount that is within what is left of a limited account's allowance. */
function checkLeft(value: number | null, left: number | undefined): CreateVmIssue[] {
  if (value === null || left === undefined || value <= left) return [];
  return left > 0 ? [{ code: 'too-large', params: { max: left } }] : [{ code: 'over-allowance' }];
}

function checkRequired(
  parameters: Parameters,
  name: string,
  value: string,
  ours: (value: string) => VmIssue[],
): VmIssue[] {
  return value === '' ? [{ code: 'required' }] : checkField(parameters, name, value, ours);
}

/** One way in at least: a key or a password. */
function checkKey({ publicKey, password }: CreateVmValues): CreateVmIssue[] {
  if (publicKey.trim() === '') return password === '' ? [{ code: 'no-way-in' }] : [];
  const read = parseSshKey(publicKey);
  return read.ok ? [] : [{ code: read.issue }];
}
