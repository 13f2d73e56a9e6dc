import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { BulkConfirm } from '../bulk/BulkConfirm.js';
import type { ActionDialogProps } from './actions.js';
import type { BoundMutation } from './boundMutation.js';
import { ConfirmMutation } from './ConfirmMutation.js';
import type { ActionState } from './useAction.js';
import { useActionReason } from './useReason.js';

export interface ConfirmActionProps<Row> extends ActionDialogProps<Row> {
  /** A question, "Stop web-1?", or with a name to type what is done: "Delete virtual machine". The label by default. */
  title?: string;
  /** What will happen, in a sentence or two; fields that belong to it, disabled while it is `loading`. */
  children?: ReactNode | ((state: Pick<ActionState, 'loading'>) => ReactNode);
  /** The verb. The title where a name has to be typed, else the action's label. */
  confirmLabel?: string;
  /** Set for what cannot be undone: the name has to be typed, of several rows how many there are. */
  confirmName?: boolean;
  /** The name to type, where it is not the row's. */
  name?: string;
  /** What goes with it: "2 disks, 80 GB". Shown where a name has to be typed. */
  consequences?: readonly string[];
  /** What is sent, where the row alone does not say it; undefined while something has to be chosen. */
  call?: BoundMutation | undefined;
  /** Why it cannot be done now, beside the action's own reasons. */
  disabledReason?: string | undefined;
  /** What a toast says when the server has agreed. The action's own words by default. */
  done?: string;
  /** The address where one sees whether something new exists, after a lost answer; or a button that shows it. */
  verifyHref?: ReactNode;
}

/** Asks before an action is done, with one row or with many: a `ConfirmMutation` with the action's label, toast and reason. */
export function ConfirmAction<Row>(props: ConfirmActionProps<Row>) {
  return props.bulk ? <BulkConfirm {...props} bulk={props.bulk} /> : <SingleConfirm {...props} />;
}

function SingleConfirm<Row>(props: ConfirmActionProps<Row>) {
  const { action, row, dialog, title, confirmName = false, consequences, children, verifyHref, onDone } = props;
  const { i18n } = useLingui();
  const reason = useActionReason(action, row);
  const label = i18n._(action.label);
  const name = action.table.nameOf(row);
  return (
    <ConfirmMutation
      dialog={dialog}
      title={title ?? label}
      confirmLabel={props.confirmLabel ?? (confirmName ? (title ?? label) : label)}
      danger={action.danger}
      mutation={'call' in props ? props.call : action.call?.(row)}
      nameToType={confirmName ? (props.name ?? name) : undefined}
      consequences={consequences}
      disabledReason={reason ?? props.disabledReason}
      done={props.done ?? (action.done && i18n._(action.done(name, row)))}
      onDone={onDone}
      verifyHref={verifyHref}
    >
      {children}
    </ConfirmMutation>
  );
}
