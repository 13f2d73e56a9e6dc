import { forwardRef } from 'react';
import { Circle, CircleCheck } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './RuleList.css.js';

export interface Rule {
  /** Unique in the list. */
  id: string;
  /** What to do: "Add a digit". */
  text: string;
  isMet: boolean;
}

export interface RuleListProps extends NativeAttributes<HTMLUListElement> {
  /** Names the list: "Rules of the name". */
  label: string;
  /** In the order to show. */
  rules: readonly Rule[];
}

/** The rules of a field, below it, each checked off as it is met while somebody types. Nothing where there are none. */
export const RuleList = forwardRef<HTMLUListElement, RuleListProps>(function RuleList(
  { label, rules, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('ruleList', english.ruleList);
  if (rules.length === 0) return null;
  return (
    <ul aria-label={label} {...attributes} ref={ref} className={styles.rules}>
      {rules.map(({ id, text, isMet }) => (
        <li key={id} className={isMet ? `${styles.rule} ${styles.met}` : styles.rule}>
          <Icon icon={isMet ? CircleCheck : Circle} size={14} />
          {text}
          <VisuallyHidden>{isMet ? messages.met : messages.missing}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
});
