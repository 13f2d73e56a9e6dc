import * as styles from './box.css.js';

interface BoxState {
  size?: 'medium' | 'small' | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/** The classes of the box around the text or the choice of a field. */
export const boxClass = ({ size = 'medium', invalid, disabled, readOnly }: BoxState): string =>
  [
    styles.base,
    styles.sizeOf[size],
    readOnly && styles.readOnlyBox,
    invalid && styles.invalidBox,
    disabled && styles.disabledBox,
  ]
    .filter(Boolean)
    .join(' ');
