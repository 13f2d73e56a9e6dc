import { useId, type Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useResetRef } from '../../internal/hooks.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as styles from '../Field/box.css.js';

export interface TextFieldProps extends FieldBaseProps, FieldAttributes<HTMLInputElement> {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string | undefined;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the whole text at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** What kind of text it is: decides the keyboard of a phone. Default `text`. */
  type?: 'text' | 'email' | 'search' | 'url' | 'tel' | undefined;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** Fixed text before the value, such as "https://". */
  prefix?: string | undefined;
  /** Fixed text after the value, such as ".example.com". */
  suffix?: string | undefined;
  /** Unit of the value, such as "GB". */
  unit?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** For addresses, keys, ids and code. Default false. */
  monospace?: boolean | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
  /** What the browser may fill in, in HTML's own words: `email`, `organization`, `off`. */
  autoComplete?: string | undefined;
  /** The keyboard of a phone, where `type` does not decide it. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url' | undefined;
  /** What the key Enter of a phone's keyboard says. Default: the browser's own. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send' | undefined;
  /** What a phone writes large by itself. Default: the browser's own, and `none` with `monospace`, for emails and URLs. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters' | undefined;
  /** The fewest characters, which the browser checks when the form is sent. No limit by default. */
  minLength?: number | undefined;
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number | undefined;
  /** Id of a `<datalist>` with suggestions. */
  list?: string | undefined;
  /** Id of the form that it belongs to, where it stands outside of it. */
  form?: string | undefined;
  /** Whether the browser marks misspelled words. Default: the browser's own, and false with `monospace`. */
  spellCheck?: boolean | undefined;
}

/** One line of text. Numbers go into a NumberField, secrets into a PasswordField. */
export const TextField = fieldForwardRef(function TextField(props: TextFieldProps, ref: Ref<HTMLInputElement>) {
  const affixId = useId();
  const hasAffix = props.prefix !== undefined || props.suffix !== undefined || props.unit !== undefined;
  const field = useField(props, hasAffix ? affixId : undefined);
  const { onChange, type = 'text', prefix, suffix, unit, size, monospace, ...attributes } = field.rest;
  const after = [suffix, unit].filter(Boolean).join(' ');
  return (
    <FieldFrame field={field}>
      <div className={boxClass({ ...field, size, readOnly: attributes.readOnly })}>
        {prefix && (
          <span className={styles.affix.start} aria-hidden>
            {prefix}
          </span>
        )}
        <input
          spellCheck={monospace ? false : undefined}
          autoCapitalize={monospace || type === 'email' || type === 'url' ? 'none' : undefined}
          {...attributes}
          {...field.control}
          ref={useResetRef(ref, attributes.value, onChange)}
          className={monospace ? styles.monospace : styles.input}
          type={type}
          onChange={(event) => onChange?.(event.target.value)}
        />
        {after && (
          <span className={styles.affix.end} aria-hidden>
            {after}
          </span>
        )}
        {hasAffix && (
          <span hidden id={affixId}>
            {[prefix, after].filter(Boolean).join(' … ')}
          </span>
        )}
      </div>
    </FieldFrame>
  );
});
