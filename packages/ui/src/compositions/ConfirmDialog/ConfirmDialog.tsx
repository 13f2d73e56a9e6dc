import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Dialog } from '../../components/Dialog/Dialog.js';
import type { ModalBaseProps } from '../../components/Dialog/useModal.js';
import { Stack } from '../../components/Layout/Stack.js';
import { openableForwardRef } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';

export interface ConfirmDialogProps extends ModalBaseProps {
  /** Does the work; the caller sets `loading` meanwhile and closes the dialog after. */
  onConfirm: () => void;
  /** A question: "Stop web-1?" */
  heading: ReactNode;
  /** What will happen, in a sentence or two: read with the question when the dialog opens. */
  children?: ReactNode;
  /** What else belongs below it and is not read out: a choice, why the last attempt failed, the request it makes. */
  details?: ReactNode;
  /** The verb of the heading: "Stop". */
  confirmLabel: ReactNode;
  /** "Cancel" by default. */
  cancelLabel?: ReactNode;
  /** `danger` for what destroys. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Its work is under way: the button shows a spinner and the dialog cannot be closed. Default false. */
  loading?: boolean | undefined;
  /** It can be closed while its work is under way, which then goes on. Default false. */
  leavable?: boolean | undefined;
  /** Why it cannot be done now. */
  disabledReason?: string | undefined;
}

/** Asks before what can be undone or repeated. What cannot be undone takes ConfirmByName. */
export const ConfirmDialog = openableForwardRef(function ConfirmDialog(
  {
    open: givenOpen,
    defaultOpen = false,
    onOpenChange,
    onConfirm,
    children,
    details,
    confirmLabel,
    cancelLabel,
    tone = 'neutral',
    loading = false,
    leavable = false,
    disabledReason,
    ...dialog
  }: ConfirmDialogProps,
  ref: Ref<HTMLElement>,
) {
  const messages = useOnDemandMessages('confirm', english.confirm);
  const id = useId();
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const described = !isEmpty(children);
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
      describedBy={described ? id : undefined}
      footer={
        <>
          <Button onClick={() => setOpen(false)} disabled={loading && !leavable}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            loading={loading}
            disabledReason={disabledReason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        {described && <div id={id}>{children}</div>}
        {details}
      </Stack>
    </Dialog>
  );
});
