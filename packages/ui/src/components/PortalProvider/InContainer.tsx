import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The element of the PortalProvider around; null without one. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

/** Puts something beside what opens where there is a PortalProvider, and leaves it in its place elsewhere. */
export function InContainer({ children }: { children: ReactNode }) {
  const container = useContext(PortalContainerContext);
  return container ? createPortal(children, container) : children;
}
