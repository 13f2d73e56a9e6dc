import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider as AriaPortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { checkWithin } from '../../internal/development.js';
import { rootOf } from '../../internal/roots.js';
import { PortalContainerContext } from './InContainer.js';

export interface PortalProviderProps {
  /**
   * The element that dialogs, drawers, menus, popovers, toasts and announcements are put into. In a shadow root it is in the
   * same one as the application. Nothing opens while it is null.
   */
  container: HTMLElement | null;
  /** The application. */
  children: ReactNode;
}

/**
 * Puts what opens into an element other than the body of the document, and has the focus followed into the shadow root of
 * that element. Needed in a shadow root, whose stylesheets do not reach the body.
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  if (container) {
    const root = rootOf(container);
    /* While it renders: the first effect of what opens at once already looks for the focus. No public entry has the switch. */
    if (root instanceof ShadowRoot) enableShadowDOM();
    if (process.env.NODE_ENV === 'development') checkWithin(root);
  }
  return (
    <PortalContainerContext.Provider value={container}>
      <AriaPortalProvider getContainer={() => container}>{children}</AriaPortalProvider>
    </PortalContainerContext.Provider>
  );
}
