import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../internal/hooks.js';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.js';
import type { SelectOption } from '../OptionList/options.js';

interface FormValueProps<Id extends string> {
  name: string;
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  disabled: boolean;
}

/** More options than this are not written out for the browser: it then submits the value, but cannot fill it in. */
const autofillLimit = 300;

/**
 * The value of a Select in its form: a native control that nobody sees or reaches. The browser submits it, fills it in
 * from what it remembers, and resets it with the form.
 */
export function FormValue<Id extends string>({ name, options, value, onChange, disabled }: FormValueProps<Id>) {
  const control = useRef<HTMLSelectElement>(null);

  /*
   * The browser resets its own control after the event of a press, when React has rendered already. It goes back to what is
   * shown then, which is another choice where the caller does not take the first one.
   */
  useIsomorphicLayoutEffect(() => {
    for (const option of Array.from(control.current?.options ?? []))
      option.defaultSelected = option.value === (value ?? '');
  }, [options, value]);

  if (options.length > autofillLimit) {
    return <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />;
  }
  return (
    <span className={visuallyHidden} aria-hidden="true">
      <select
        ref={control}
        name={name}
        value={value ?? ''}
        disabled={disabled}
        tabIndex={-1}
        onChange={(event) => {
          const filledIn = options.find(({ id }) => id === event.target.value);
          if (filledIn) onChange(filledIn.id);
        }}
      >
        <option value="">—</option>
        {value !== null && !options.some(({ id }) => id === value) && (
          <option value={value} hidden>
            {value}
          </option>
        )}
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
