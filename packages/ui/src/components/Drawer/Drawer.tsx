import { type ReactNode, type Ref } from 'react';
import { openableForwardRef } from '../../internal/controlled.js';
import { checkModal } from '../../internal/development.js';
import { onDemand } from '../../internal/onDemand.js';
import { useModal, type ModalBaseProps } from '../Dialog/useModal.js';

export interface DrawerProps extends ModalBaseProps {
  /** What it is for, at its top. Also its accessible name. */
  heading: ReactNode;
  /** The body. It scrolls when it is too long for the screen. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** The edge of the screen that it comes from. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** `navigation` has the colours of the side navigation. Default `page`. */
  surface?: 'page' | 'navigation' | undefined;
  /** Whether a press outside closes it. By default it does unless it holds a field: what was typed would be lost. */
  dismissible?: boolean | undefined;
}

const content = onDemand(async () => (await import('./DrawerContent.js')).DrawerContent);

/**
 * A sheet of 320 px from the side (specification: account and billing, section 9), for what accompanies the page:
 * navigation on a phone, filters, details.
 */
export const Drawer = openableForwardRef(function Drawer(props: DrawerProps, ref: Ref<HTMLElement>) {
  if (process.env.NODE_ENV === 'development') checkModal(props);
  const { Content, fallback, state, rest } = useModal(content, props);
  return Content ? <Content {...rest} state={state} drawerRef={ref} /> : fallback;
});
