import { Check } from 'lucide-react';
import { isEmpty } from '../../internal/props.js';
import { Icon } from '../Icon/Icon.js';
import type { SelectOption } from './options.js';
import * as styles from './OptionList.css.js';

/** What a row of a list shows of an option. */
export function OptionContent({ option, isChosen }: { option: SelectOption; isChosen: boolean }) {
  const { icon, label, disabledReason } = option;
  const description = disabledReason || option.description;
  return (
    <>
      {!isEmpty(icon) && <span className={styles.icon}>{icon}</span>}
      <span className={styles.textColumn}>
        <span className={styles.label}>{label}</span>
        {/* Part of the name: what is seen in an option is what can be said to choose it. */}
        {!isEmpty(description) && (
          <span className={disabledReason ? styles.reason : styles.description} data-aside="">
            {' '}
            {description}
          </span>
        )}
      </span>
      <span className={styles.check}>{isChosen && <Icon icon={Check} />}</span>
    </>
  );
}
