import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { choiceForwardRef } from '../../internal/controlled.js';
import { ChoiceField, type ChoiceProps } from './ChoiceField.js';
import * as styles from './choice.css.js';

export interface CheckboxProps extends ChoiceProps {
  /** What is wrong and how to correct it. Marks it as invalid. */
  error?: ReactNode;
  /** Some, but not all, of what it stands for is chosen. Default false. */
  indeterminate?: boolean | undefined;
  /** Must be checked: told to screen readers, enforced by the caller. Default false. */
  required?: boolean | undefined;
  /** Adds the word "optional" after the label. Default false. */
  optional?: boolean | undefined;
}

/**
 * Yes or no that counts when the form is sent. What takes effect at once is a Switch. `ref` and native attributes go to
 * the `<input>`.
 */
export const Checkbox = choiceForwardRef(function Checkbox(
  { indeterminate = false, required, ...props }: CheckboxProps,
  ref: Ref<HTMLInputElement>,
) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceField
      aria-required={required || undefined}
      {...props}
      ref={useMergedRef(input, ref)}
      className={props.labelHidden ? `${styles.checkbox} ${styles.checkboxAlone}` : styles.checkbox}
    />
  );
});
