import * as styles from './box.css.js';

interface BoxState {
  size?: 'medium' | 'small';
  invalid?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

/** The classes of the box around what one types or picks. */
export const boxClass = ({ size = 'medium', invalid = false, disabled = false, readOnly = false }: BoxState): string =>
  [
    styles.base,
    styles.sizeOf[size],
    readOnly && styles.readOnlyBox,
    invalid && styles.invalidBox,
    disabled && styles.disabledBox,
  ]
    .filter(Boolean)
    .join(' ');
