import { useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import { fieldForwardRef, type Pair } from '../../internal/controlled.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { useDeferredPopup } from '../Popup/useDeferredPopup.js';
import type { SelectOption } from '../OptionList/options.js';
import type { ComboBoxFilter } from './matching.js';
import { ListField, listPopup } from './ListField.js';
import { useComboBox } from './useComboBox.js';

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
   * Which options a typed text keeps. `none` where the caller filters by `onQueryChange`, as with a search on the
   * server. Default `contains`.
   */
  filter?: ComboBoxFilter | undefined;
  /** The text typed, where the caller keeps it: to search elsewhere and pass new `options`. */
  query?: string | undefined;
  /** Called with the text as it is typed. */
  onQueryChange?: ((text: string) => void) | undefined;
  /** Options are on their way. Default false. */
  loading?: boolean | undefined;
  /** Shown where nothing matches. */
  noMatch?: ReactNode;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
}

/**
 * One of many options, found by typing part of its name. `ref` and native attributes go to the input. The code of its
 * list is fetched when a pointer comes near or the focus arrives.
 */
export const ComboBox = fieldForwardRef(function ComboBox<Id extends string>(
  props: ComboBoxProps<Id> & Pair<ComboBoxProps<Id>, 'query'>,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('comboBox', english.comboBox);
  const field = useField<ComboBoxProps<Id>>(props);
  const {
    options,
    value,
    defaultValue,
    onChange,
    onOpenChange,
    filter = 'contains',
    query,
    onQueryChange,
    loading = false,
    noMatch = messages.empty,
    placeholder,
    size,
    ...attributes
  } = field.rest;
  const input = useRef<HTMLInputElement>(null);
  const popup = useDeferredPopup(listPopup, { onOpenChange });
  const { chosenId, text, matches, list, type } = useComboBox<Id>({
    input,
    options,
    value,
    defaultValue,
    onChange,
    query,
    onQueryChange: onQueryChange,
    filter,
    loading,
    isOpen: popup.isRequested,
    setOpen: popup.setOpen,
  });
  const { name, disabled } = field.control;
  return (
    <ListField
      {...{ field, attributes, input, popup, list, matches, text, loading, noMatch, placeholder, size }}
      forwardedRef={ref}
      isChosen={(id) => id === chosenId}
      onType={type}
    >
      {name !== undefined && <input type="hidden" name={name} value={chosenId ?? ''} disabled={disabled} />}
    </ListField>
  );
});
