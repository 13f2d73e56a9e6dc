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
  /** Asks before it is done, in PowerDialog; the others are done at once. */
  confirmed: boolean;
}

/** Start, stop, force stop and delete, in the words that the list and the machine's own screen share (I 4). */
export const powerActions: Record<PowerActionId, PowerAction> = {
  start: {
    label: msg`Start`,
    icon: Play,
    can: canStart,
    done: (name) => msg`Starting ${name}`,
    confirmed: false,
  },
  stop: {
    label: msg`Stop`,
    icon: Square,
    can: canStop,
    done: (name) => msg`Stopping ${name}`,
    confirmed: true,
  },
  forceStop: {
    label: msg`Force stop`,
    icon: Power,
    can: canForceStop,
    done: (name) => msg`Forcing ${name} to stop`,
    confirmed: true,
  },
  delete: {
    label: msg`Delete`,
    icon: Trash2,
    can: canDelete,
    done: (name) => msg`Deleted ${name}`,
    confirmed: true,
  },
};
