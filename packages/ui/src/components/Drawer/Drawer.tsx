import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/messages.js';
import { IconButton } from '../Button/IconButton.js';
import { Icon } from '../Icon/Icon.js';
import * as dialog from '../Dialog/Dialog.css.js';
import { usePressOutside } from '../Dialog/pressOutside.js';
import { useScrollable } from '../Dialog/useScrollable.js';
import { useWorn } from '../ThemeRegion/worn.js';
import * as styles from './Drawer.css.js';

export interface DrawerProps {
  /** Whether it is shown. The caller keeps this. */
  open: boolean;
  /** Asked for by Escape, by the close button and by a press outside. The caller sets `open`. */
  onClose: () => void;
  /** What it is for, at its top. Also its name for screen readers. */
  title: string;
  /** The body. It scrolls when it is too long for the screen. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** The edge of the screen that it comes from. Default `end`. */
  side?: 'start' | 'end';
  /** `navigation` wears the colours of the side navigation. */
  surface?: 'page' | 'navigation';
  /** Whether a press outside closes it. By default it does unless it holds a field: what was typed would be lost. */
  dismissable?: boolean;
}

/** A sheet of 320 px from the side (A 9), for what accompanies the page: navigation on a phone, filters, details. */
export function Drawer({ open, onClose, side = 'end', surface = 'page', dismissable, ...content }: DrawerProps) {
  const { ref, shouldCloseOnInteractOutside } = usePressOutside(dismissable);
  const worn = useWorn();
  return (
    <ModalOverlay
      className={dialog.scrim}
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable
      shouldCloseOnInteractOutside={shouldCloseOnInteractOutside}
    >
      <Modal ref={ref} className={`${styles.panel} ${styles.side[side]} ${styles.surface[surface]}`} {...worn}>
        <Content {...content} surface={surface} onClose={onClose} />
      </Modal>
    </ModalOverlay>
  );
}

type ContentProps = Pick<DrawerProps, 'onClose' | 'title' | 'children' | 'footer'> & { surface: 'page' | 'navigation' };

function Content({ onClose, title, children, footer, surface }: ContentProps) {
  const words = useMessages('drawer');
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(body);
  return (
    <AriaDialog className={dialog.dialog} aria-labelledby={id}>
      <header className={dialog.header}>
        <div className={dialog.titles}>
          <h2 id={id} className={dialog.title}>
            {title}
          </h2>
        </div>
        {surface === 'page' ? (
          <IconButton label={words.close} icon={X} size="small" onClick={onClose} />
        ) : (
          <button type="button" className={styles.navigationClose} aria-label={words.close} onClick={onClose}>
            <Icon icon={X} />
          </button>
        )}
      </header>
      <div
        ref={body}
        className={surface === 'page' ? dialog.body : `${dialog.body} ${styles.navigationBody}`}
        {...(scrollable && { tabIndex: 0 })}
      >
        {children}
      </div>
      {footer === undefined ? null : <footer className={dialog.footer}>{footer}</footer>}
    </AriaDialog>
  );
}
