import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Issue } from '@livery/api/domain/issue';
import { parseSshKey, type SshKeyIssue } from '@livery/api/domain/sshKey';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import {
  checkAmount,
  checkField,
  checkPassword,
  checkUsername,
  inGigabytes,
  type VmIssue,
  type VmIssueCode,
} from '@livery/api/domain/vmValidation';
import type { VmReason } from '@livery/api/domain/vmCapabilities';
import { commonTexts } from '#generated/common/texts.js';
import { computeTexts } from '#generated/compute/texts.js';
import type { FieldErrors } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import type { ResolvedVm } from './resolveVm.js';
import type { Source } from './sources.js';
import type { Catalogue } from './useCatalogue.js';
import type { CreateVmValues, FieldName } from './values.js';

/** What only this form can find wrong. */
export const formIssues = {
  'choose-location': msg`Choose a location`,
  'choose-source': msg`Choose what the machine is made from`,
  'choose-image': msg`Choose an image and its version`,
  'no-account-to-charge': msg`None of your billing accounts can be charged`,
  'over-allowance': commonTexts.reasons['account-over-allowance'],
} as const;

type FormIssueCode = keyof typeof formIssues;
type CreateVmIssue = Issue<VmIssueCode | SshKeyIssue | FormIssueCode | VmReason>;

interface FieldIssue {
  field: FieldName;
  issue: CreateVmIssue;
}

const at = (field: FieldName, issues: CreateVmIssue[]): FieldIssue[] => issues.map((issue) => ({ field, issue }));

/** What keeps the machine from being created, in the order of the page. */
export function checkVm(values: CreateVmValues, vm: ResolvedVm, catalogue: Catalogue): FieldIssue[] {
  const { parameters = [], accounts = [] } = catalogue;
  return [
    ...at('location', vm.location ? [] : [{ code: 'choose-location' }]),
    ...checkImage(vm),
    ...(vm.package ? [] : checkSize(vm, parameters)),
    ...values.extraDisks.flatMap(({ sizeGb }, index) =>
      at(`extraDisks.${index}.sizeGb`, checkNumber(sizeGb, 'disks', parameters)),
    ),
    ...at(
      'username',
      checkRequired(parameters, 'username', vm.username, (name) => checkUsername(name, vm.image?.os_name)),
    ),
    ...at('publicKey', values.publicKey.trim() === '' ? [] : checkPublicKey(values.publicKey, parameters)),
    ...at('password', checkRequired(parameters, 'password', values.password, checkPassword)),
    ...at('account', accounts.length > 0 && !vm.account ? [{ code: 'no-account-to-charge' }] : []),
    ...at('name', checkRequired(parameters, 'name', vm.name.trim())),
  ];
}

/** An image with a version; or a source of which a machine can be made now. */
function checkImage({ image, version, sourceKind, source }: ResolvedVm): FieldIssue[] {
  if (!sourceKind) return at('osName', image && version ? [] : [{ code: 'choose-image' }]);
  if (!source) return at('source', [{ code: 'choose-source' }]);
  return at('source', source.capability.allowed ? [] : [{ code: source.capability.reason }]);
}

type Parameters = NonNullable<Catalogue['parameters']>;

/**
 * A custom size within the VM parameters and what the billing account allows (specification: infrastructure, sections 5
 * and 9). Memory is typed in GB.
 */
function checkSize({ vcpu, memory, disks, allowance, source }: ResolvedVm, parameters: Parameters): FieldIssue[] {
  const overVcpu = checkAllowance(vcpu, allowance?.vcpu);
  const overMemory = checkAllowance(memory, allowance?.ram_mb, megabytesPerGigabyte);
  return [
    ...at('vcpu', overVcpu.length > 0 ? overVcpu : checkNumber(vcpu, 'vcpu', parameters)),
    ...at('memoryGb', overMemory.length > 0 ? overMemory : checkNumber(memory, 'ram', parameters).map(inGigabytes)),
    ...at('diskGb', checkPrimaryDisk(disks[0] ?? null, source, parameters)),
  ];
}

/** A disk that is copied needs its room; one that is there already has its size. */
function checkPrimaryDisk(size: number | null, source: Source | undefined, parameters: Parameters): CreateVmIssue[] {
  if (source && !source.replica) return [];
  const min = source?.disk.size;
  return size !== null && min !== undefined && size < min
    ? [{ code: 'too-small', params: { min } }]
    : checkNumber(size, 'disks', parameters);
}

function checkNumber(value: number | null, name: string, parameters: Parameters): VmIssue[] {
  return value === null ? [{ code: 'required' }] : checkField(parameters, name, value, checkAmount).slice(0, 1);
}

/** An amount that is within what is left of a limited account's allowance; `unit` is how many there are in a unit typed. */
function checkAllowance(value: number | null, left: number | undefined, unit = 1): CreateVmIssue[] {
  if (value === null || left === undefined || !(value > left)) return [];
  return left > 0 ? [{ code: 'too-large', params: { max: left / unit } }] : [{ code: 'over-allowance' }];
}

/** `check` stands in where the provider sends no rule for the field. */
function checkRequired(
  parameters: Parameters,
  name: string,
  value: string,
  check: (value: string) => VmIssue[] = () => [],
): VmIssue[] {
  return value === '' ? [{ code: 'required' }] : checkField(parameters, name, value, check);
}

/** What is wrong with a key: by the provider's rule, where it sends one, else by ours. A private one is never sent. */
export function checkPublicKey(publicKey: string, parameters: Parameters): VmIssue[] {
  const read = parseSshKey(publicKey);
  if (!read.ok && read.issue === 'ssh-key-private') return [{ code: read.issue }];
  return checkField(parameters, 'public_key', read.ok ? read.line : publicKey.trim(), () =>
    read.ok ? [] : [{ code: read.issue }],
  ).slice(0, 1);
}

const isReason = (code: string): code is VmReason => code in computeTexts.reasons;

const isFormIssue = (code: string): code is FormIssueCode => code in formIssues;

/** Says the first thing that is wrong with each field. */
export function useFieldErrors(): (issues: readonly FieldIssue[]) => FieldErrors<CreateVmValues> {
  const { i18n } = useLingui();
  const shared = useIssueText(computeTexts);
  const text = ({ code, params }: CreateVmIssue): string =>
    isFormIssue(code)
      ? i18n._(formIssues[code])
      : isReason(code)
        ? i18n._(computeTexts.reasons[code])
        : shared({ code, ...(params && { params }) });
  return (issues) => {
    const errors: Record<string, string> = {};
    for (const { field, issue } of issues) errors[field] ??= text(issue);
    return errors;
  };
}
