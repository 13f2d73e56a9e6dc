import type { PasswordRule } from '@livery/ui';
import { checkPassword, isRuled } from '@livery/api/domain/vmValidation';
import type { VmParameter } from '@livery/api/generated/types';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';

/**
 * The rules of a password of a machine (specification: infrastructure, section 5). None where the provider has its own:
 * that alone decides, and what it says of the password stands at the field.
 */
export function usePasswordRules(parameters: readonly VmParameter[]): PasswordRule[] {
  const issueText = useIssueText(computeTexts);
  if (isRuled(parameters, 'password')) return [];
  return checkPassword('').map((issue) => ({
    id: issue.code,
    text: issueText(issue),
    isMet: (password) => checkPassword(password).every(({ code }) => code !== issue.code),
  }));
}
