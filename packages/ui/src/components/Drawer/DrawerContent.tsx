import { X } from 'lucide-react';
import type { Ref } from 'react';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { IconButton } from '../Button/IconButton.js';
import { DialogBox } from '../Dialog/DialogBox.js';
import { Modal } from '../Dialog/Modal.js';
import type { ModalState } from '../Dialog/useModal.js';
import { Icon } from '../Icon/Icon.js';
import type { DrawerProps } from './Drawer.js';
import * as styles from './Drawer.css.js';

interface DrawerContentProps extends Omit<DrawerProps, keyof ModalState | 'defaultOpen'> {
  state: ModalState;
  drawerRef: Ref<HTMLElement>;
}

/** The drawer itself: the part of Drawer that is fetched when it first opens. */
export function DrawerContent({
  state,
  drawerRef,
  side = 'end',
  surface = 'page',
  dismissible,
  ...box
}: DrawerContentProps) {
  const messages = useOnDemandMessages('drawer', english.drawer);
  const close = () => state.onOpenChange(false);
  const onPage = surface === 'page';
  return (
    <Modal
      state={state}
      className={`${styles.panel} ${styles.side[side]} ${styles.surface[surface]}`}
      dismissible={dismissible}
    >
      <DialogBox
        {...box}
        boxRef={drawerRef}
        bodyClassName={onPage ? undefined : styles.navigationBody}
        closeButton={
          onPage ? (
            <IconButton label={messages.close} icon={X} size="small" onClick={close} />
          ) : (
            <button type="button" className={styles.navigationClose} aria-label={messages.close} onClick={close}>
              <Icon icon={X} />
            </button>
          )
        }
      />
    </Modal>
  );
}
