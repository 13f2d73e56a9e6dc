/** Whether a dialog is open, and how it says that it wants to close and that its exit animation is over. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onExitComplete: () => void;
}

/** Closes a dialog that was never shown: there is no exit animation to wait for. */
export function closeAtOnce({ onOpenChange, onExitComplete }: DialogState): void {
  onOpenChange(false);
  onExitComplete();
}
