import { forwardRef, type InputHTMLAttributes } from 'react';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';

interface DateInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'type' | 'onChange' | 'className'
> {
  /** Of the box. */
  state: { size?: 'medium' | 'small' | undefined; invalid: boolean; disabled: boolean; readOnly?: boolean | undefined };
  onChange: (date: string) => void;
}

/** The browser's own field of a date: typed part by part, or chosen in the calendar that the platform has. */
export const DateInput = forwardRef<HTMLInputElement, DateInputProps>(function DateInput(
  { state, onChange, ...attributes },
  ref,
) {
  return (
    <div className={boxClass(state)}>
      <input
        {...attributes}
        ref={ref}
        type="date"
        className={box.input}
        disabled={state.disabled}
        readOnly={state.readOnly}
        aria-invalid={state.invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
});
