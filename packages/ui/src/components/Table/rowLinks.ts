import type { MouseEvent } from 'react';
import './rowLinks.css.js';
import type { BodyEvents } from './useRowSelection.js';

/** What does something of its own when it is pressed. */
const controls = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]';
/** Cells for controls: a press beside one is a press that missed. */
const cellsOfControls = 'td:has([data-row-id]), td:has([aria-haspopup])';

/** The link of the row that was pressed, unless the press was for something else in it. */
function linkOf({ target, currentTarget, defaultPrevented }: MouseEvent): HTMLAnchorElement | null {
  /* What is pressed in a menu that a row has opened comes here too, from another part of the page. */
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return null;
  const control = target.closest(`${controls}, ${cellsOfControls}`);
  if (control !== null && currentTarget.contains(control) && control !== currentTarget) return null;
  return target.closest('tr')?.querySelector<HTMLAnchorElement>('[data-row-link]') ?? null;
}

export interface RowLinkEvents extends BodyEvents {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onAuxClick: (event: MouseEvent<HTMLElement>) => void;
}

/** The link is pressed in the row's place, so that a router and the browser treat it as they do every link. */
function follow(event: MouseEvent, inNewTab = false): void {
  const [ctrlKey, metaKey] = [inNewTab || event.ctrlKey, inNewTab || event.metaKey];
  const init = { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey: event.shiftKey };
  linkOf(event)?.dispatchEvent(new window.MouseEvent('click', init));
}

/** The events of a body whose rows lead somewhere. */
export const rowLinkEvents = ({ onKeyDown, onMouseDown }: BodyEvents): RowLinkEvents => ({
  onKeyDown,
  onMouseDown: (event) => {
    onMouseDown(event);
    /* The middle button would scroll. */
    if (event.button === 1 && linkOf(event) !== null) event.preventDefault();
  },
  onClick: (event) => {
    /* Text was selected. */
    if (window.getSelection()?.isCollapsed !== false) follow(event);
  },
  onAuxClick: (event) => {
    if (event.button === 1) follow(event, true);
  },
});
