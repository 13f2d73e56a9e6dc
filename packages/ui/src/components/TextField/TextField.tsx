import { forwardRef, useId, type FocusEvent, type KeyboardEvent } from 'react';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';

export interface TextFieldProps extends FieldBaseProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  type?: 'text' | 'email' | 'search' | 'url' | 'tel';
  placeholder?: string;
  /** Fixed words before the value, such as "https://". */
  prefix?: string;
  /** Fixed words after the value, such as ".example.com". */
  suffix?: string;
  /** Unit of the value, such as "GB". */
  unit?: string;
  size?: 'medium' | 'small';
  /** For addresses, keys, ids and code. */
  monospace?: boolean;
  readOnly?: boolean;
  autoComplete?: string;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url';
  maxLength?: number;
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
