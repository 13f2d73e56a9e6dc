import type { ReactElement } from 'react';
import { createListeners } from './listeners.js';

const overlays = new Map<number, ReactElement>();
const { subscribe, notify } = createListeners();
let visible: readonly [number, ReactElement][] = [];
let last = 0;

function changed(): void {
  visible = [...overlays];
  notify();
}

/** Shows an element above all screens until `close` is called, also when the screen that opened it is left. */
export function openOverlay(render: (close: () => void) => ReactElement): void {
  const id = (last += 1);
  const close = (): void => {
    overlays.delete(id);
    changed();
  };
  overlays.set(id, render(close));
  changed();
}

/** Closes them all: a page that is loaded afresh begins without any. */
export function closeOverlays(): void {
  overlays.clear();
  changed();
}

/** For `useSyncExternalStore`: what is shown now, by id. */
export const overlayStore = {
  subscribe,
  current: (): readonly [number, ReactElement][] => visible,
};
