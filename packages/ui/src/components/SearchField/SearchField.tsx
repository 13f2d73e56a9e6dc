import { forwardRef, useImperativeHandle, useRef, type FocusEvent } from 'react';
import { Search, X } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useControlled } from '../Field/useControlled.js';
import { useField, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import * as styles from './SearchField.css.js';

export interface SearchFieldProps extends FieldBaseProps {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at each change, empty after clearing. */
  onChange?: (value: string) => void;
  /** Enter was pressed. Not needed where the list filters as one types. */
  onSubmit?: (value: string) => void;
  /** The focus left it: the moment to check what was entered. */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string;
  /** 36 px high by default; `small` is 28 px. Both are 44 px under a finger. */
  size?: 'medium' | 'small';
}

/** Narrows a list or looks something up. The label is hidden unless `labelHidden` is false: the magnifier says it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { labelHidden = true, ...props },
  ref,
) {
  const messages = useMessages('searchField');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? '', props.onChange);
  const wiring = useField(props);

  const clear = () => {
    setValue('');
    input.current?.focus();
  };

  return (
    <FieldFrame {...props} labelHidden={labelHidden} wiring={wiring}>
      <div className={boxClass({ size: props.size, invalid: wiring.invalid, disabled: wiring.disabled })}>
        <span className={styles.magnifier}>
          <Icon icon={Search} />
        </span>
        <input
          {...wiring.control}
          ref={input}
          className={box.input}
          type="search"
          value={value}
          placeholder={props.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => setValue(event.target.value)}
          onBlur={props.onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && props.onSubmit) {
              event.preventDefault();
              props.onSubmit(value);
            }
            /* An empty field lets Escape through to the dialog around it. */
            if (event.key === 'Escape' && value !== '') {
              event.preventDefault();
              event.stopPropagation();
              clear();
            }
          }}
        />
        {value !== '' && !wiring.disabled && (
          <button type="button" className={box.inlineButton} aria-label={messages.clear} onClick={clear}>
            <Icon icon={X} size={14} />
          </button>
        )}
      </div>
    </FieldFrame>
  );
});
