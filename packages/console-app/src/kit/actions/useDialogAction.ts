import type { DialogState } from '#shared/dialogState.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { useAction, type ActionState } from './useAction.js';

interface DialogAction<Result> {
  dialog: Pick<DialogState, 'onOpenChange'>;
  /** Whether the dialog stays open when the server has agreed. */
  staysOpen?: boolean | undefined;
  onDone?: ((result: Result | undefined) => void) | undefined;
}

/** The change that a dialog sends: it is closed when the server has agreed. */
export function useDialogAction<Result>({
  dialog,
  staysOpen = false,
  onDone,
}: DialogAction<Result>): ActionState<Result> {
  const isVisible = useIsVisible();
  return useAction<Result>((result) => {
    // Closed meanwhile, it may have been opened anew for something else.
    if (!staysOpen && isVisible.current) dialog.onOpenChange(false);
    onDone?.(result);
  });
}
