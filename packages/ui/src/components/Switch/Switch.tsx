import { forwardRef, useId, type FocusEvent, type ReactNode } from 'react';
import { ChoiceLabel } from '../Checkbox/ChoiceLabel.js';
import * as styles from '../Checkbox/choice.css.js';

export interface SwitchProps {
  /** What is on or off, never "on" or "off" itself. */
  label: ReactNode;
  /** For table rows: label and description are read, not shown. */
  labelHidden?: boolean;
  /** A hint below the label. */
  description?: ReactNode;
  /** Whether it is on, where the caller keeps it. Left out, it keeps this itself. */
  value?: boolean;
  /** Whether it is on at first, where it keeps this itself. Default false. */
  defaultValue?: boolean;
  /** Called with whether it is now on. */
  onChange?: (value: boolean) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Cannot be changed now. Better say why: `disabledReason`. */
  disabled?: boolean;
  /** Why it cannot be changed now; disables it and shows the reason below. */
  disabledReason?: string;
  /** Name in the form's data. */
  name?: string;
  /** Of the control. By default one is made. */
  id?: string;
}

/** On or off, in effect at once. What waits for a form to be sent is a Checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const own = useId();
  const id = props.id ?? own;
  const disabled = props.disabled === true || Boolean(props.disabledReason);
  const description = props.disabledReason || props.description;
  const descriptionId = `${id}-description`;
  return (
    <span data-field={props.name ?? id}>
      <ChoiceLabel
        disabled={disabled}
        labelHidden={props.labelHidden}
        label={props.label}
        description={description}
        descriptionId={descriptionId}
      >
        <input
          ref={ref}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says its state itself
          role="switch"
          className={styles.switchTrack}
          name={props.name}
          checked={props.value}
          defaultChecked={props.defaultValue}
          disabled={disabled}
          aria-labelledby={props.labelHidden ? undefined : `${descriptionId}-name`}
          aria-describedby={description === undefined ? undefined : descriptionId}
          onChange={(event) => props.onChange?.(event.target.checked)}
          onBlur={props.onBlur}
        />
      </ChoiceLabel>
    </span>
  );
});
