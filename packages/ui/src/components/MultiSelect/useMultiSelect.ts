import { useMemo, useState, type RefObject } from 'react';
import { useFieldValue } from '../../internal/hooks.js';
import { isDisabled } from '../../internal/props.js';
import { matching } from '../ComboBox/matching.js';
import { useMarkedOption } from '../OptionList/useMarkedOption.js';
import { inOrder, type SelectOption } from '../OptionList/options.js';

interface MultiSelectOptions<Id extends string> {
  input: RefObject<HTMLInputElement | null>;
  options: readonly SelectOption<Id>[];
  value: readonly Id[] | undefined;
  defaultValue: readonly Id[] | undefined;
  onChange: ((value: readonly Id[]) => void) | undefined;
  /** The label of the row that chooses all; undefined where there is none. */
  selectAll: ((count: number) => string) | undefined;
  /** An option, or all, was chosen or given up in the list. */
  onChosen: () => void;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** The id of the row that chooses all that is in the list: no option has a NUL in its id. */
const allId = '\0all';

const none: readonly never[] = [];

/** Choice, search, marked option and keys of a MultiSelect. */
export function useMultiSelect<Id extends string>({
  input,
  options,
  value,
  defaultValue,
  onChange,
  selectAll,
  onChosen,
  isOpen,
  setOpen,
}: MultiSelectOptions<Id>) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useFieldValue<readonly Id[]>(input, value, defaultValue ?? none, onChange, () =>
    setTyped(''),
  );
  const chosenIds = useMemo(() => new Set<string>(chosen), [chosen]);

  const matches = useMemo(
    () => (isOpen ? inOrder(matching(options, typed, 'contains')) : []),
    [isOpen, options, typed],
  );
  const selectable = useMemo(() => matches.filter((option) => !isDisabled(option)), [matches]);
  const hasAll = selectable.length > 0 && selectable.every(({ id }) => chosenIds.has(id));
  const rows = useMemo(
    () =>
      selectAll && selectable.length > 1
        ? [{ id: allId as Id, label: selectAll(selectable.length) }, ...matches]
        : matches,
    [matches, selectable, selectAll],
  );

  const toggle = (id: Id) => setChosen(chosenIds.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const toggleAll = () => {
    const ids = new Set<string>(selectable.map(({ id }) => id));
    const others = chosen.filter((id) => !ids.has(id));
    setChosen(hasAll ? others : [...chosen, ...selectable.map(({ id }) => id).filter((id) => !chosenIds.has(id))]);
  };

  const list = useMarkedOption<Id>({
    matches: rows,
    isOpen,
    setOpen,
    initialId: null,
    onClose: () => setTyped(''),
    onChoose: ({ id }) => {
      if (id === allId) toggleAll();
      else toggle(id);
      onChosen();
    },
    isMultiple: true,
  });

  return {
    chosen,
    setChosen,
    text: typed,
    rows,
    list,
    isChosen: (id: string) => (id === allId ? hasAll : chosenIds.has(id)),
    type: (text: string) => {
      setTyped(text);
      list.unmark();
      setOpen(true);
    },
  };
}
