import type { Issue } from '@livery/api/domain/issue';
import { parseSshKey, type SshKeyIssue } from '@livery/api/domain/sshKey';
import {
  checkAmount,
  checkParameter,
  checkPassword,
  checkUsername,
  inGigabytes,
  type VmIssue,
  type VmIssueCode,
} from '@livery/api/domain/vmValidation';
import type { CreateVmValues } from './form.js';
import type { Catalogue, SettledVm } from './settle.js';

type OwnCode = 'choose-location' | 'choose-image' | 'no-way-in' | 'no-account-to-charge';
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
    ...at('username', [
      ...checkUsername(vm.username, vm.image?.os_name),
      ...checkParameter(parameters, 'username', vm.username),
    ]),
    ...at('publicKey', checkKey(values)),
    ...at('password', values.password === '' ? [] : checkPassword(values.password)),
    ...at('billingAccount', accounts.length > 0 && !vm.account ? [{ code: 'no-account-to-charge' }] : []),
    ...at('name', vm.name.trim() === '' ? [{ code: 'required' }] : checkParameter(parameters, 'name', vm.name.trim())),
  ];
}

/** A size of one's own within the VM parameters and what the billing account allows (I 5, I 9). */
function checkSize({ vcpu, memory, disks, allowance }: SettledVm, { parameters = [] }: Catalogue): FieldIssue[] {
  return [
    ...at('vcpu', checkNumber(vcpu, 'vcpu', parameters, allowance?.vcpu)),
    ...at('memoryGb', checkNumber(memory, 'ram', parameters, allowance?.ram_mb).map(inGigabytes)),
    ...at('diskGb', checkDisk(disks[0] ?? null, parameters)),
  ];
}

type Parameters = NonNullable<Catalogue['parameters']>;

function checkDisk(sizeGb: number | null, parameters: Parameters): VmIssue[] {
  return checkNumber(sizeGb, 'disks', parameters);
}

function checkNumber(value: number | null, name: string, parameters: Parameters, most = Infinity): VmIssue[] {
  if (value === null) return [{ code: 'required' }];
  if (value > most) return [{ code: 'too-large', params: { max: most } }];
  return [...checkAmount(value), ...checkParameter(parameters, name, value)].slice(0, 1);
}

/** One way in at least: a key or a password. */
function checkKey({ publicKey, password }: CreateVmValues): CreateVmIssue[] {
  if (publicKey.trim() === '') return password === '' ? [{ code: 'no-way-in' }] : [];
  const read = parseSshKey(publicKey);
  return read.ok ? [] : [{ code: read.issue }];
}
