import type { ReactElement } from 'react';
import { createListeners } from './listeners.js';
import { useService } from './services.js';

export interface Overlays {
  /** Shows an element above all screens until `close` is called, also when the screen that opened it is left. */
  open: (render: (close: () => void) => ReactElement) => void;
  subscribe: (changed: () => void) => () => void;
  /** What is shown now, by id. */
  current: () => readonly [number, ReactElement][];
}

/** What a page shows above all of its screens. */
export function createOverlays(): Overlays {
  const overlays = new Map<number, ReactElement>();
  const { subscribe, notify } = createListeners();
  let visible: readonly [number, ReactElement][] = [];
  let last = 0;

  function changed(): void {
    visible = [...overlays];
    notify();
  }

  return {
    open(render) {
      const id = (last += 1);
      const close = (): void => {
        overlays.delete(id);
        changed();
      };
      overlays.set(id, render(close));
      changed();
    },
    subscribe,
    current: () => visible,
  };
}

export const useOverlays = (): Overlays => useService(createOverlays);
