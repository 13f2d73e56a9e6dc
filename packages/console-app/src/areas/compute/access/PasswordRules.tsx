import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { Icon, VisuallyHidden } from '@livery/ui';
import { checkPassword } from '@livery/api/domain/vmValidation';
import { computeTexts } from '#generated/compute/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import * as css from './PasswordRules.css.js';

/** The rules of a password, each checked off as it is kept (I 5). */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui();
  const issueText = useIssueText(computeTexts);
  const broken = new Set(checkPassword(password).map(({ code }) => code));
  return (
    <ul className={css.list} aria-label={t`Rules of the password`}>
      {checkPassword('').map((issue) => {
        const kept = !broken.has(issue.code);
        return (
          <li key={issue.code} className={kept ? `${css.rule} ${css.kept}` : css.rule}>
            <Icon icon={kept ? CircleCheck : Circle} size={14} />
            {issueText(issue)}
            <VisuallyHidden>{kept ? t`(kept)` : t`(missing)`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
