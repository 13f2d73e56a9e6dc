import { useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { moveRangeEnd, rangeOf, withIds } from './selection.js';
import { useStableCallback } from '../../internal/hooks.js';

interface Selection {
  ids: readonly string[];
  selection: ReadonlySet<string>;
  onSelectionChange: ((selection: ReadonlySet<string>) => void) | undefined;
}

/** The event handlers of the table's body. */
export interface BodyEvents {
  /** Arrows walk over the checkboxes, with Shift they select. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** A click with Shift must not select text. */
  onMouseDown: (event: MouseEvent<HTMLElement>) => void;
}

interface RowSelection {
  /** A row's checkbox changed. With Shift, the whole range since the last one follows it. */
  onToggle: (id: string, checked: boolean, range: boolean) => void;
  onToggleAll: (checked: boolean) => void;
  onClear: () => void;
  events: BodyEvents;
  /** The checkbox in the head, which takes the focus when the strip with "Clear" goes. */
  headRef: RefObject<HTMLInputElement | null>;
}

const rowIdOf = (element: EventTarget | null): string | undefined =>
  element instanceof HTMLInputElement ? element.dataset['rowId'] : undefined;

/** The selection of a table by mouse and keyboard; the set itself belongs to the caller. */
export function useRowSelection({ ids, selection, onSelectionChange }: Selection): RowSelection {
  const anchor = useRef<string | null>(null);
  const rangeEnd = useRef<string | null>(null);
  const headRef = useRef<HTMLInputElement>(null);
  const change = (next: ReadonlySet<string>) => onSelectionChange?.(next);

  const start = (id: string) => {
    anchor.current = id;
    rangeEnd.current = id;
  };

  const onToggle = useStableCallback((id: string, checked: boolean, range: boolean) => {
    const between = range && anchor.current !== null ? rangeOf(ids, anchor.current, id) : [];
    if (between.length > 0) rangeEnd.current = id;
    else start(id);
    change(withIds(selection, between.length > 0 ? between : [id], checked));
  });

  const onToggleAll = useStableCallback((checked: boolean) => {
    anchor.current = null;
    change(withIds(selection, ids, checked));
  });

  const onClear = useStableCallback(() => {
    anchor.current = null;
    change(new Set());
    headRef.current?.focus();
  });

  const onKeyDown = useStableCallback((event: KeyboardEvent<HTMLElement>) => {
    const id = rowIdOf(event.target);
    if (id === undefined || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const nextId = ids[ids.indexOf(id) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (nextId === undefined) return;
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[data-row-id]')];
    const next = boxes.find((box) => rowIdOf(box) === nextId);
    if (next === undefined) {
      /* Its row is scrolled out of view, and the next one is not in the document: it comes with the view. */
      if (event.target instanceof Element) event.target.scrollIntoView({ block: 'nearest' });
      return;
    }
    next.focus();
    if (!event.shiftKey) return;
    if (anchor.current === null || rangeEnd.current !== id) start(id);
    rangeEnd.current = nextId;
    change(moveRangeEnd(ids, selection, { anchor: anchor.current ?? id, oldEnd: id, newEnd: nextId }));
  });

  const onMouseDown = useStableCallback((event: MouseEvent<HTMLElement>) => {
    if (!event.shiftKey || rowIdOf(event.target) === undefined) return;
    event.preventDefault();
    if (event.target instanceof HTMLElement) event.target.focus();
  });

  return { onToggle, onToggleAll, onClear, events: { onKeyDown, onMouseDown }, headRef };
}
