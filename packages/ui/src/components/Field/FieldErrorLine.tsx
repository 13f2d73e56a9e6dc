import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Field.css.js';

/** The line that says what is wrong with a field. */
export function FieldErrorLine({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span className={styles.error} id={id}>
      <span className={styles.mark}>
        <Icon icon={CircleAlert} size={14} />
      </span>
      <span>{children}</span>
    </span>
  );
}
