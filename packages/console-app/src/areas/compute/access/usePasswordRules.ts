import type { PasswordRule } from '@livery/ui';
import { checkPassword } from '@livery/api/domain/vmValidation';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';

/** The rules of a password of a machine (specification: infrastructure, section 5). */
export function usePasswordRules(): PasswordRule[] {
  const issueText = useIssueText(computeTexts);
  return checkPassword('').map((issue) => ({
    id: issue.code,
    text: issueText(issue),
    isMet: (password) => checkPassword(password).every(({ code }) => code !== issue.code),
  }));
}
