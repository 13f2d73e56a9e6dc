import { X } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/messages.js';
import { IconButton } from '../Button/IconButton.js';
import { useWorn } from '../ThemeRegion/worn.js';
import * as styles from './Dialog.css.js';
import { usePressOutside } from './pressOutside.js';
import { useScrollable } from './useScrollable.js';

export interface DialogProps {
  /** Whether it is shown. The caller keeps this. */
  open: boolean;
  /** Asked for by Escape, by the close button and by a press outside. The caller sets `open`. */
  onClose: () => void;
  /** What it is for, at its top. Also its name for screen readers. */
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /**
   * Id of the words in the body that are read with the title when it opens, after `description`. Without it, and
   * without `description`, an `alertdialog` reads its whole body.
   */
  describedBy?: string;
  /** The body. It scrolls when it is too long for the screen. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 420, 560 (`medium`, the default) or 800 px wide; never wider than the screen. */
  size?: 'small' | 'medium' | 'large';
  /** While true the dialog cannot be closed: its work is under way. */
  busy?: boolean;
  /** `alertdialog` interrupts for an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. By default it does unless the body holds a field: what was typed would be lost. */
  dismissable?: boolean;
}

/**
 * A question or a short form over the page, which stands still behind it. A full-screen sheet at 700 px or less (A 9).
 * Focus goes in, stays in, and returns to where it was.
 */
export function Dialog({
  open,
  onClose,
  size = 'medium',
  busy = false,
  role = 'dialog',
  dismissable,
  ...content
}: DialogProps) {
  const { ref, shouldCloseOnInteractOutside } = usePressOutside(dismissable);
  const worn = useWorn();
  return (
    <ModalOverlay
      className={`${styles.scrim} ${styles.centered}`}
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={!busy && role === 'dialog'}
      shouldCloseOnInteractOutside={shouldCloseOnInteractOutside}
      isKeyboardDismissDisabled={busy}
    >
      <Modal ref={ref} className={`${styles.modal} ${styles.size[size]}`} {...worn}>
        <Content {...content} {...{ onClose, busy, role }} />
      </Modal>
    </ModalOverlay>
  );
}

type ContentProps = Pick<
  DialogProps,
  'onClose' | 'title' | 'description' | 'describedBy' | 'children' | 'footer' | 'busy' | 'role'
>;

/* Apart from Dialog, because the ids and the measuring live only while it is open. */
function Content({ onClose, title, description, describedBy, children, footer, busy = false, role }: ContentProps) {
  const words = useMessages('dialog');
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrollable = useScrollable(body);
  const described = description !== undefined;
  const bodyDescribes = role === 'alertdialog' && !described && describedBy === undefined;
  const descriptions = [described && `${id}-description`, describedBy, bodyDescribes && `${id}-body`].filter(Boolean);
  return (
    <AriaDialog
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      {...(descriptions.length > 0 && { 'aria-describedby': descriptions.join(' ') })}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {described ? (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          ) : null}
        </div>
        <IconButton label={words.close} icon={X} size="small" disabled={busy} onClick={onClose} />
      </header>
      <div ref={body} id={`${id}-body`} className={styles.body} {...(scrollable && { tabIndex: 0 })}>
        {children}
      </div>
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </AriaDialog>
  );
}
