import type { LocatedVm } from '@livery/api/queries/compute';
import type { PowerActionId } from './actions.js';
import { DeleteDialog } from './DeleteDialog.js';
import { StopDialog } from './StopDialog.js';

export interface PowerDialogProps {
  /** What is asked about; a start is not asked about. */
  action: Exclude<PowerActionId, 'start'>;
  vm: LocatedVm;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** The confirmation of a power action. Default export, to be loaded when it is first asked for. */
export default function PowerDialog({ action, vm, onClose, onDeleted }: PowerDialogProps) {
  if (action === 'delete') return <DeleteDialog vm={vm} onClose={onClose} onDeleted={onDeleted} />;
  return <StopDialog vm={vm} force={action === 'forceStop'} onClose={onClose} />;
}
