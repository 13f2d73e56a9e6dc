import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ConfirmByName, ConfirmDialog, Stack } from '@livery/ui';
import { BulkConfirm } from '../bulk/BulkConfirm.js';
import type { ActionDialogProps } from './actions.js';
import { ActionFailure } from './ActionFailure.js';
import { ApiRequest } from './ApiRequest.js';
import type { BoundMutation } from './boundMutation.js';
import { useAction, type ActionState } from './useAction.js';
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

/**
 * Asks before an action is done and carries everything around it: the running, the failure with its retry, the API
 * request, the reason why it is no longer possible, the name to type with what is lost. A dialog is then its words.
 */
export function ConfirmAction<Row>(props: ConfirmActionProps<Row>) {
  return props.bulk ? <BulkConfirm {...props} bulk={props.bulk} /> : <SingleConfirm {...props} />;
}

function SingleConfirm<Row>(props: ConfirmActionProps<Row>) {
  const { action, row, dialog, title, children, confirmName = false, consequences, verifyHref, onDone } = props;
  const { i18n } = useLingui();
  const reason = useActionReason(action, row);
  const state = useAction(() => {
    dialog.onOpenChange(false);
    onDone?.();
  });
  const call = 'call' in props ? props.call : action.call?.(row);
  const label = i18n._(action.label);
  const name = props.name ?? action.table.nameOf(row);
  const done = props.done ?? (action.done && i18n._(action.done(name, row)));
  const shared = {
    ...dialog,
    title: title ?? label,
    confirmLabel: props.confirmLabel ?? (confirmName ? (title ?? label) : label),
    loading: state.loading,
    // What it does shows at once: that it cannot be done a second time is no reason while it runs.
    disabledReason: state.loading ? undefined : (reason ?? props.disabledReason),
    onConfirm: () => void (call && state.run(call, { done })),
  };
  const body = typeof children === 'function' ? children(state) : children;
  const failure = <ActionFailure action={state} verifyHref={verifyHref} onVerify={() => dialog.onOpenChange(false)} />;
  const request = call && <ApiRequest calls={[call]} />;
  if (confirmName) {
    return (
      <ConfirmByName {...shared} name={name} consequences={consequences} details={request}>
        <Stack>
          {body}
          {failure}
        </Stack>
      </ConfirmByName>
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      tone={action.danger ? 'danger' : 'neutral'}
      details={
        <>
          {failure}
          {request}
        </>
      }
    >
      {body}
    </ConfirmDialog>
  );
}
