import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { OptionList } from '../OptionList/OptionList.js';
import { optionId, useMarkedOption } from '../OptionList/useMarkedOption.js';
import { usePressOutside } from '../OptionList/usePressOutside.js';
import { inOrder, type SelectOption } from '../OptionList/options.js';
import type { SelectFocus } from './Select.js';
import { useTypedChoice } from './useTypedChoice.js';

interface SelectPopupProps {
  id: string;
  labelId: string;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  triggerRef: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focus: SelectFocus;
}

/** The list of a Select: the part that is fetched on demand. */
export function SelectPopup({ open, ...props }: SelectPopupProps) {
  return open && <OpenList {...props} />;
}

/** It has the focus while it is open: the marked option, or the list where none is marked. */
function OpenList({
  id,
  labelId,
  options,
  value,
  onChange,
  triggerRef,
  onOpenChange,
  focus,
}: Omit<SelectPopupProps, 'open'>) {
  const messages = useOnDemandMessages('select', english.select);
  const box = useRef<HTMLDivElement>(null);
  const matches = useMemo(() => inOrder(options), [options]);
  const { marked, isFollowed, close, choose, point, follow, handleKeys } = useMarkedOption({
    matches,
    isOpen: true,
    setOpen: onOpenChange,
    initialId: value,
    initialEdge: focus,
    onChoose: ({ id: chosen }) => onChange(chosen),
  });
  usePressOutside(box, close);
  const moveByLetters = useTypedChoice(matches, marked?.id ?? null, follow);
  const [usesKeys, setUsesKeys] = useState(focus !== 'none');
  const handleListKeys = (event: KeyboardEvent) => {
    setUsesKeys(true);
    if (event.key === 'Tab') {
      event.preventDefault();
      close();
    } else if (!moveByLetters(event)) {
      if (event.key === ' ' && marked) {
        event.preventDefault();
        choose(marked.id);
      } else {
        handleKeys(event);
      }
    }
  };

  const focused = `[id="${marked ? optionId(id, matches.indexOf(marked)) : id}"]`;
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }, [focused]);
  useLayoutEffect(
    () => () => {
      if (box.current?.matches(':focus-within')) triggerRef.current?.focus({ preventScroll: true });
    },
    [triggerRef],
  );

  /* One can press the field, move to an option and release there. */
  const wasPressed = useRef(false);
  const handleRelease = ({ target }: MouseEvent) => {
    if (wasPressed.current || !marked || !(target instanceof Node)) return;
    if (box.current?.querySelector(focused)?.contains(target)) choose(marked.id);
  };

  return (
    <OptionList
      box={{
        ref: box,
        onKeyDown: handleListKeys,
        onBlur: ({ currentTarget, relatedTarget }) => {
          // The trigger is given the focus by what closes the list; in strict mode also between its two first mounts.
          if (relatedTarget === triggerRef.current) return;
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
        },
        onPointerMove: () => setUsesKeys(false),
        onMouseDown: () => {
          wasPressed.current = true;
        },
        onMouseUp: handleRelease,
      }}
      id={id}
      labelId={labelId}
      anchor={triggerRef}
      options={matches}
      isChosen={(one) => one === value}
      marked={marked}
      isFollowed={isFollowed}
      isFocusVisible={usesKeys}
      empty={messages.empty}
      onPoint={(option) => point(option.id)}
      onChoose={(option) => choose(option.id)}
      onOutOfSight={close}
    />
  );
}
