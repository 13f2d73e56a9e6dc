import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Checkbox } from '../../components/Checkbox/Checkbox.js';
import { CopyButton } from '../../components/CopyButton/CopyButton.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import type { ModalBaseProps } from '../../components/Dialog/useModal.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';
import { keysByText } from '../../internal/keysByText.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './OneTimeSecret.css.js';

export interface SecretItem {
  /** What it is: "Token", "Secret key". Names its copy button. */
  label: string;
  value: string;
}

export interface OneTimeSecretProps extends ModalBaseProps {
  /** What was made: "API token created". */
  heading: ReactNode;
  /** The secrets, and what belongs to them, in the order to read. */
  secrets: readonly SecretItem[];
  /** What whoever has it can do, and where to keep it. */
  children?: ReactNode;
  /** The button that closes it. Default: "Done". */
  doneLabel?: ReactNode;
}

/**
 * Shows a secret that is given once. It closes only after its reader has confirmed to have copied it; until then every
 * way out asks for that.
 */
export const OneTimeSecret = openableForwardRef(function OneTimeSecret(
  { open: givenOpen, defaultOpen = false, onOpenChange, secrets, children, doneLabel, ...dialog }: OneTimeSecretProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useOnDemandMessages('oneTimeSecret', english.oneTimeSecret);
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const [confirmed, setConfirmed] = useState(false);
  const [refused, setRefused] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setConfirmed(false);
    setRefused(false);
  }
  const checkbox = useRef<HTMLInputElement>(null);

  const close = () => {
    if (confirmed) {
      setOpen(false);
      return;
    }
    setRefused(true);
    checkbox.current?.focus();
  };
  const keyOf = keysByText();
  return (
    <Dialog
      {...dialog}
      ref={ref}
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      dismissible={false}
      footer={
        <Button variant="primary" onClick={close}>
          {doneLabel ?? messages.done}
        </Button>
      }
    >
      <div className={styles.body}>
        {children}
        <dl className={styles.list}>
          {secrets.map(({ label, value }) => (
            <div key={keyOf(label)}>
              <dt className={styles.name}>{label}</dt>
              <dd className={styles.secret}>
                <span className={styles.value}>{value}</span>
                <CopyButton value={value} label={label} />
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          ref={checkbox}
          label={messages.copied}
          required
          checked={confirmed}
          onChange={setConfirmed}
          error={refused && !confirmed ? messages.confirmFirst : undefined}
        />
      </div>
    </Dialog>
  );
});
