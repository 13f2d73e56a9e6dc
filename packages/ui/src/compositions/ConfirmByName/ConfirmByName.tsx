import { TriangleAlert } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import type { ModalBaseProps } from '../../components/Dialog/useModal.js';
import { Icon } from '../../components/Icon/Icon.js';
import { TextField } from '../../components/TextField/TextField.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';
import { keysByText } from '../../internal/keysByText.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as englishOfScreens from '../../messages/enOfScreens.js';
import * as styles from './ConfirmByName.css.js';
import { matchesName } from './matchesName.js';

export interface ConfirmByNameProps extends ModalBaseProps {
  /** Does the work; the caller sets `loading` meanwhile and closes the dialog after. */
  onConfirm: () => void;
  /** What is asked: "Delete virtual machine". */
  heading: ReactNode;
  /** The name of the resource, which has to be typed or pasted. */
  name: string;
  /** What is lost together with it: "2 disks, 80 GB", "4 snapshots". Default none. */
  consequences?: readonly string[] | undefined;
  /** Anything else to know before. */
  children?: ReactNode;
  /** What few need, after the field: the request it makes. */
  details?: ReactNode;
  /** The verb of the heading: "Delete virtual machine". */
  confirmLabel: ReactNode;
  /** Its work is under way: the button shows a spinner and the dialog cannot be closed. Default false. */
  loading?: boolean | undefined;
  /** It can be closed while its work is under way, which then goes on. Default false. */
  leavable?: boolean | undefined;
  /** "Cancel" by default. */
  cancelLabel?: ReactNode;
  /** Why it cannot be done now, whatever is typed. */
  disabledReason?: string | undefined;
  /** Why the last attempt failed. */
  error?: ReactNode;
}

const noConsequences: readonly string[] = [];

/** Asks before what cannot be undone: deleting, reinstalling, rebuilding, releasing. */
export const ConfirmByName = openableForwardRef(function ConfirmByName(
  {
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    onConfirm,
    name,
    consequences = noConsequences,
    children,
    details,
    confirmLabel,
    loading = false,
    leavable = false,
    cancelLabel,
    disabledReason,
    error,
    ...dialog
  }: ConfirmByNameProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useOnDemandMessages('confirmByName', english.confirmByName);
  const { cancel } = useOnDemandMessages('confirm', englishOfScreens.confirm);
  const formId = useId();
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const [typed, setTyped] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTyped('');
  }

  const matches = matchesName(typed, name);
  const notTyped = typed.trim() === '' ? messages.typeFirst : messages.mismatch;
  const blocked = disabledReason ?? (matches ? undefined : notTyped);

  return (
    <Dialog
      {...dialog}
      ref={ref}
      open={open}
      onOpenChange={setOpen}
      size="small"
      role="alertdialog"
      loading={loading}
      leavable={leavable}
      describedBy={`${formId}-loss`}
      footer={
        <>
          <Button onClick={() => setOpen(false)} disabled={loading && !leavable}>
            {cancelLabel ?? cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={loading} disabledReason={blocked}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          /* React would pass it on to a form around the dialog. */
          event.stopPropagation();
          if (blocked === undefined && !loading) onConfirm();
        }}
      >
        <Loss id={`${formId}-loss`} name={name} consequences={consequences} />
        {children}
        <TextField
          label={messages.label(name)}
          value={typed}
          onChange={setTyped}
          readOnly={loading}
          autoComplete="off"
          autoFocus
          error={error}
        />
        {details}
      </form>
    </Dialog>
  );
});

/** What will be lost, and that it cannot be undone. */
function Loss({ id, name, consequences }: { id: string; name: string; consequences: readonly string[] }) {
  const messages = useOnDemandMessages('confirmByName', english.confirmByName);
  const keyOf = keysByText();
  return (
    <div className={styles.loss}>
      <span className={styles.icon}>
        <Icon icon={TriangleAlert} />
      </span>
      <div id={id} className={styles.label}>
        <span className={styles.name}>{name}</span>
        <p className={styles.irreversible}>{messages.irreversible}</p>
        {consequences.length === 0 ? null : (
          <>
            <p className={styles.listHeading}>{messages.goesWithIt}</p>
            <ul className={styles.list}>
              {consequences.map((consequence) => (
                <li key={keyOf(consequence)}>{consequence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
