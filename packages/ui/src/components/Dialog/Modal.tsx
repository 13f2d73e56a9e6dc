import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useStableCallback } from '../../internal/hooks.js';
import { LocaleForReactAria } from '../../internal/LocaleForReactAria.js';
import { useTopLayerInShadowRoot } from '../../react-aria-patches/useTopLayerInShadowRoot.js';
import { useThemeAttributes } from '../ThemeRegion/themeAttributes.js';
import type { ModalState } from './useModal.js';
import * as styles from './Dialog.css.js';

interface ModalProps {
  state: ModalState;
  /** Whether a press outside closes it. By default it does unless it holds a field: what was typed would be lost. */
  dismissible?: boolean | undefined;
  /** Whether anything closes it. Default true. */
  closable?: boolean | undefined;
  /** Of the layer over the page, besides the scrim. */
  overlayClassName?: string | undefined;
  /** Of the box. */
  className: string;
  /** The element with the role `dialog`. */
  children: ReactNode;
}

const fields = 'form, input, select, textarea, [contenteditable], [aria-haspopup="listbox"]';

/** The layer, focus and closing of Dialog, Drawer and CommandPalette. Belongs to the code that is fetched on demand. */
export function Modal({ state, dismissible, closable = true, overlayClassName = '', className, children }: ModalProps) {
  const { open, onOpenChange, onExitComplete } = state;
  const themeAttributes = useThemeAttributes();
  const box = useRef<HTMLDivElement>(null);
  useTopLayerInShadowRoot(box, open);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const exitComplete = useStableCallback(() => {
    if (mounted.current && !open) onExitComplete?.();
  });
  return (
    <LocaleForReactAria>
      <ModalOverlay
        className={`${styles.scrim} ${overlayClassName}`}
        isOpen={open}
        onOpenChange={onOpenChange}
        isDismissable={closable && dismissible !== false}
        /* Evaluated at the press: the content may have changed since the modal opened. */
        shouldCloseOnInteractOutside={() => dismissible ?? box.current?.querySelector(fields) === null}
        isKeyboardDismissDisabled={!closable}
      >
        <AriaModal ref={box} className={className} {...themeAttributes}>
          <ExitObserver onExit={exitComplete} />
          <Frozen frozen={!open}>{children}</Frozen>
        </AriaModal>
      </ModalOverlay>
    </LocaleForReactAria>
  );
}

/** Calls back after its own removal, once the update of the modal around it is complete. */
function ExitObserver({ onExit }: { onExit: () => void }) {
  useEffect(() => () => queueMicrotask(onExit), [onExit]);
  return null;
}

/** Renders its children until it is frozen, then keeps the last ones, so that the exit animation shows no change. */
const Frozen = memo(
  function Frozen({ children }: { frozen: boolean; children: ReactNode }) {
    return children;
  },
  (_before, { frozen }) => frozen,
);
