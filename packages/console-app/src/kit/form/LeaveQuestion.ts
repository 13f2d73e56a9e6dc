import { lazyModal } from '#shared/lazy.js';
import type { LeaveDialogProps } from './LeaveDialog.js';

/** Asks before something is lost by leaving. Fetched when there is something to lose. */
export const LeaveQuestion = lazyModal<LeaveDialogProps>(
  async () => (await import('./LeaveDialog.js')).LeaveDialog,
  ({ onClosed }) => onClosed(),
);
