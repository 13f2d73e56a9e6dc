import { forwardRef, useId, type FocusEvent, type KeyboardEvent } from 'react';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';

export interface TextFieldProps extends FieldBaseProps {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at each change. */
  onChange?: (value: string) => void;
  /** The focus came into it. */
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** For keys with a meaning of their own, such as Enter where there is no form. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** What kind of text it is: decides the keyboard of a phone. Default `text`. */
  type?: 'text' | 'email' | 'search' | 'url' | 'tel';
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string;
  /** Fixed words before the value, such as "https://". */
  prefix?: string;
  /** Fixed words after the value, such as ".example.com". */
  suffix?: string;
  /** Unit of the value, such as "GB". */
  unit?: string;
  /** 36 px high by default; `small` is 28 px. Both are 44 px under a finger. */
  size?: 'medium' | 'small';
  /** For addresses, keys, ids and code. */
  monospace?: boolean;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean;
  /** What the browser may fill in, by HTML's own words: `email`, `organization`, `off`. */
  autoComplete?: string;
  /** The keyboard of a phone, where `type` does not decide it. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number;
  /** Whether the browser marks misspelled words. Default: as the browser likes, and false with `monospace`. */
  spellCheck?: boolean;
}

/** One line of text. Numbers go into a NumberField, secrets into a PasswordField. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const affixId = useId();
  const affixed = props.prefix !== undefined || props.suffix !== undefined || props.unit !== undefined;
  const wiring = useField(props, affixed ? affixId : undefined);
  const after = [props.suffix, props.unit].filter(Boolean).join(' ');
  return (
    <FieldFrame {...props} wiring={wiring}>
      <div
        className={boxClass({
          size: props.size,
          invalid: wiring.invalid,
          disabled: wiring.disabled,
          readOnly: props.readOnly,
        })}
      >
        {props.prefix && (
          <span className={box.affix.start} aria-hidden>
            {props.prefix}
          </span>
        )}
        <input
          {...wiring.control}
          ref={ref}
          className={props.monospace ? box.monospace : box.input}
          type={props.type ?? 'text'}
          value={props.value}
          defaultValue={props.defaultValue}
          placeholder={props.placeholder}
          readOnly={props.readOnly}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          spellCheck={props.spellCheck ?? (props.monospace ? false : undefined)}
          autoCapitalize={props.monospace || props.type === 'email' || props.type === 'url' ? 'none' : undefined}
          onChange={(event) => props.onChange?.(event.target.value)}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onKeyDown={props.onKeyDown}
        />
        {after && (
          <span className={box.affix.end} aria-hidden>
            {after}
          </span>
        )}
        {affixed && (
          <span hidden id={affixId}>
            {[props.prefix, after].filter(Boolean).join(' … ')}
          </span>
        )}
      </div>
    </FieldFrame>
  );
});
