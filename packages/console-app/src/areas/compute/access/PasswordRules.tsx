import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { Icon, VisuallyHidden } from '@livery/ui';
import { checkPassword } from '@livery/api/domain/vmValidation';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import * as styles from './access.css.js';

/** The rules of a password, each checked off as it is met (specification: infrastructure, section 5). */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  const issueText = useIssueText(computeTexts);
  const unmet = new Set(checkPassword(password).map(({ code }) => code));
  return (
    <ul className={styles.rules} aria-label={t`Rules of the password`}>
      {checkPassword('').map((issue) => {
        const isMet = !unmet.has(issue.code);
        return (
          <li key={issue.code} className={isMet ? `${styles.rule} ${styles.met}` : styles.rule}>
            <Icon icon={isMet ? CircleCheck : Circle} size={14} />
            {issueText(issue)}
            <VisuallyHidden>{isMet ? t`(kept)` : t`(missing)`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
