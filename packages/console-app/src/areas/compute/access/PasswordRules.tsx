import { useLingui } from '@lingui/react/macro';
import { checkPassword } from '@livery/api/domain/vmValidation';
import { computeTexts } from '#generated/compute/texts.js';
import { RuleList } from '#kit';
import { useIssueText } from '#shared/texts/issues.js';

/** The rules of a password, each checked off as it is met (specification: infrastructure, section 5). */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  const issueText = useIssueText(computeTexts);
  const unmet = new Set(checkPassword(password).map(({ code }) => code));
  return (
    <RuleList
      label={t`Rules of the password`}
      rules={checkPassword('').map((issue) => ({
        id: issue.code,
        text: issueText(issue),
        isMet: !unmet.has(issue.code),
      }))}
    />
  );
}
