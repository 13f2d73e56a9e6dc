import { useRef, type KeyboardEvent, type Ref } from 'react';
import { Search, X } from 'lucide-react';
import { chain, useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import * as styles from './SearchField.css.js';

export interface SearchFieldProps extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onSubmit'> {
  /** The value, where the caller keeps it. Left out, the field keeps it itself. */
  value?: string | undefined;
  /** The value at first, where the field keeps it itself. */
  defaultValue?: string | undefined;
  /** Called with the whole text at each change, empty after clearing. */
  onChange?: ((value: string) => void) | undefined;
  /** Enter was pressed. Not needed where the list filters as one types. */
  onSubmit?: ((value: string) => void) | undefined;
  /** An example of the value, shown while it is empty. Never instead of a label or a hint. */
  placeholder?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** The most characters that can be entered. No limit by default. */
  maxLength?: number | undefined;
  /** What the browser may fill in. Default `off`. */
  autoComplete?: string | undefined;
  /** Can be read, focused and copied, not changed. Default false. */
  readOnly?: boolean | undefined;
}

/** Narrows a list or looks something up. The label is hidden unless `labelHidden` is false: the magnifier says it. */
export const SearchField = fieldForwardRef(function SearchField(
  { labelHidden = true, ...props }: SearchFieldProps,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('searchField', english.searchField);
  const input = useRef<HTMLInputElement>(null);
  const field = useField({ ...props, labelHidden });
  const { value: givenValue, defaultValue = '', onChange, onSubmit, onKeyDown, size, ...rest } = field.rest;
  const { autoComplete = 'off', ...attributes } = rest;
  const [value, setValue] = useFieldValue(input, givenValue, defaultValue, onChange);

  const clear = () => {
    setValue('');
    input.current?.focus();
  };

  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(value);
    }
    /* An empty field lets Escape through to the dialog around it. */
    if (event.key === 'Escape' && value !== '' && !attributes.readOnly) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <FieldFrame field={field}>
      <div className={boxClass({ ...field, size, readOnly: attributes.readOnly })}>
        <span className={styles.magnifier}>
          <Icon icon={Search} />
        </span>
        <input
          {...attributes}
          {...field.control}
          ref={useMergedRef(input, ref)}
          className={box.input}
          type="search"
          value={value}
          autoComplete={autoComplete}
          enterKeyHint="search"
          spellCheck={false}
          onChange={(event) => setValue(event.target.value)}
          onKeyDown={chain(onKeyDown, handleKeys)}
        />
        {value !== '' && !field.disabled && !attributes.readOnly && (
          <button type="button" className={box.inlineButton} aria-label={messages.clear} onClick={clear}>
            <Icon icon={X} size={14} />
          </button>
        )}
      </div>
    </FieldFrame>
  );
});
