import { useState, type Ref } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useResetRef } from '../../internal/hooks.js';
import * as english from '../../messages/enOfFirstPage.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { boxClass } from '../Field/boxClass.js';
import * as styles from '../Field/box.css.js';

export interface PasswordFieldProps extends FieldBaseProps, FieldAttributes<HTMLInputElement> {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string | undefined;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the whole text at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Whether the password manager fills in or suggests; `off` for keys that are not the user's own. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

/** A secret, hidden until its owner asks to see it. */
export const PasswordField = fieldForwardRef(function PasswordField(
  props: PasswordFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('passwordField', english.passwordField);
  const [visible, setVisible] = useState<boolean | undefined>(undefined);
  const field = useField(props);
  const { onChange, size, autoComplete = 'current-password', ...attributes } = field.rest;
  return (
    <FieldFrame field={field}>
      <div className={boxClass({ ...field, size, readOnly: attributes.readOnly })}>
        <input
          {...attributes}
          {...field.control}
          ref={useResetRef(ref, attributes.value, onChange)}
          className={visible ? styles.monospace : styles.input}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <button
          type="button"
          className={styles.inlineButton}
          aria-label={messages.show}
          aria-pressed={visible === true}
          aria-controls={field.control.id}
          disabled={field.disabled}
          onClick={() => setVisible(visible !== true)}
        >
          <Icon icon={visible ? EyeOff : Eye} />
        </button>
        <VisuallyHidden live="polite">
          {visible === undefined ? '' : visible ? messages.shown : messages.hidden}
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
});
