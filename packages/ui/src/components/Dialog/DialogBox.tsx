import { useId, useState, type ReactNode, type Ref } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { idList, mergeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { useIsScrollable } from '../../internal/useIsScrollable.js';
import type { DialogProps } from './Dialog.js';
import type { ModalBaseProps } from './useModal.js';
import * as styles from './Dialog.css.js';

interface DialogBoxProps
  extends
    Omit<ModalBaseProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'onExitComplete'>,
    Pick<DialogProps, 'heading' | 'description' | 'describedBy' | 'children' | 'footer' | 'role'> {
  closeButton: ReactNode;
  bodyClassName?: string | undefined;
  boxRef: Ref<HTMLElement>;
}

/** Title, body and footer of a Dialog or a Drawer, in the element with the role `dialog`. */
export function DialogBox({
  heading,
  description,
  describedBy,
  children,
  footer,
  role = 'dialog',
  closeButton,
  bodyClassName = '',
  boxRef,
  ...attributes
}: DialogBoxProps) {
  const id = useId();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const scrollable = useIsScrollable(body);
  const described = !isEmpty(description);
  const bodyDescribes = role === 'alertdialog' && !described && describedBy === undefined;
  return (
    <AriaDialog
      ref={boxRef}
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={idList(described && `${id}-description`, describedBy, bodyDescribes && `${id}-body`)}
      render={(own) => <section {...mergeAttributes(attributes, own)} />}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 id={`${id}-title`} className={styles.title}>
            {heading}
          </h2>
          {described && (
            <p id={`${id}-description`} className={styles.description}>
              {description}
            </p>
          )}
        </div>
        {closeButton}
      </header>
      <div
        ref={setBody}
        id={`${id}-body`}
        className={`${styles.body} ${bodyClassName}`}
        {...(scrollable && { tabIndex: 0 })}
      >
        {children}
      </div>
      {!isEmpty(footer) && <footer className={styles.footer}>{footer}</footer>}
    </AriaDialog>
  );
}
