import { useEffect, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { ChevronDown } from 'lucide-react';
import { chain, genericForwardRef, useMergedRef } from '../../internal/attributes.js';
import { useStableCallback } from '../../internal/hooks.js';
import { onDemand } from '../../internal/onDemand.js';
import { nodeText } from '../../internal/props.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { FieldFrame } from '../Field/Field.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { boxClass } from '../Field/boxClass.js';
import * as box from '../Field/box.css.js';
import { LoadFailure } from '../Popup/LoadFailure.js';
import { useDeferredPopup } from '../Popup/useDeferredPopup.js';
import type { SelectOption } from '../Select/options.js';
import { SpinnerRing } from '../Spinner/SpinnerRing.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { ComboBoxFilter } from './matching.js';
import { optionId, useComboBox } from './useComboBox.js';
import * as styles from './ComboBox.css.js';

export interface ComboBoxProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** What can be chosen, in the order to show. */
  options: readonly SelectOption<Id>[];
  /**
   * Id of the chosen option, `null` for none. Left out, the field keeps the choice itself. Kept at `null`, the field adds
   * to a list: it closes and is empty again after each choice.
   */
  value?: NoInfer<Id> | null | undefined;
  /** Id of the option chosen at first, where the field keeps the choice itself. */
  defaultValue?: NoInfer<Id> | undefined;
  /** Called with the id of the chosen option; `null` when the text was emptied. */
  onChange?: ((value: Id | null) => void) | undefined;
  /** The focus left the field and its list: the moment to check what was chosen. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Called with whether the list is now open. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Which options a typed text keeps. `none` where the caller filters by `onInputValueChange`, as with a search on the
   * server. Default `contains`.
   */
  filter?: ComboBoxFilter | undefined;
  /** The text typed, where the caller keeps it: to search elsewhere and pass new `options`. */
  inputValue?: string | undefined;
  /** Called with the text as it is typed. */
  onInputValueChange?: ((text: string) => void) | undefined;
  /** Options are on their way. Default false. */
  loading?: boolean | undefined;
  /** Shown where nothing matches. */
  emptyText?: ReactNode;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string | undefined;
  /** 36 px high by default; `small` is 28 px. Both are 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
}

const popup = onDemand(async () => (await import('./ComboBoxList.js')).ComboBoxList);

/**
 * One of many options, found by typing part of its name. `ref` and native attributes go to the input. The code of its
 * list is fetched when a pointer comes near or the focus arrives.
 */
export const ComboBox = genericForwardRef(function ComboBox<Id extends string>(
  props: ComboBoxProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('comboBox');
  const field = useField(props);
  const {
    options,
    value,
    defaultValue,
    onChange,
    onFocus,
    onBlur,
    onClick,
    onKeyDown,
    onOpenChange,
    filter = 'contains',
    inputValue,
    onInputValueChange,
    loading = false,
    emptyText = messages.empty,
    placeholder,
    size,
    ...attributes
  } = field.rest;
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { Popup, isRequested, isOpen, setOpen, failed, triggerEvents } = useDeferredPopup(popup, { onOpenChange });
  const { chosenId, text, matches, marked, isFollowed, open, close, choose, type, point, reset, handleKeys } =
    useComboBox<Id>({
      options,
      value,
      defaultValue,
      onChange,
      inputValue,
      onInputValueChange,
      filter,
      isOpen: isRequested,
      setOpen,
    });

  const resetWithForm = useStableCallback(reset);
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('reset', resetWithForm);
    return () => form?.removeEventListener('reset', resetWithForm);
  }, [resetWithForm]);

  /* The field keeps the focus while another window has it: only what comes and goes within the page counts. */
  const hasFocus = useRef(false);
  const handleFocus = () => {
    triggerEvents.onFocus();
    if (hasFocus.current) return;
    hasFocus.current = true;
    open();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const page = event.currentTarget.getRootNode() as Document | ShadowRoot;
    if (page.activeElement === event.currentTarget) return;
    hasFocus.current = false;
    triggerEvents.onBlur();
    close();
    onBlur?.(event);
  };

  const { id, name, disabled, ...control } = field.control;
  const listId = `${id}-list`;
  const buttonId = `${id}-show`;
  const status = isOpen && (matches.length > 0 ? messages.results(matches.length) : nodeText(emptyText));
  return (
    <FieldFrame field={field}>
      <div
        ref={anchor}
        role="group"
        aria-disabled={disabled}
        className={boxClass({ ...field, size })}
        onPointerEnter={triggerEvents.onPointerEnter}
      >
        <input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
          {...control}
          {...{ id, disabled, placeholder }}
          ref={useMergedRef(input, ref)}
          type="text"
          role="combobox"
          className={box.input}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && marked ? optionId(listId, matches.indexOf(marked)) : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={chain(onFocus, handleFocus)}
          onBlur={handleBlur}
          /* A press on the field opens the list again where Escape or a choice has closed it. */
          onClick={chain(onClick, () => !isOpen && open())}
          onKeyDown={chain(onKeyDown, handleKeys)}
        />
        {loading && (
          <span className={styles.spinner}>
            <SpinnerRing size="small" />
          </span>
        )}
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
        <VisuallyHidden live="polite">{loading ? messages.loading : status}</VisuallyHidden>
      </div>
      {name !== undefined && <input type="hidden" name={name} value={chosenId ?? ''} disabled={disabled} />}
      {failed && <LoadFailure trigger={anchor} />}
      {Popup && isOpen && (
        <Popup
          id={listId}
          labelId={field.labelId}
          anchor={anchor}
          options={matches}
          chosenId={chosenId}
          marked={marked}
          isFollowed={isFollowed}
          empty={loading ? messages.loading : emptyText}
          onPoint={(option) => point(option.id)}
          onChoose={(option) => choose(option.id)}
          onOutOfSight={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
});
