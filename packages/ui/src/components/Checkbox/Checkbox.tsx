import { forwardRef, useEffect, useId, useImperativeHandle, useRef, type FocusEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages.js';
import { FieldErrorLine } from '../Field/FieldErrorLine.js';
import { ChoiceLabel } from './ChoiceLabel.js';
import * as styles from './choice.css.js';

export interface CheckboxProps {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** For table rows: label and description are read, not shown. */
  labelHidden?: boolean;
  /** A hint below the label. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Shows it as invalid. */
  error?: string;
  /** Whether it is checked, where the caller keeps it. Left out, it keeps this itself. */
  value?: boolean;
  /** Whether it is checked at first, where it keeps this itself. Default false. */
  defaultValue?: boolean;
  /** Called with whether it is now checked. */
  onChange?: (value: boolean) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Some, but not all, of what it stands for is chosen. */
  indeterminate?: boolean;
  /** Must be checked: told to screen readers, enforced by the caller. Default false. */
  required?: boolean;
  /** Adds the word "optional" after the label. Default false. */
  optional?: boolean;
  /** Cannot be changed now. Better say why: `disabledReason`. */
  disabled?: boolean;
  /** Why it cannot be changed now; disables it and shows the reason below. */
  disabledReason?: string;
  /** Name in the form's data. */
  name?: string;
  /** Of the control. By default one is made. */
  id?: string;
}

/** Yes or no that counts when the form is sent. What takes effect at once is a Switch. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const messages = useMessages('field');
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);

  const { indeterminate = false } = props;
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });

  const disabled = props.disabled === true || Boolean(props.disabledReason);
  const invalid = Boolean(props.error);
  const description = props.disabledReason || props.description;
  const described = [invalid && `${id}-error`, description !== undefined && `${id}-description`].filter(Boolean);
  return (
    <span data-field={props.name ?? id}>
      <ChoiceLabel
        disabled={disabled}
        labelHidden={props.labelHidden}
        description={description}
        descriptionId={`${id}-description`}
        label={
          <>
            {props.label}
            {props.optional && <span className={styles.optional}> {messages.optional}</span>}
          </>
        }
      >
        <input
          ref={input}
          id={id}
          type="checkbox"
          className={props.labelHidden ? `${styles.checkbox} ${styles.checkboxAlone}` : styles.checkbox}
          name={props.name}
          checked={props.value}
          defaultChecked={props.defaultValue}
          disabled={disabled}
          aria-labelledby={props.labelHidden ? undefined : `${id}-description-name`}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={invalid || undefined}
          aria-required={props.required || undefined}
          onChange={(event) => props.onChange?.(event.target.checked)}
          onBlur={props.onBlur}
        />
      </ChoiceLabel>
      {invalid && <FieldErrorLine id={`${id}-error`}>{props.error}</FieldErrorLine>}
    </span>
  );
});
