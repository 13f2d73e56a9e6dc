import { useEffect, useRef, type RefObject } from 'react';
import * as styles from './Table.css.js';

interface SelectBoxProps {
  label: string;
  state: 'none' | 'some' | 'all';
  /** Marks the checkbox of a row for the keyboard; the one in the head has none. */
  rowId?: string | undefined;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  disabled?: boolean | undefined;
  onChange: (checked: boolean, range: boolean) => void;
}

/** The native checkbox of a table, with a touch target larger than it looks. */
export function SelectBox({ label, state, rowId, inputRef, disabled, onChange }: SelectBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? own;
  useEffect(() => {
    if (ref.current !== null) ref.current.indeterminate = state === 'some';
  }, [ref, state]);
  return (
    <input
      ref={ref}
      type="checkbox"
      className={styles.selectBox}
      aria-label={label}
      checked={state === 'all'}
      disabled={disabled}
      data-row-id={rowId}
      onChange={(event) => {
        const native = event.nativeEvent;
        onChange(event.target.checked, 'shiftKey' in native && native.shiftKey === true);
      }}
    />
  );
}
