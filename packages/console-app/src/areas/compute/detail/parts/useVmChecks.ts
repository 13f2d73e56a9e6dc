import { useQuery } from '@tanstack/react-query';
import {
  checkAmount,
  checkField,
  checkParameter,
  checkUsername,
  inGigabytes,
  limitsOf,
  type ParameterLimits,
  type VmIssue,
} from '@livery/api/domain/vmValidation';
import { vmParameters } from '@livery/api/queries/compute';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';

export interface VmChecks {
  /** The text of the first issue; undefined when there is none. */
  say: (issues: readonly VmIssue[]) => string | undefined;
  /** What is wrong with a machine's name. */
  name: (value: string) => string | undefined;
  /** What is wrong with a user name of the operating system. */
  username: (value: string, osName: string) => string | undefined;
  /** What is wrong with a whole number of the create call's field `name`; `null` is an empty field. */
  amount: (field: string, value: number | null) => string | undefined;
  /** What is wrong with memory in MB that was typed in GB. */
  memory: (megabytes: number | null) => string | undefined;
  limits: (field: string) => ParameterLimits;
}

/** Checks what is typed against the domain's rules and the provider's VM parameters (I 3, I 5). */
export function useVmChecks(): VmChecks {
  const { data: parameters = [] } = useQuery(vmParameters());
  const issueText = useIssueText(computeTexts);
  const say = (issues: readonly VmIssue[]) => (issues[0] ? issueText(issues[0]) : undefined);
  const amountIssues = (field: string, value: number | null): VmIssue[] =>
    value === null ? [{ code: 'required' }] : checkField(parameters, field, value, checkAmount);
  return {
    say,
    name: (value) =>
      say(value.trim() === '' ? [{ code: 'required' }] : checkParameter(parameters, 'name', value.trim())),
    username: (value, osName) =>
      say(
        value === ''
          ? [{ code: 'required' }]
          : checkField(parameters, 'username', value, (name) => checkUsername(name, osName)),
      ),
    amount: (field, value) => say(amountIssues(field, value)),
    memory: (megabytes) => say(amountIssues('ram', megabytes).map(inGigabytes)),
    limits: (field) => limitsOf(parameters, field),
  };
}
