import { useId, useMemo, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { fieldForwardRef } from '../../internal/controlled.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { ChipField, ChipValues, ClearChips, useChipMessages, type Chip } from '../Chips/Chips.js';
import { ListField, listPopup } from '../ComboBox/ListField.js';
import { useField, type FieldAttributes, type FieldBaseProps } from '../Field/useField.js';
import { useDeferredPopup } from '../Popup/useDeferredPopup.js';
import type { SelectOption } from '../OptionList/options.js';
import { useMultiSelect } from './useMultiSelect.js';

export interface MultiSelectProps<Id extends string = string>
  extends FieldBaseProps, Omit<FieldAttributes<HTMLInputElement>, 'onBlur'> {
  /** What can be chosen, in the order to show. The chosen ones are among them. */
  options: readonly SelectOption<Id>[];
  /** Ids of the chosen options, in the order of the chips. Left out, the field keeps the choice itself. */
  value?: readonly NoInfer<Id>[] | undefined;
  /** Ids of the options chosen at first, where the field keeps the choice itself. Default none. */
  defaultValue?: readonly NoInfer<Id>[] | undefined;
  /** Called with the ids of all chosen options; one that was just chosen comes last. */
  onChange?: ((value: readonly Id[]) => void) | undefined;
  /** The focus left the field and its list: the moment to check what was chosen. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Called with whether the list is now open. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Begins the list with a row that chooses all in it, or none of them; after a search, all that was found. Default false. */
  selectAll?: boolean | undefined;
  /** How many chips are shown before "12 more". Default 10. */
  visibleChips?: number | undefined;
  /** Shown where nothing matches. */
  noMatch?: ReactNode;
  /** Shown while nothing is typed or chosen. */
  placeholder?: string | undefined;
  /** A line is 36 px high (28 in compact density, 44 in spacious), a `small` one 28 px; 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Can be read and focused, not changed. Default false. */
  readOnly?: boolean | undefined;
}

/**
 * Several of many options, found by typing part of their names; the chosen ones stand in the field as chips. `ref` and
 * native attributes go to the input. A form gets one value of the field's name for each chosen option.
 */
export const MultiSelect = fieldForwardRef(function MultiSelect<Id extends string>(
  props: MultiSelectProps<Id>,
  ref: Ref<HTMLInputElement>,
) {
  const messages = useOnDemandMessages('multiSelect', english.multiSelect);
  const chipMessages = useChipMessages();
  const { empty } = useOnDemandMessages('comboBox', english.comboBox);
  const summaryId = useId();
  const field = useField(props, summaryId);
  const {
    options,
    value,
    defaultValue,
    onChange,
    onBlur,
    onOpenChange,
    selectAll = false,
    visibleChips = 10,
    noMatch = empty,
    placeholder,
    size,
    readOnly = false,
    ...attributes
  } = field.rest;
  const input = useRef<HTMLInputElement>(null);
  const popup = useDeferredPopup(listPopup, { onOpenChange });
  const [announcement, setAnnouncement] = useState<string>();
  const { chosen, setChosen, text, rows, list, isChosen, type } = useMultiSelect<Id>({
    input,
    options,
    value,
    defaultValue,
    onChange,
    selectAll: selectAll ? messages.selectAll : undefined,
    onChosen: () => {
      setAnnouncement(undefined);
      /* The next letter takes the place of what was searched for. */
      input.current?.select();
    },
    isOpen: popup.isRequested,
    setOpen: popup.setOpen,
  });

  const labels = useMemo(() => new Map<string, string>(options.map(({ id, label }) => [id, label])), [options]);
  const chips = useMemo(() => chosen.map((id): Chip => ({ id, label: labels.get(id) ?? id })), [chosen, labels]);
  const remove = ({ id, label }: Chip) => {
    setAnnouncement(chipMessages.removed(label));
    setChosen(chosen.filter((one) => one !== id));
  };
  const clear = () => {
    setAnnouncement(chipMessages.cleared);
    setChosen([]);
  };

  const { name, disabled = false } = field.control;
  return (
    <ListField
      {...{ field, attributes, input, popup, list, text, noMatch, size, readOnly, announcement, isChosen }}
      matches={rows}
      isMultiple
      placeholder={chips.length === 0 ? placeholder : undefined}
      forwardedRef={ref}
      onType={(typed) => {
        setAnnouncement(undefined);
        type(typed);
      }}
      onLeave={onBlur}
      renderInput={(control) => (
        <ChipField
          {...{ chips, input, size, disabled, readOnly }}
          labelId={field.labelId}
          limit={visibleChips}
          onRemove={remove}
        >
          {control}
        </ChipField>
      )}
      buttons={chips.length > 0 && !disabled && !readOnly && <ClearChips input={input} onClear={clear} />}
    >
      <span hidden id={summaryId}>
        {chips.length > 0 && messages.chosen(chips.length)}
      </span>
      {name !== undefined && <ChipValues {...{ name, chips, disabled }} />}
    </ListField>
  );
});
