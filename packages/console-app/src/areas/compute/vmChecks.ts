import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { canAddSubinterface } from '@livery/api/domain/vmCapabilities';
import {
  checkAmount,
  checkField,
  checkParameter,
  checkPassword,
  checkUsername,
  inGigabytes,
  limitsOf,
  type ParameterLimits,
  type VmIssue,
} from '@livery/api/domain/vmValidation';
import { vmInterfaces, vmParameters, type LocatedVm } from '@livery/api/queries/compute';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';

interface VmChecks {
  /** The text of the first issue; undefined when there is none. */
  textOf: (issues: readonly VmIssue[]) => string | undefined;
  /** What an empty field says. */
  required: string;
  /** What is wrong with a machine's name. */
  name: (value: string) => string | undefined;
  /** What is wrong with a user name of the operating system. */
  username: (value: string, osName: string) => string | undefined;
  /** What is wrong with a password; the provider's own rule alone decides, where it has one. */
  password: (value: string) => string | undefined;
  /** What is wrong with a whole number of the create call's field `name`; `null` is an empty field. */
  amount: (field: string, value: number | null) => string | undefined;
  /** What is wrong with memory in MB that was typed in GB. */
  memory: (megabytes: number | null) => string | undefined;
  limits: (field: string) => ParameterLimits;
}

/** Checks what is typed against the domain's rules and the provider's VM parameters (specification: infrastructure, section 5). */
export function useVmChecks(): VmChecks {
  const { data: parameters = [] } = useQuery(vmParameters());
  const issueText = useIssueText(computeTexts);
  const textOf = ([issue]: readonly VmIssue[]) => (issue ? issueText(issue) : undefined);
  const required = issueText({ code: 'required' });
  const amountIssues = (field: string, value: number | null): VmIssue[] =>
    value === null ? [{ code: 'required' }] : checkField(parameters, field, value, checkAmount);
  return {
    textOf,
    required,
    name: (value) => (value.trim() === '' ? required : textOf(checkParameter(parameters, 'name', value.trim()))),
    password: (value) => (value === '' ? required : textOf(checkField(parameters, 'password', value, checkPassword))),
    username: (value, osName) =>
      value === ''
        ? required
        : textOf(checkField(parameters, 'username', value, (name) => checkUsername(name, osName))),
    amount: (field, value) => textOf(amountIssues(field, value)),
    memory: (megabytes) => textOf(amountIssues('ram', megabytes).map(inGigabytes)),
    limits: (field) => limitsOf(parameters, field),
  };
}

/** The name a clone is offered: the machine's own with an ending, cut where the provider would not take it whole. */
export function cloneName(original: string, isValid: (name: string) => boolean): string {
  const letters = Array.from(original);
  const cut = (length: number): string => `${letters.slice(0, length).join('').trimEnd()}-clone`;
  const fitting = letters.map((_, left) => cut(letters.length - left)).find(isValid);
  return fitting ?? cut(letters.length);
}

/** Why no VLAN can be added to a machine now: also that its interfaces are not known, which is not that it has none. */
export function useVlanReason(vm: LocatedVm): string | undefined {
  const { t } = useLingui();
  const reason = useReason(computeTexts);
  const { data: interfaces, error } = useQuery(vmInterfaces(vm.location, vm.uuid));
  if (interfaces) return reason(canAddSubinterface(vm, interfaces));
  return error ? t`The network interfaces could not be loaded` : t`Wait until the network interfaces have loaded`;
}
