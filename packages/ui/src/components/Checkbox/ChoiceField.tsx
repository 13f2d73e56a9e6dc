import { forwardRef, useCallback, useId, type AriaRole, type MouseEvent, type ReactNode } from 'react';
import { idList, useMergedRef, type NativeAttributes } from '../../internal/attributes.js';
import { useResetRef } from '../../internal/hooks.js';
import { checkField } from '../../internal/development.js';
import { type Disableable, isDisabled, isEmpty } from '../../internal/props.js';
import { useMessages } from '../../messages/messages.js';
import { FieldErrorLine } from '../Field/Field.js';
import { ChoiceLabel } from './ChoiceLabel.js';
import * as styles from './choice.css.js';

/** What a Checkbox and a Switch have in common. */
export interface ChoiceProps extends Omit<NativeAttributes<HTMLInputElement>, 'onChange' | 'role'>, Disableable {
  /** What is chosen, agreed to or switched: never "on" or "off" itself. */
  label: ReactNode;
  /** For table rows: label and description are read, not shown. Default false. */
  labelHidden?: boolean | undefined;
  /** A hint below the label. */
  description?: ReactNode;
  /** Whether it is checked, where the caller keeps it. Left out, it keeps this itself. */
  checked?: boolean | undefined;
  /** Whether it is checked at first, where it keeps this itself. Default false. */
  defaultChecked?: boolean | undefined;
  /** Called with whether it is now checked. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Name in the form's data. */
  name?: string | undefined;
  /** What the form's data holds under `name` while it is checked. Default "on", as in HTML. */
  value?: string | undefined;
  /** Takes focus on mount. Default false. */
  autoFocus?: boolean | undefined;
}

interface ChoiceFieldProps extends ChoiceProps {
  className: string;
  role?: AriaRole | undefined;
  error?: ReactNode;
  optional?: boolean | undefined;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** A native checkbox with its label, description and error. `ref` and native attributes go to the `<input>`. */
export const ChoiceField = forwardRef<HTMLInputElement, ChoiceFieldProps>(function ChoiceField(props, ref) {
  const {
    className,
    label,
    labelHidden,
    description,
    error,
    optional,
    onChange,
    disabled: _disabled,
    disabledReason,
    id: givenId,
    ...attributes
  } = props;
  if (process.env.NODE_ENV === 'development') checkField({ ...props, value: undefined });
  const messages = useMessages('field');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const disabled = isDisabled(props);
  const invalid = !isEmpty(error);
  const visibleDescription = disabledReason || description;
  const { checked } = props;
  /* What a reset by the browser goes back to is what is shown. */
  const keep = useCallback(
    (input: HTMLInputElement | null) => {
      if (input && checked !== undefined) input.defaultChecked = checked;
    },
    [checked],
  );
  return (
    <span data-field={attributes.name ?? id}>
      <ChoiceLabel
        disabled={disabled}
        labelHidden={labelHidden}
        description={visibleDescription}
        descriptionId={descriptionId}
        label={
          <>
            {label}
            {optional && <span className={styles.optional}> {messages.optional}</span>}
          </>
        }
      >
        <input
          aria-labelledby={labelHidden ? undefined : `${descriptionId}-name`}
          aria-invalid={invalid || undefined}
          {...attributes}
          ref={useMergedRef(keep, useResetRef(ref, checked, onChange))}
          id={id}
          type="checkbox"
          className={className}
          disabled={disabled && !disabledReason}
          aria-describedby={idList(
            invalid && errorId,
            !isEmpty(visibleDescription) && descriptionId,
            attributes['aria-describedby'],
          )}
          onChange={({ target }) => {
            if (disabledReason) target.checked = !target.checked;
            else onChange?.(target.checked);
          }}
          /* It takes the focus, so that its reason is read, stays as it is and is not sent. */
          {...(disabledReason && { 'aria-disabled': true, name: undefined, onClick: refuse })}
        />
      </ChoiceLabel>
      {invalid && <FieldErrorLine id={errorId}>{error}</FieldErrorLine>}
    </span>
  );
});
