import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useFieldValue } from '../../internal/hooks.js';
import { rootOf } from '../../internal/roots.js';
import { inOrder, type SelectOption } from '../OptionList/options.js';
import { matching, namedBy, type ComboBoxFilter } from './matching.js';
import { useMarkedOption } from '../OptionList/useMarkedOption.js';

interface ComboBoxOptions<Id extends string> {
  input: RefObject<HTMLInputElement | null>;
  options: readonly SelectOption<Id>[];
  value: Id | null | undefined;
  defaultValue: Id | undefined;
  onChange: ((value: Id | null) => void) | undefined;
  query: string | undefined;
  onQueryChange: ((text: string) => void) | undefined;
  filter: ComboBoxFilter;
  loading: boolean;
  /** Whether the list is open, or will be once its code has come: keys pressed meanwhile are for it. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** Text, choice, marked option and keys of a ComboBox. */
export function useComboBox<Id extends string>({
  input,
  options,
  value,
  defaultValue,
  onChange,
  query,
  onQueryChange,
  filter,
  loading,
  isOpen,
  setOpen,
}: ComboBoxOptions<Id>) {
  /** What was typed since the last choice; `null` where the text is that of the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [chosenId, setChosenId] = useFieldValue<Id | null>(input, value, defaultValue ?? null, onChange, () =>
    setTyped(null),
  );

  /* The options may change to what a search has found, without the chosen one. */
  const [last, setLast] = useState<SelectOption<Id>>();
  const found = chosenId === null ? undefined : options.find(({ id }) => id === chosenId);
  if (found && (found.id !== last?.id || found.label !== last.label)) setLast(found);
  const chosenLabel = found?.label ?? (last && last.id === chosenId ? last.label : '');

  const [previousId, setPreviousId] = useState(chosenId);
  if (previousId !== chosenId) {
    setPreviousId(chosenId);
    setTyped(null);
  }
  /* A caller that keeps the text and begins with a choice has not been told its label. */
  const reported = useRef(chosenLabel && (query ?? chosenLabel));
  useEffect(() => {
    if (typed !== null || reported.current === chosenLabel) return;
    reported.current = chosenLabel;
    onQueryChange?.(chosenLabel);
  });

  const matches = useMemo(
    () => (isOpen ? inOrder(matching(options, typed ?? '', filter)) : []),
    [isOpen, options, typed, filter],
  );
  /* The options of a search that is on its way are those of another text. */
  const named = (text: string) => (filter === 'none' && loading ? undefined : namedBy(options, text));
  const choose = ({ id }: SelectOption<Id>) => {
    if (id !== chosenId) setChosenId(id);
  };
  /* Not the state alone: a caller that moves the focus when something is chosen closes the list a second time. */
  const isTyped = useRef(false);
  const list = useMarkedOption<Id>({
    matches,
    isOpen,
    setOpen,
    initialId: chosenId,
    /* The text of what is chosen takes the place of what was typed. */
    onClose: () => {
      isTyped.current = false;
      setTyped(null);
    },
    namedOption: () => (typed !== null && isTyped.current ? named(query ?? typed) : undefined),
    onChoose: choose,
    isMultiple: false,
  });
  const type = (text: string) => {
    /*
     * A browser that fills in an address does not put the focus here, so that nobody leaves the field afterwards: what is
     * chosen is shown at once.
     */
    const hasFocus = input.current !== null && rootOf(input.current).activeElement === input.current;
    if (!hasFocus && text !== '') {
      const filledIn = named(text);
      setTyped(null);
      if (filledIn) choose(filledIn);
      return;
    }
    isTyped.current = true;
    setTyped(text);
    list.unmark();
    reported.current = text;
    onQueryChange?.(text);
    if (text === '' && chosenId !== null) setChosenId(null);
    setOpen(hasFocus);
  };

  return {
    chosenId,
    text: query ?? typed ?? chosenLabel,
    matches,
    list,
    /** Takes a typed text. */
    type,
  };
}
