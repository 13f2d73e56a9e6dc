import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** What a splitter moves, in px. */
export interface SplitterRange {
  value: number;
  min: number;
  max: number;
}

interface SplitterOptions {
  /** `inline` where it stands between things beside each other, `block` between things above each other. */
  axis: 'inline' | 'block';
  /** Whether what it sizes stands after it, and so grows as it moves towards the start. Default false. */
  isReversed?: boolean | undefined;
  /** What it can be moved to, as things are now. */
  measure: () => SplitterRange;
  /** Shows a size while the pointer moves; undefined ends that. */
  preview: (value: number | undefined) => void;
  /** Keeps a size. */
  onChange: (value: number) => void;
  /** Two presses; Enter too, unless it does something else. */
  onReset: () => void;
  onEnter?: (() => void) | undefined;
}

interface Drag {
  /** Where the pointer went down. */
  from: number;
  range: SplitterRange;
  /** What is shown, once the pointer has moved. */
  shown: number | undefined;
}

/** What an arrow key moves it by (px). */
const step = 16;
/** Two presses within this time are one that restores (ms). */
const doublePress = 500;

const arrows = { inline: ['ArrowLeft', 'ArrowRight'], block: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * The movable line between two things, as the ARIA practices have it (window splitter): dragged, moved by arrow keys, to its
 * ends by Home and End; Escape takes the movement back. The caller gives the role, the name and the values.
 */
export function useSplitter({
  axis,
  isReversed = false,
  measure,
  preview,
  onChange,
  onReset,
  onEnter = onReset,
}: SplitterOptions) {
  const drag = useRef<Drag | null>(null);
  const lastPress = useRef(0);
  /** The size when the focus came. */
  const before = useRef<number | null>(null);

  const within = ({ min, max }: SplitterRange, value: number) => Math.round(Math.max(min, Math.min(max, value)));
  const placeOf = (event: PointerEvent) => (axis === 'inline' ? event.clientX : event.clientY);
  const signOf = (element: Element) =>
    (axis === 'inline' && getComputedStyle(element).direction === 'rtl') === isReversed ? 1 : -1;
  const cancel = () => {
    drag.current = null;
    preview(undefined);
  };

  return {
    onFocus: () => {
      before.current = measure().value;
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      drag.current = { from: placeOf(event), range: measure(), shown: undefined };
      try {
        event.currentTarget.setPointerCapture(event.pointerId);
      } catch {
        /* The pointer is gone already, or a test made it. */
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const { from, range, shown } = drag.current;
      const next = within(range, range.value + (placeOf(event) - from) * signOf(event.currentTarget));
      if (next === (shown ?? Math.round(range.value))) return;
      drag.current.shown = next;
      preview(next);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const { shown } = drag.current;
      cancel();
      if (shown !== undefined) {
        onChange(shown);
      } else if (event.timeStamp - lastPress.current < doublePress) {
        lastPress.current = 0;
        onReset();
      } else {
        lastPress.current = event.timeStamp;
      }
    },
    onPointerCancel: cancel,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const range = measure();
      const [less, more] = arrows[axis];
      const by = step * signOf(event.currentTarget);
      const act = (action: () => void) => {
        event.preventDefault();
        event.stopPropagation();
        action();
      };
      const moveTo = (value: number) => act(() => onChange(within(range, value)));
      if (event.key === less) moveTo(range.value - by);
      else if (event.key === more) moveTo(range.value + by);
      else if (event.key === 'Home') moveTo(range.min);
      else if (event.key === 'End') moveTo(range.max);
      else if (event.key === 'Enter') act(onEnter);
      else if (event.key === 'Escape' && drag.current !== null) act(cancel);
      else if (event.key === 'Escape' && before.current !== null && Math.abs(before.current - range.value) >= 1)
        moveTo(before.current);
    },
  };
}
