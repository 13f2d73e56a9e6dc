import { forwardRef, useEffect, useId, useImperativeHandle, useRef, type FocusEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/messages.js';
import { FieldErrorLine } from '../Field/FieldErrorLine.js';
import { ChoiceLabel } from './ChoiceLabel.js';
import * as styles from './choice.css.js';

export interface CheckboxProps {
  label: ReactNode;
  /** For table rows: label and description are read, not shown. */
  labelHidden?: boolean;
  description?: ReactNode;
  error?: string;
  value?: boolean;
  defaultValue?: boolean;
  onChange?: (value: boolean) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Some, but not all, of what it stands for is chosen. */
  indeterminate?: boolean;
  required?: boolean;
  optional?: boolean;
  disabled?: boolean;
  /** Why it cannot be changed now; disables it and shows the reason below. */
  disabledReason?: string;
  name?: string;
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
