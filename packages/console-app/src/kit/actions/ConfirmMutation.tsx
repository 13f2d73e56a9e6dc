import type { ReactNode } from 'react';
import { ConfirmByName, ConfirmDialog, Stack, Text } from '@livery/ui';
import type { DialogState } from '#shared/dialogState.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { ActionFailure } from './ActionFailure.js';
import { ApiRequest } from './ApiRequest.js';
import type { BoundMutation } from './boundMutation.js';
import type { ActionState } from './useAction.js';
import { useDialogAction } from './useDialogAction.js';
import { useLeavable } from './useLeavable.js';

/** What will happen: a sentence or two; or also fields that belong to it, disabled while it is `loading`. */
export type ConfirmContent = ReactNode | ((state: Pick<ActionState, 'loading'>) => ReactNode);

/** The content as it is shown: a text as a paragraph. */
export function confirmContent(content: ConfirmContent, state: Pick<ActionState, 'loading'>): ReactNode {
  const shown = typeof content === 'function' ? content(state) : content;
  return typeof shown === 'string' ? <Text>{shown}</Text> : shown;
}

interface ConfirmMutationProps<Result = unknown> {
  dialog: DialogState;
  /** A question, "Delete access key?", or with a name to type what is done: "Delete virtual machine". */
  heading: string;
  /** The verb. */
  confirmLabel: string;
  /** Set for what destroys. */
  danger?: boolean;
  /** What is sent; undefined while something has to be chosen. */
  mutation: BoundMutation<Result> | undefined;
  children?: ConfirmContent;
  /** Has to be typed, for what cannot be undone. */
  nameToType?: string | undefined;
  /** What goes with it: "2 disks, 80 GB". Shown where a name has to be typed. */
  consequences?: readonly string[] | undefined;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
  /** What a toast says when the server has agreed. */
  done?: string | undefined;
  /** Called when the server has agreed; the dialog has been asked to close before. */
  onDone?: ((result: Result | undefined) => void) | undefined;
  /** The address where one sees whether something new exists, after a lost response; or a button that shows it. */
  verifyHref?: ReactNode;
}

/**
 * Asks before a mutation is sent and carries everything around it: the running, the failure with its retry, the API
 * request, the lost connection, the name to type with what is lost.
 */
export function ConfirmMutation<Result = unknown>(props: ConfirmMutationProps<Result>) {
  const { dialog, heading, confirmLabel, danger = false, mutation, children, nameToType, consequences } = props;
  const disconnected = useConnectionReason();
  const state = useDialogAction<Result>(props);
  const { note, ...leaving } = useLeavable(state.loading);
  const confirm = () => void (mutation && state.run(mutation, { done: props.done }));
  const shared = {
    ...dialog,
    heading,
    confirmLabel,
    loading: state.loading,
    ...leaving,
    // What it does shows at once: that it cannot be done a second time is no reason while it runs.
    disabledReason: state.loading ? undefined : (props.disabledReason ?? disconnected),
    onConfirm: confirm,
  };
  const body = confirmContent(children, state);
  const failure = (
    <ActionFailure
      action={state}
      verifyHref={props.verifyHref}
      onRetry={confirm}
      onVerify={() => dialog.onOpenChange(false)}
    />
  );
  const request = mutation && <ApiRequest mutations={[mutation]} />;
  if (nameToType !== undefined) {
    return (
      <ConfirmByName {...shared} name={nameToType} consequences={consequences} details={request}>
        <Stack>
          {body}
          {failure}
          {note}
        </Stack>
      </ConfirmByName>
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      tone={danger ? 'danger' : 'neutral'}
      details={
        <>
          {failure}
          {note}
          {request}
        </>
      }
    >
      {body}
    </ConfirmDialog>
  );
}
