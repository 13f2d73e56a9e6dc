import { forwardRef, type FocusEvent } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as styles from './TextArea.css.js';

export interface TextAreaProps extends FieldBaseProps {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at each change. */
  onChange?: (value: string) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (event: FocusEvent<HTMLTextAreaElement>) => void;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string;
  /** Lines shown while it is empty, 3 by default. It grows with its text up to `maxRows`. */
  rows?: number;
  /** 12 by default. */
  maxRows?: number;
  /** For keys, certificates and scripts: no spelling help, no wrapping of long lines. */
  monospace?: boolean;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean;
  /** What the browser may fill in, by HTML's own words: `email`, `organization`, `off`. */
  autoComplete?: string;
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number;
}

/** Several lines of text: notes, SSH keys, cloud-init scripts. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const wiring = useField(props);
  const rows = props.rows ?? 3;
  return (
    <FieldFrame {...props} wiring={wiring}>
      <div className={boxClass({ invalid: wiring.invalid, disabled: wiring.disabled, readOnly: props.readOnly })}>
        <textarea
          {...wiring.control}
          ref={ref}
          className={props.monospace ? styles.monospace : styles.textArea}
          style={assignInlineVars({
            [styles.rows]: `${rows}`,
            [styles.maxRows]: `${Math.max(rows, props.maxRows ?? 12)}`,
          })}
          value={props.value}
          defaultValue={props.defaultValue}
          placeholder={props.placeholder}
          rows={rows}
          readOnly={props.readOnly}
          autoComplete={props.autoComplete}
          maxLength={props.maxLength}
          spellCheck={props.monospace ? false : undefined}
          wrap={props.monospace ? 'off' : undefined}
          onChange={(event) => props.onChange?.(event.target.value)}
          onBlur={props.onBlur}
        />
      </div>
    </FieldFrame>
  );
});
