import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useControlled } from '../../internal/hooks.js';
import { isDisabled } from '../../internal/props.js';
import { inOrder, type SelectOption } from '../Select/options.js';
import { matching, type ComboBoxFilter } from './matching.js';

interface ComboBoxOptions<Id extends string> {
  options: readonly SelectOption<Id>[];
  value: Id | null | undefined;
  defaultValue: Id | undefined;
  onChange: ((value: Id | null) => void) | undefined;
  inputValue: string | undefined;
  onInputValueChange: ((text: string) => void) | undefined;
  filter: ComboBoxFilter;
  /** Whether the list is open, or will be once its code has come: keys pressed meanwhile are for it. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

/** The option that Enter chooses: one by its id, or the first or the last of the list where that one is not there. */
interface Mark {
  id?: string | null | undefined;
  edge?: 'first' | 'last' | undefined;
  /** A key has moved it: the list scrolls to it. */
  isFollowed: boolean;
}

/** The DOM id of the option at an index of the list `listId`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** How many options Page up and Page down pass over. */
const pageLength = 8;

/** The arrow keys reach an option that says why it cannot be chosen. */
const isReachable = (option: SelectOption): boolean => !isDisabled(option) || Boolean(option.disabledReason);

/** Text, choice, marked option and keys of a ComboBox. */
export function useComboBox<Id extends string>({
  options,
  value,
  defaultValue,
  onChange,
  inputValue,
  onInputValueChange,
  filter,
  isOpen,
  setOpen,
}: ComboBoxOptions<Id>) {
  const [initialId] = useState(value === undefined ? (defaultValue ?? null) : value);
  const [chosenId, setChosenId] = useControlled<Id | null>(value, defaultValue ?? null, onChange);

  /* The options may change to what a search has found, without the chosen one. */
  const [last, setLast] = useState<SelectOption<Id>>();
  const found = chosenId === null ? undefined : options.find(({ id }) => id === chosenId);
  if (found && (found.id !== last?.id || found.label !== last.label)) setLast(found);
  const chosenLabel = found?.label ?? (last && last.id === chosenId ? last.label : '');

  /** What was typed since the last choice; `null` where the text is that of the choice. */
  const [typed, setTyped] = useState<string | null>(null);
  const [previousId, setPreviousId] = useState(chosenId);
  if (previousId !== chosenId) {
    setPreviousId(chosenId);
    setTyped(null);
  }
  const reported = useRef(chosenLabel);
  useEffect(() => {
    if (typed !== null || reported.current === chosenLabel) return;
    reported.current = chosenLabel;
    onInputValueChange?.(chosenLabel);
  });

  const matches = useMemo(
    () => (isOpen ? inOrder(matching(options, typed ?? '', filter)) : []),
    [isOpen, options, typed, filter],
  );
  const [mark, setMark] = useState<Mark>();
  const marked = mark && isOpen ? markedOf(matches, mark) : undefined;

  const open = (edge?: Mark['edge']) => {
    setMark({ id: chosenId, edge, isFollowed: true });
    setOpen(true);
  };
  const close = () => {
    setMark(undefined);
    setTyped(null);
    setOpen(false);
  };
  const choose = (id: string) => {
    const option = matches.find((one) => one.id === id);
    if (!option || isDisabled(option)) return;
    close();
    if (option.id !== chosenId) setChosenId(option.id);
  };
  const type = (text: string) => {
    setTyped(text);
    setMark(undefined);
    reported.current = text;
    onInputValueChange?.(text);
    if (text === '' && chosenId !== null) setChosenId(null);
    setOpen(true);
  };
  const moveTo = (option: SelectOption<Id> | undefined) => setMark({ id: option?.id, isFollowed: true });

  const handleArrow = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (!isOpen) return open(event.altKey ? undefined : step === 1 ? 'first' : 'last');
    if (event.altKey) return step === -1 ? close() : undefined;
    const reachable = matches.filter(isReachable);
    const index = marked ? reachable.indexOf(marked) : -1;
    return moveTo(reachable.at(index < 0 ? (step === 1 ? 0 : -1) : (index + step) % reachable.length));
  };
  const moveBy = (step: number) => {
    const reachable = matches.filter(isReachable);
    const index = marked ? reachable.indexOf(marked) : step > 0 ? -1 : reachable.length;
    moveTo(reachable[Math.min(Math.max(index + step, 0), reachable.length - 1)]);
  };

  const handleKeys = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.nativeEvent.isComposing || ctrlKey || metaKey) return;
    if (key === 'Tab') {
      if (isOpen && marked) choose(marked.id);
      return;
    }
    if (shiftKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') return handleArrow(event, key === 'ArrowDown' ? 1 : -1);
    if (!isOpen || altKey) return;
    if (key === 'Enter') {
      if (marked) choose(marked.id);
      else close();
    } else if (key === 'Escape') {
      // For the list alone: the dialog around the field stays open.
      event.stopPropagation();
      close();
    } else if (key === 'Home') moveBy(-matches.length);
    else if (key === 'End') moveBy(matches.length);
    else if (key === 'PageUp') moveBy(-pageLength);
    else if (key === 'PageDown') moveBy(pageLength);
    else return;
    event.preventDefault();
  };

  return {
    chosenId,
    text: inputValue ?? typed ?? chosenLabel,
    matches,
    marked,
    isFollowed: mark?.isFollowed === true,
    open,
    /** Closes the list and puts the text of what is chosen in place of what was typed. */
    close,
    choose,
    /** Takes a typed text. */
    type,
    /** Marks the option under the pointer. */
    point: (id: string) => setMark({ id, isFollowed: false }),
    reset: () => {
      setTyped(null);
      setChosenId(initialId);
    },
    handleKeys,
  };
}

function markedOf<Id extends string>(
  matches: readonly SelectOption<Id>[],
  { id, edge }: Mark,
): SelectOption<Id> | undefined {
  const byId = matches.find((option) => option.id === id);
  if (byId && isReachable(byId)) return byId;
  if (edge === 'last') return matches.findLast(isReachable);
  return edge === 'first' ? matches.find(isReachable) : undefined;
}
