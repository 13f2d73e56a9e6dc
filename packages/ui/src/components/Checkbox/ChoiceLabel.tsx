import type { ReactNode } from 'react';
import { isEmpty } from '../../internal/props.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import * as styles from './choice.css.js';

interface ChoiceLabelProps {
  disabled: boolean;
  /** Only the input shows; the words remain its name and its description. */
  labelHidden?: boolean | undefined;
  children: ReactNode;
  label: ReactNode;
  description?: ReactNode;
  descriptionId: string;
}

/** The label around a checkbox, a radio or a switch: the whole row is the target. The description stays out of the name. */
export function ChoiceLabel({ disabled, labelHidden, children, label, description, descriptionId }: ChoiceLabelProps) {
  if (labelHidden) {
    return (
      <label className={styles.labelAlone}>
        {children}
        <span className={visuallyHidden}>{label}</span>
        {/* Hidden from the label's text, so that it describes the input and does not name it. */}
        {!isEmpty(description) && (
          <span hidden id={descriptionId}>
            {description}
          </span>
        )}
      </label>
    );
  }
  return (
    <label className={disabled ? styles.labelDisabled : styles.label}>
      {children}
      <span className={styles.textColumn}>
        <span id={`${descriptionId}-name`}>{label}</span>
        {!isEmpty(description) && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
