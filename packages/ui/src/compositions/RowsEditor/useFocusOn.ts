import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes once the rows have changed. */
export interface FocusTarget {
  /** The id of a row; undefined for the button that adds one. */
  row: string | undefined;
  /** Of `data-part` in the row. */
  part: 'fields' | 'up' | 'down' | 'remove';
  /** Where the row is then. */
  index?: number;
  /** The id of a row that is not there any more then. */
  gone?: string;
}

const controls = ':is(input:not([type="hidden"]), select, textarea, button, [tabindex="0"]):not(:disabled)';
const selectors = [`[data-first-field]${controls}`, `[data-first-field] ${controls}`, controls];

/** The control that takes the focus in a part of a row. */
function controlIn(part: Element | null | undefined): HTMLElement | null | undefined {
  if (part instanceof HTMLButtonElement) return part;
  for (const selector of selectors) {
    const control = part?.querySelector<HTMLElement>(selector);
    if (control) return control;
  }
  return undefined;
}

function isThere({ row, index, gone }: FocusTarget, rows: readonly { id: string }[]): boolean {
  if (index !== undefined) return rows[index]?.id === row;
  return rows.every(({ id }) => id !== gone);
}

/**
 * Moves the focus to each new target once the rows are as it says: with another render between the press and the new rows
 * it would else go to what is about to move.
 */
export function useFocusOn(
  target: FocusTarget | undefined,
  rows: readonly { id: string }[],
  root: RefObject<HTMLElement | null>,
): void {
  const reached = useRef<FocusTarget>(undefined);
  useEffect(() => {
    if (!target || reached.current === target || !isThere(target, rows)) return;
    reached.current = target;
    const row = target.row !== undefined && root.current?.querySelector(`[data-row="${CSS.escape(target.row)}"]`);
    const part = row ? row.querySelector(`[data-part="${target.part}"]`) : undefined;
    (controlIn(part) ?? root.current?.querySelector<HTMLElement>('[data-part="add"]'))?.focus();
  }, [target, rows, root]);
}
