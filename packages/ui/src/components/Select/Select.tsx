import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { ChevronDown } from 'lucide-react';
import { chain, useMergedRef } from '../../internal/attributes.js';
import { fieldForwardRef } from '../../internal/controlled.js';
import { useFieldValue } from '../../internal/hooks.js';
import { onDemand } from '../../internal/onDemand.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { useRequiredText } from '../Field/useRequiredText.js';
import { boxClass } from '../Field/boxClass.js';
import { Icon } from '../Icon/Icon.js';
import { LoadFailure } from '../Popup/LoadFailure.js';
import { useDeferredPopup, type PopupOpenProps } from '../Popup/useDeferredPopup.js';
import { FormValue } from './FormValue.js';
import { neighbour, type SelectOption } from '../OptionList/options.js';
import { useTypedChoice } from './useTypedChoice.js';
import * as styles from './Select.css.js';

export interface SelectProps<Id extends string = string>
  extends FieldBaseProps, PopupOpenProps, Omit<FieldAttributes<HTMLButtonElement>, 'role'> {
  /** What can be chosen, in the order to show. */
  options: readonly SelectOption<Id>[];
  /** Id of the chosen option, `null` for none. Left out, the field keeps the choice itself. */
  value?: NoInfer<Id> | null | undefined;
  /** Id of the option chosen at first, where the field keeps the choice itself. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the chosen option. */
  onChange?: ((value: Id) => void) | undefined;
  /** Called when a reset of its form leaves nothing chosen: a caller that keeps the choice, and began with `null`, takes it back. */
  onClear?: (() => void) | undefined;
  /** The focus left the field and its list: the moment to check what was chosen. */
  onBlur?: ((event: FocusEvent<HTMLButtonElement>) => void) | undefined;
  /** Shown while nothing is chosen. Default "Select". */
  placeholder?: ReactNode;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
}

/** Which option has the focus when the list opens: the chosen one, and without one the first, the last or none. */
export type SelectFocus = 'first' | 'last' | 'none';

const popup = onDemand(async () => (await import('./SelectPopup.js')).SelectPopup);

/** The keys that open the list, and the option they focus where none is chosen. */
const openingKeys: Partial<Record<string, SelectFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * One of several known options. From about ten on, or where people know the name, a ComboBox is quicker. The field is a
 * button from the start, with its keys, its value in a form and its label; the code of the list is fetched when a pointer
 * comes near or the focus arrives. `ref` and native attributes go to the button.
 */
export const Select = fieldForwardRef(function Select<Id extends string>(
  props: SelectProps<Id>,
  ref: Ref<HTMLButtonElement>,
) {
  const messages = useOnDemandMessages('select', english.select);
  const [requiredId, requiredText] = useRequiredText(props.required);
  const field = useField(props, requiredId);
  const {
    options,
    value,
    defaultValue = null,
    onChange,
    onClear,
    open,
    defaultOpen,
    onOpenChange,
    onBlur,
    onKeyDown,
    onMouseDown,
    onClick,
    placeholder = messages.placeholder,
    size,
    ...attributes
  } = field.rest;
  const button = useRef<HTMLButtonElement>(null);
  const [chosenId, setChosenId] = useFieldValue<Id | null>(button, value, defaultValue, (next) => {
    if (next === null) onClear?.();
    else onChange?.(next);
  });
  const chosen = options.find(({ id }) => id === chosenId);
  const isUsable = !field.disabled;
  const choose = (id: Id) => {
    if (isUsable && id !== chosenId) setChosenId(id);
  };

  const [focus, setFocus] = useState<SelectFocus>('none');
  const {
    Popup,
    isOpen: wasOpen,
    isRequested,
    setOpen,
    failed,
    triggerEvents,
  } = useDeferredPopup(popup, {
    open: open && isUsable,
    defaultOpen,
    onOpenChange,
  });
  const isOpen = wasOpen && isUsable;
  useEffect(() => {
    if (isRequested && !isUsable) setOpen(false);
  });
  const openWith = (next: SelectFocus) => {
    setFocus(next);
    setOpen(true);
  };
  const chooseByLetters = useTypedChoice(options, chosenId, choose);
  const handleKeys = (event: KeyboardEvent) => {
    if (event.defaultPrevented || chooseByLetters(event)) return;
    const opening = openingKeys[event.key];
    if (opening) {
      event.preventDefault();
      openWith(opening);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = neighbour(options, chosenId, event.key === 'ArrowLeft' ? -1 : 1);
      if (next) choose(next.id);
    }
  };

  /* With a mouse the list opens on the way down, so that one can press, move to an option and release. */
  const handleMouseDown = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    openWith('none');
  };
  /* A click without `detail` comes from a screen reader or a script. */
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOpen) return;
    event.currentTarget.focus({ preventScroll: true });
    openWith(event.detail === 0 ? 'first' : 'none');
  };

  /* A button is not required or invalid by itself: its description says so. */
  const { id, name, autoFocus, 'aria-describedby': describedBy } = field.control;
  /* With a reason it takes the focus, so that the reason is read, and does nothing. */
  const disabled = field.disabled && !field.disabledReason;
  const valueId = `${id}-value`;
  const listId = `${id}-list`;
  return (
    <FieldFrame
      field={field}
      renderLabel={(label) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what a label does for a field
        <label
          {...label}
          htmlFor={id}
          onClick={(event) => {
            /* A label presses its button by itself: here it only brings the focus. */
            event.preventDefault();
            button.current?.focus({ focusVisible: true });
          }}
        />
      )}
    >
      <button
        {...attributes}
        {...{ id, disabled, autoFocus }}
        aria-disabled={(field.disabled && !disabled) || undefined}
        aria-describedby={describedBy}
        ref={useMergedRef(button, ref)}
        type="button"
        className={`${boxClass({ ...field, size })} ${styles.trigger}`}
        aria-labelledby={`${valueId} ${field.labelId}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPointerEnter={chain(attributes.onPointerEnter, isUsable ? triggerEvents.onPointerEnter : undefined)}
        onFocus={chain(attributes.onFocus, isUsable ? triggerEvents.onFocus : undefined)}
        onBlur={(event) => {
          triggerEvents.onBlur();
          if (!isOpen) onBlur?.(event);
        }}
        onKeyDown={chain(onKeyDown, isUsable ? handleKeys : undefined)}
        onMouseDown={chain(onMouseDown, isUsable ? handleMouseDown : undefined)}
        onClick={chain(onClick, isUsable ? handleClick : undefined)}
      >
        <span className={styles.value} id={valueId}>
          {chosen ? (
            <>
              {chosen.icon !== undefined && <span className={styles.icon}>{chosen.icon}</span>}
              <span className={styles.label}>{chosen.label}</span>
            </>
          ) : (
            <span className={styles.placeholder}>{chosenId === null && placeholder}</span>
          )}
        </span>
        <span className={styles.chevron}>
          <Icon icon={ChevronDown} />
        </span>
      </button>
      {requiredText}
      {name !== undefined && (
        <FormValue name={name} options={options} value={chosenId} onChange={setChosenId} disabled={field.disabled} />
      )}
      {failed && <LoadFailure trigger={button} />}
      {Popup && (
        <Popup
          id={listId}
          labelId={field.labelId}
          options={options}
          value={chosenId}
          onChange={(id) => {
            const option = options.find((one) => one.id === id);
            if (option) choose(option.id);
          }}
          triggerRef={button}
          open={isOpen}
          onOpenChange={setOpen}
          focus={focus}
        />
      )}
    </FieldFrame>
  );
});
