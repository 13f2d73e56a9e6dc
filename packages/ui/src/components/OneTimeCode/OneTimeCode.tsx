import { useRef, type CSSProperties, type Ref } from 'react';
import { useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { plainDigits } from '../../internal/plainDigits.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import * as styles from './OneTimeCode.css.js';

export interface OneTimeCodeProps extends FieldBaseProps, FieldAttributes<HTMLInputElement> {
  /** The digits, where the caller keeps them. Left out, the field keeps them itself. */
  value?: string | undefined;
  /** The digits at first, where the field keeps them itself. */
  defaultValue?: string | undefined;
  /** Called with the digits at each change; what is pasted is taken without spaces and dashes. */
  onChange?: ((value: string) => void) | undefined;
  /** Called once with all the digits when the last one has been entered. */
  onComplete?: ((value: string) => void) | undefined;
  /** How many digits it has. Default 6. */
  length?: number | undefined;
}

/** A code that a person receives or reads from a device, once. One field: the browser can fill it in, and it can be pasted. */
export const OneTimeCode = fieldForwardRef(function OneTimeCode(props: OneTimeCodeProps, ref: Ref<HTMLInputElement>) {
  const field = useField(props);
  const { value, defaultValue = '', onChange, onComplete, length = 6, ...attributes } = field.rest;
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useFieldValue(input, value, defaultValue, onChange);
  return (
    <FieldFrame field={field}>
      <input
        {...attributes}
        {...field.control}
        ref={useMergedRef(input, ref)}
        className={styles.code}
        style={{ '--livery-code-length': length } as CSSProperties}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={digits}
        onChange={({ target }) => {
          const entered = plainDigits(target.value).replaceAll(/\D/g, '').slice(0, length);
          if (entered === digits) return;
          setDigits(entered);
          if (entered.length === length) onComplete?.(entered);
        }}
      />
    </FieldFrame>
  );
});
