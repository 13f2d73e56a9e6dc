import type { IssueCode } from '../generated/texts.js';
import type { VmParameter, VmParameterConstraint } from '../generated/types.js';
import type { Issue } from './issue.js';
import { isWindows } from './operatingSystem.js';
import { megabytesPerGigabyte } from './units.js';

export type VmIssueCode = IssueCode<'common' | 'compute'>;

export type VmIssue = Issue<VmIssueCode>;

const minPasswordLength = 8;

/**
 * At least 8 characters with a lowercase letter, an uppercase letter and a digit; every rule that is missed
 * (specification: infrastructure, section 5).
 */
export function checkPassword(password: string): VmIssue[] {
  return [
    issue(password.length < minPasswordLength, 'password-too-short', { min: minPasswordLength }),
    issue(!/[a-z]/.test(password), 'password-needs-lowercase'),
    issue(!/[A-Z]/.test(password), 'password-needs-uppercase'),
    issue(!/\d/.test(password), 'password-needs-digit'),
  ].flat();
}

/* Without the characters that are easily taken for each other. */
const passwordCharacters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const generatedPasswordLength = 20;

/** A password of 20 random characters (about 116 bits) that `check` finds nothing wrong with; undefined where none of many passes. */
export function generatePassword(check: (password: string) => VmIssue[], tries = 50): string | undefined {
  const numbers = crypto.getRandomValues(new Uint32Array(generatedPasswordLength));
  const password = Array.from(numbers, (number) => passwordCharacters[number % passwordCharacters.length]).join('');
  if (check(password).length === 0) return password;
  return tries > 1 ? generatePassword(check, tries - 1) : undefined;
}

/** A user name as the operating system takes it; Linux unless the name says Windows. */
export function checkUsername(username: string, osName = ''): VmIssue[] {
  if (username === '') return [{ code: 'required' }];
  const valid = isWindows(osName) ? /^(?!.*\.$)[^\s"/\\[\]:;|=,+*?<>@]{1,20}$/ : /^[a-z_][a-z\d_-]{0,31}$/;
  return issue(!valid.test(username), 'username-invalid');
}

/** VLAN ID 1 to 4094 (specification: infrastructure, section 5). */
export function checkVlanTag(tag: number): VmIssue[] {
  return checkWhole(tag, 1, 4094);
}

/** Disk size in GB, vCPUs, or memory in MB: a whole number of at least 1 (specification: infrastructure, section 5). */
export function checkAmount(amount: number): VmIssue[] {
  return checkWhole(amount, 1);
}

/** A disk's new size in GB: it can only grow (specification: infrastructure, section 4). */
export function checkDiskGrowth(sizeGb: number, currentGb: number): VmIssue[] {
  const issues = checkAmount(sizeGb);
  return issues.length > 0 ? issues : issue(sizeGb <= currentGb, 'disk-must-grow', { current: currentGb });
}

/** The same issue for memory that is typed in GB where the rules count in MB: what it says of amounts is in GB. */
export function inGigabytes({ code, params }: VmIssue): VmIssue {
  if (!params) return { code };
  const amount = (value: string | number): string | number => {
    if (typeof value === 'number') return value / megabytesPerGigabyte;
    return value.replaceAll(/\d+/g, (digits) => String(Number(digits) / megabytesPerGigabyte));
  };
  return { code, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, amount(value)])) };
}

function checkWhole(value: number, min: number, max = Number.POSITIVE_INFINITY): VmIssue[] {
  if (!Number.isInteger(value)) return [{ code: 'not-a-whole-number' }];
  return [issue(value < min, 'too-small', { min }), issue(value > max, 'too-large', { max })].flat();
}

/** Whether the value of a field fits what GET /api/parameters/vm says about it. A field it does not name takes anything. */
export function checkParameter(parameters: readonly VmParameter[], name: string, value: string | number): VmIssue[] {
  const parameter = parameters.find((one) => one.name === name);
  if (!parameter) return [];
  if (Number.isNaN(value) || (parameter.type === 'integer' && !isComplete(value)))
    return [{ code: 'not-a-whole-number' }];
  return parameter.constraints.flatMap((constraint) => checkConstraint(constraint, value));
}

/**
 * What is wrong with the value of a field of the create call. Where the provider sends a rule for it, that alone
 * decides; `ours` stands in where it sends none.
 */
export function checkField(
  parameters: readonly VmParameter[],
  name: string,
  value: string | number,
  ours: (value: never) => VmIssue[],
): VmIssue[] {
  const issues = checkParameter(parameters, name, value);
  return isRuled(parameters, name) || issues.length > 0 ? issues : ours(value as never);
}

/** Whether the provider sends a rule for a field of the create call. */
export const isRuled = (parameters: readonly VmParameter[], name: string): boolean =>
  parameters.some((one) => one.name === name && one.constraints.length > 0);

function isComplete(value: string | number): boolean {
  return typeof value === 'number' ? Number.isInteger(value) : /^-?\d+$/.test(value);
}

function checkConstraint(constraint: VmParameterConstraint, value: string | number): VmIssue[] {
  switch (constraint.kind) {
    case 'enum':
      return issue(!constraint.values.includes(String(value)), 'not-in-list', { values: constraint.values.join(', ') });
    case 'range': {
      const { min, max, step = 0 } = constraint;
      const number = Number(value);
      if (number < min) return [{ code: 'too-small', params: { min } }];
      if (number > max) return [{ code: 'too-large', params: { max } }];
      // A step that is missing or unknown forbids nothing.
      return issue(Math.abs((number - min) % step) > 0, 'not-in-steps', { min, step });
    }
    case 'regexp':
      return issue(!matchesWhole(constraint.pattern, String(value)), 'not-matching', { pattern: constraint.pattern });
    default:
      return [];
  }
}

/** A pattern this platform cannot read forbids nothing: the server decides. */
function matchesWhole(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`).test(value);
  } catch {
    return true;
  }
}

/** The limits and the step of a field; a number field takes them as they are. */
export interface ParameterLimits {
  min?: number;
  max?: number;
  step?: number;
}

/** The limits of a field; empty when it has none. Several ranges hold together, and what is unknown limits nothing. */
export function limitsOf(parameters: readonly VmParameter[], name: string): ParameterLimits {
  const limits: ParameterLimits = {};
  for (const constraint of parameters.find((one) => one.name === name)?.constraints ?? []) {
    if (constraint.kind !== 'range') continue;
    const { min, max, step = 0 } = constraint;
    if (!Number.isNaN(min)) limits.min = Math.max(min, limits.min ?? min);
    if (!Number.isNaN(max)) limits.max = Math.min(max, limits.max ?? max);
    if (step > 0) limits.step = Math.max(step, limits.step ?? step);
  }
  return limits;
}

function issue(wrong: boolean, code: VmIssueCode, params?: Record<string, string | number>): VmIssue[] {
  if (!wrong) return [];
  return [params ? { code, params } : { code }];
}
