import { forwardRef, useState, type FocusEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';

export interface PasswordFieldProps extends FieldBaseProps {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at each change. */
  onChange?: (value: string) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string;
  /** 36 px high by default; `small` is 28 px. Both are 44 px under a finger. */
  size?: 'medium' | 'small';
  /** Tells the password manager whether to fill in or to suggest; `off` for keys that are not the user's own. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number;
}

/** A secret, hidden until its owner asks to see it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(props, ref) {
  const messages = useMessages('passwordField');
  const [shown, setShown] = useState<boolean | undefined>(undefined);
  const wiring = useField(props);
  return (
    <FieldFrame {...props} wiring={wiring}>
      <div className={boxClass({ size: props.size, invalid: wiring.invalid, disabled: wiring.disabled })}>
        <input
          {...wiring.control}
          ref={ref}
          className={shown ? box.monospace : box.input}
          type={shown ? 'text' : 'password'}
          value={props.value}
          defaultValue={props.defaultValue}
          placeholder={props.placeholder}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          autoCorrect="off"
          maxLength={props.maxLength}
          spellCheck={false}
          onChange={(event) => props.onChange?.(event.target.value)}
          onBlur={props.onBlur}
        />
        <button
          type="button"
          className={box.inlineButton}
          aria-label={messages.show}
          aria-pressed={shown === true}
          aria-controls={wiring.control.id}
          disabled={wiring.disabled}
          onClick={() => setShown(shown !== true)}
        >
          <Icon icon={shown ? EyeOff : Eye} />
        </button>
        <VisuallyHidden live="polite">
          {shown === undefined ? '' : shown ? messages.shown : messages.hidden}
        </VisuallyHidden>
      </div>
    </FieldFrame>
  );
});
