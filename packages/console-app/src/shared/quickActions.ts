import { useEffect, useId, useSyncExternalStore } from 'react';
import type { MenuItem } from '@livery/ui';
import { createListeners } from './listeners.js';
import { useService } from './services.js';

/** What a page offers in the command palette: the same item as in its menus, found by more words. */
export interface QuickAction extends Omit<MenuItem, 'disabled' | 'label' | 'description'> {
  label: string;
  description?: string | undefined;
  /** Words it is found by beside those one sees. */
  keywords?: string;
}

/** What can be done with what a page shows, under its name. */
interface QuickActions {
  label: string;
  actions: readonly QuickAction[];
}

/** What the parts of a page offer in its command palette. */
function createQuickActions() {
  const pages = new Map<string, QuickActions>();
  const { subscribe, notify } = createListeners();
  let visible: readonly QuickActions[] = [];

  function changed(): void {
    visible = [...pages.values()];
    notify();
  }

  return {
    offer(id: string, actions: QuickActions): void {
      pages.set(id, actions);
      changed();
    },
    withdraw(id: string): void {
      pages.delete(id);
      changed();
    },
    subscribe,
    current: (): readonly QuickActions[] => visible,
  };
}

/**
 * Offers actions in the command palette while the page is shown. An action does what the page's button does, with the
 * same reason where it cannot be done now. `actions` is memoised: a new array renders an open palette again.
 */
export function useQuickActions(label: string, actions: readonly QuickAction[]): void {
  const id = useId();
  const { offer, withdraw } = useService(createQuickActions);
  useEffect(() => offer(id, { label, actions }), [offer, id, label, actions]);
  // An effect of its own, so that a change keeps the place among the parts of the page.
  useEffect(() => () => withdraw(id), [withdraw, id]);
}

/** What the page in sight offers, as it is now: an entry for each of its parts that offers something. */
export function useOfferedActions(): readonly QuickActions[] {
  const { subscribe, current } = useService(createQuickActions);
  return useSyncExternalStore(subscribe, current);
}
