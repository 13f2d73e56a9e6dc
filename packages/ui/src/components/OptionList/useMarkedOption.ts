import { useState, type KeyboardEvent } from 'react';
import { isDisabled } from '../../internal/props.js';
import type { SelectOption } from './options.js';

interface MarkedOptionOptions<Id extends string> {
  /** The options in the list, in its order. */
  matches: readonly SelectOption<Id>[];
  /** Whether the list is open, or will be once its code has come: keys pressed meanwhile are for it. */
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** The option marked when the list opens, where it is in the list. */
  initialId: Id | null;
  /** The list is open from the start, with this one marked where `initialId` is not in it. */
  initialEdge?: 'first' | 'last' | 'none' | undefined;
  /** The list was closed. */
  onClose?: (() => void) | undefined;
  /** The option that the typed text names: chosen where the list is left, or Enter is pressed, without a marked one. */
  namedOption?: (() => SelectOption<Id> | undefined) | undefined;
  /** Called with an option that can be chosen. */
  onChoose: (option: SelectOption<Id>) => void;
  /** Several options can be chosen: the list stays open, and Tab leaves without choosing. */
  isMultiple?: boolean | undefined;
}

/** The option that Enter chooses: one by its id, or the first or the last of the list where that one is not there. */
interface Mark {
  id?: string | null | undefined;
  edge?: 'first' | 'last' | 'none' | undefined;
  /** A key has moved it: the list scrolls to it. */
  isFollowed: boolean;
}

/** The DOM id of the option at an index of the list `listId`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** How many options Page up and Page down pass over. */
const pageLength = 8;

/** The arrow keys reach an option that says why it cannot be chosen. */
const isReachable = (option: SelectOption): boolean => !isDisabled(option) || Boolean(option.disabledReason);

/** The marked option and the keys of a list that is worked from a text field. */
export function useMarkedOption<Id extends string>({
  matches,
  isOpen,
  setOpen,
  initialId,
  initialEdge,
  onClose,
  namedOption,
  onChoose,
  isMultiple = false,
}: MarkedOptionOptions<Id>) {
  const [mark, setMark] = useState<Mark | undefined>(
    initialEdge && { id: initialId, edge: initialEdge, isFollowed: true },
  );
  const marked = mark && isOpen ? markedOf(matches, mark) : undefined;

  const open = (edge?: Mark['edge']) => {
    setMark({ id: initialId, edge, isFollowed: true });
    setOpen(true);
  };
  const close = () => {
    setMark(undefined);
    onClose?.();
    setOpen(false);
  };
  /** Closes as the field is left: what the typed text names is chosen. */
  const leave = () => {
    const option = namedOption?.();
    close();
    if (option) onChoose(option);
  };
  const choose = (id: string) => {
    const option = matches.find((one) => one.id === id);
    if (!option || isDisabled(option)) return;
    if (isMultiple) setMark({ id, isFollowed: false });
    else close();
    onChoose(option);
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
      if (isMultiple) return;
      // Not what is marked because the pointer rests there.
      if (marked && mark?.isFollowed) choose(marked.id);
      else leave();
      return;
    }
    if (shiftKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') return handleArrow(event, key === 'ArrowDown' ? 1 : -1);
    if (!isOpen || altKey) return;
    if (key === 'Enter') {
      if (marked) choose(marked.id);
      else leave();
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
    marked,
    isFollowed: mark?.isFollowed === true,
    open,
    close,
    leave,
    choose,
    /** Marks an option and scrolls to it. */
    follow: (id: string) => setMark({ id, isFollowed: true }),
    /** Marks the option under the pointer. */
    point: (id: string) => setMark({ id, isFollowed: false }),
    /** No option is marked any more: another text was typed. */
    unmark: () => setMark(undefined),
    handleKeys,
  };
}

export type MarkedOption<Id extends string> = ReturnType<typeof useMarkedOption<Id>>;

function markedOf<Id extends string>(
  matches: readonly SelectOption<Id>[],
  { id, edge }: Mark,
): SelectOption<Id> | undefined {
  const byId = matches.find((option) => option.id === id);
  if (byId && isReachable(byId)) return byId;
  if (edge === 'last') return matches.findLast(isReachable);
  return edge === 'first' ? matches.find(isReachable) : undefined;
}
