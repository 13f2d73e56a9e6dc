import type { Ref } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useResetRef } from '../../internal/hooks.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as styles from './TextArea.css.js';

export interface TextAreaProps extends FieldBaseProps, FieldAttributes<HTMLTextAreaElement> {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string | undefined;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the whole text at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** Lines shown while it is empty, 3 by default. It grows with its text up to `maxRows`. */
  rows?: number | undefined;
  /** 12 by default. */
  maxRows?: number | undefined;
  /** For keys, certificates and scripts: no spelling help, no wrapping of long lines. Default false. */
  monospace?: boolean | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
  /** What the browser may fill in, in HTML's own words: `email`, `organization`, `off`. */
  autoComplete?: string | undefined;
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number | undefined;
}

/** Several lines of text: notes, SSH keys, cloud-init scripts. */
export const TextArea = fieldForwardRef(function TextArea(props: TextAreaProps, ref: Ref<HTMLTextAreaElement>) {
  const field = useField(props);
  const { onChange, rows = 3, maxRows = 12, monospace, ...attributes } = field.rest;
  return (
    <FieldFrame field={field}>
      <div className={boxClass({ ...field, readOnly: attributes.readOnly })}>
        <textarea
          spellCheck={monospace ? false : undefined}
          wrap={monospace ? 'off' : undefined}
          {...attributes}
          {...field.control}
          ref={useResetRef(ref, attributes.value, onChange)}
          className={monospace ? styles.monospace : styles.textArea}
          style={assignInlineVars({
            [styles.rows]: `${rows}`,
            [styles.maxRows]: `${Math.max(rows, maxRows)}`,
          })}
          rows={rows}
          onChange={(event) => onChange?.(event.target.value)}
        />
      </div>
    </FieldFrame>
  );
});
