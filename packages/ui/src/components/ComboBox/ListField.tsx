import { useEffect, useRef, type FocusEvent, type ReactNode, type Ref, type RefObject } from 'react';
import { ChevronDown } from 'lucide-react';
import { chain, useMergedRef, type NativeAttributes } from '../../internal/attributes.js';
import { onDemand } from '../../internal/onDemand.js';
import { nodeText } from '../../internal/props.js';
import { leaveEvents, rootOf } from '../../internal/roots.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { FieldFrame } from '../Field/Field.js';
import type { FieldParts } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import { Icon } from '../Icon/Icon.js';
import { LoadFailure } from '../Popup/LoadFailure.js';
import type { useDeferredPopup } from '../Popup/useDeferredPopup.js';
import type { SelectOption } from '../OptionList/options.js';
import { SpinnerRing } from '../Spinner/SpinnerRing.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { optionId, type MarkedOption } from '../OptionList/useMarkedOption.js';
import type { OptionList } from '../OptionList/OptionList.js';
import * as styles from './ComboBox.css.js';

/** The list below the field, fetched when a pointer comes near or the focus arrives. */
export const listPopup = onDemand(async () => (await import('../OptionList/OptionList.js')).OptionList);

interface ListFieldProps<Id extends string> {
  field: FieldParts;
  /** Native attributes of the input, with the caller's event handlers. */
  attributes: Omit<NativeAttributes<HTMLInputElement>, 'onChange'>;
  input: RefObject<HTMLInputElement | null>;
  forwardedRef: Ref<HTMLInputElement>;
  popup: ReturnType<typeof useDeferredPopup<typeof OptionList>>;
  list: MarkedOption<Id>;
  matches: readonly SelectOption<Id>[];
  isChosen: (id: string) => boolean;
  isMultiple?: boolean | undefined;
  text: string;
  onType: (text: string) => void;
  /** The focus left the box, where more than the input can have it. */
  onLeave?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  loading?: boolean | undefined;
  noMatch: ReactNode;
  placeholder: string | undefined;
  size: 'medium' | 'small' | undefined;
  readOnly?: boolean | undefined;
  /** In place of the number of options. */
  announcement?: string | undefined;
  /** Puts more into the box, such as chips before the input. */
  renderInput?: ((input: ReactNode) => ReactNode) | undefined;
  /** Before the button that opens the list. */
  buttons?: ReactNode;
  /** The controls that a form submits. */
  children: ReactNode;
}

/** A text field with a list below it, of which options are chosen: what ComboBox and MultiSelect show. */
export function ListField<Id extends string>({
  field,
  attributes: { onFocus, onBlur, onClick, onKeyDown, ...attributes },
  input,
  forwardedRef,
  popup: { Popup, isOpen: wasOpen, isRequested, setOpen, failed, triggerEvents },
  list: { marked, isFollowed, open, close, leave, choose, point, handleKeys },
  matches,
  isChosen,
  isMultiple,
  text,
  onType,
  onLeave,
  loading = false,
  noMatch,
  placeholder,
  size,
  readOnly = false,
  announcement,
  renderInput,
  buttons,
  children,
}: ListFieldProps<Id>) {
  const messages = useOnDemandMessages('comboBox', english.comboBox);
  const anchor = useRef<HTMLDivElement>(null);
  const { id, name: _, disabled, ...control } = field.control;
  const isFixed = disabled || readOnly;
  const isOpen = wasOpen && !isFixed;

  /* The field keeps the focus while another window has it: only what comes and goes within the page counts. */
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!isFixed) return;
    /* No browser says that a field which is disabled has lost the focus. */
    hasFocus.current = false;
    if (isRequested) close();
  });
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    onFocus?.(event);
    triggerEvents.onFocus();
    if (hasFocus.current || readOnly) return;
    hasFocus.current = true;
    open();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (rootOf(event.currentTarget).activeElement === event.currentTarget) return;
    hasFocus.current = false;
    triggerEvents.onBlur();
    leave();
    if (!anchor.current?.contains(event.relatedTarget)) onBlur?.(event);
  };

  const listId = `${id}-list`;
  const buttonId = `${id}-show`;
  const status = isOpen && (matches.length > 0 ? messages.results(matches.length) : nodeText(noMatch));
  const textInput = (
    <input
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...attributes}
      {...control}
      {...{ id, disabled, placeholder, readOnly }}
      ref={useMergedRef(input, forwardedRef)}
      type="text"
      role="combobox"
      className={box.input}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && marked ? optionId(listId, matches.indexOf(marked)) : undefined}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      /* A press on the field opens the list again where Escape or a choice has closed it. */
      onClick={chain(onClick, () => !isOpen && !readOnly && open())}
      onKeyDown={chain(onKeyDown, isFixed ? undefined : handleKeys)}
    />
  );
  return (
    <FieldFrame field={field}>
      <div
        ref={anchor}
        role="group"
        aria-disabled={disabled}
        className={boxClass({ ...field, size, readOnly })}
        onPointerEnter={triggerEvents.onPointerEnter}
        {...leaveEvents(onLeave)}
      >
        {renderInput ? renderInput(textInput) : textInput}
        {loading && (
          <span className={styles.spinner}>
            <SpinnerRing size="small" />
          </span>
        )}
        {buttons}
        {!readOnly && (
          <button
            type="button"
            id={buttonId}
            tabIndex={-1}
            disabled={disabled}
            className={box.inlineButton}
            aria-label={messages.show}
            aria-labelledby={`${buttonId} ${field.labelId}`}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const hadFocus = hasFocus.current;
              input.current?.focus();
              if (isOpen) close();
              else if (hadFocus) open();
            }}
          >
            <Icon icon={ChevronDown} />
          </button>
        )}
        <VisuallyHidden live="polite">{announcement ?? (loading ? messages.loading : status)}</VisuallyHidden>
      </div>
      {children}
      {failed && <LoadFailure trigger={anchor} />}
      {Popup && isOpen && (
        <Popup
          id={listId}
          labelId={field.labelId}
          anchor={anchor}
          options={matches}
          isChosen={isChosen}
          isMultiple={isMultiple}
          marked={marked}
          isFollowed={isFollowed}
          empty={loading ? messages.loading : noMatch}
          onPoint={(option) => point(option.id)}
          onChoose={(option) => choose(option.id)}
          onOutOfSight={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
