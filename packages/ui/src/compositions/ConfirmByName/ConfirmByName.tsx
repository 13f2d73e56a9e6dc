import { TriangleAlert } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import { Icon } from '../../components/Icon/Icon.js';
import { TextField } from '../../components/TextField/TextField.js';
import { useMessages } from '../../messages/messages.js';
import * as styles from './ConfirmByName.css.js';
import { matchesName } from './matchesName.js';

export interface ConfirmByNameProps {
  /** Whether it is shown. The caller keeps this. */
  open: boolean;
  /** Asked for by Escape, by the close button and by "Cancel". The caller sets `open`. */
  onClose: () => void;
  /** Does the work; the caller sets `busy` meanwhile and closes the dialog after. */
  onConfirm: () => void;
  /** What is asked: "Delete virtual machine". */
  title: string;
  /** The name of the resource, which has to be typed or pasted. */
  name: string;
  /** What is lost together with it: "2 disks, 80 GB", "4 snapshots". */
  consequences?: readonly string[];
  /** Anything else to know before. */
  children?: ReactNode;
  /** What few need, after the field: the request it makes. */
  details?: ReactNode;
  /** The verb of the title: "Delete virtual machine". */
  confirmLabel: string;
  /** While true its work is under way: the button shows a spinner and the dialog cannot be closed. Default false. */
  busy?: boolean;
  /** Why it cannot be done now, whatever is typed. */
  disabledReason?: string | undefined;
  /** Why the last attempt failed. */
  error?: string;
}

/** Asks before what cannot be undone: deleting, reinstalling, rebuilding, releasing. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const { open, onClose, title, busy = false, name, confirmLabel, onConfirm } = props;
  const words = useMessages('confirmByName');
  const { cancel } = useMessages('confirm');
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTyped('');
  }

  const matches = matchesName(typed, name);
  const untyped = typed.trim() === '' ? words.typeFirst : words.mismatch;
  const blocked = props.disabledReason ?? (matches ? undefined : untyped);
  const submit = () => {
    if (blocked === undefined && !busy) onConfirm();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      role="alertdialog"
      busy={busy}
      describedBy={`${formId}-loss`}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={busy}
            {...(blocked !== undefined && { disabledReason: blocked })}
          >
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
          submit();
        }}
      >
        <Loss id={`${formId}-loss`} name={name} consequences={props.consequences ?? []} />
        {props.children}
        <TextField
          label={words.label(name)}
          value={typed}
          onChange={setTyped}
          disabled={busy}
          autoComplete="off"
          autoFocus
          {...(props.error !== undefined && { error: props.error })}
        />
        {props.details}
      </form>
    </Dialog>
  );
}

/** What will be gone, and that it will not come back. */
function Loss({ id, name, consequences }: { id: string; name: string; consequences: readonly string[] }) {
  const words = useMessages('confirmByName');
  return (
    <div className={styles.loss}>
      <span className={styles.icon}>
        <Icon icon={TriangleAlert} />
      </span>
      <div id={id} className={styles.words}>
        <span className={styles.name}>{name}</span>
        <p className={styles.irreversible}>{words.irreversible}</p>
        {consequences.length === 0 ? null : (
          <>
            <p className={styles.listHeading}>{words.goesWithIt}</p>
            <ul className={styles.list}>
              {consequences.map((consequence) => (
                <li key={consequence}>{consequence}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
