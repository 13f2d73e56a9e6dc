import { useLingui } from '@lingui/react/macro';
import { Circle, CircleCheck } from 'lucide-react';
import { Icon, VisuallyHidden } from '@livery/ui';
import * as styles from './form.css.js';

interface Rule {
  id: string;
  /** What to do: "Add a digit". */
  text: string;
  isMet: boolean;
}

/** The rules of a field, below it, each checked off as it is met while somebody types. `label` names the list. */
export function RuleList({ label, rules }: { label: string; rules: readonly Rule[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.rules} aria-label={label}>
      {rules.map(({ id, text, isMet }) => (
        <li key={id} className={isMet ? `${styles.rule} ${styles.met}` : styles.rule}>
          <Icon icon={isMet ? CircleCheck : Circle} size={14} />
          {text}
          <VisuallyHidden>{isMet ? t`(kept)` : t`(missing)`}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
