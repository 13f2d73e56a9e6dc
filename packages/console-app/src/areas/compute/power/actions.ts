import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Play, Power, Square, Trash2 } from 'lucide-react';
import type { IconType } from '@livery/ui';
import { canDelete, canForceStop, canStart, canStop, type VmCapability } from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';

export type PowerActionId = 'start' | 'stop' | 'forceStop' | 'delete';

export interface PowerAction {
  label: MessageDescriptor;
  icon: IconType;
  /** Whether it can be done now and, if not, why. */
  can: (vm: LocatedVm) => VmCapability;
  /** What the toast says once the server has agreed. */
  done: (name: string) => MessageDescriptor;
}

/** Start, stop, force stop and delete, in the words that the list and the machine's own screen share (I 4). */
export const powerActions: Record<PowerActionId, PowerAction> = {
  start: {
    label: msg`Start`,
    icon: Play,
    can: canStart,
    done: (name) => msg`Starting ${name}`,
  },
  stop: {
    label: msg`Stop`,
    icon: Square,
    can: canStop,
    done: (name) => msg`Stopping ${name}`,
  },
  forceStop: {
    label: msg`Force stop`,
    icon: Power,
    can: canForceStop,
    done: (name) => msg`Forcing ${name} to stop`,
  },
  delete: {
    label: msg`Delete`,
    icon: Trash2,
    can: canDelete,
    done: (name) => msg`Deleted ${name}`,
  },
};
