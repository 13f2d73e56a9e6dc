import { Play, Square, Trash2 } from 'lucide-react';
import { plural } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { IconType } from '@livery/ui';
import type { VmCapability } from '@livery/api/domain/vmCapabilities';
import { runChange } from '@livery/api/queries/change';
import { deleteVm, startVm, stopVm, type LocatedVm } from '@livery/api/queries/compute';
import type { FailureId } from '@livery/api/queries/failures';
import { powerActions } from '../../power/actions.js';

export const bulkActionIds = ['start', 'stop', 'delete'] as const;
export type BulkActionId = (typeof bulkActionIds)[number];

export interface BulkAction {
  icon: IconType;
  /** Whether it can be done with a machine now; `force` cuts the power where it stops. */
  can: (vm: LocatedVm, force: boolean) => VmCapability;
  run: (client: QueryClient, vm: LocatedVm, force: boolean) => Promise<unknown>;
  failure: FailureId;
  /** What is asked and done: "Stop 10 virtual machines". */
  title: (count: number) => string;
}

/** What can be done with many machines at once. */
export const bulkActions: Record<BulkActionId, BulkAction> = {
  start: {
    icon: Play,
    can: powerActions.start.can,
    run: (client, { location, uuid }) => runChange(client, startVm, { location, uuid }),
    failure: startVm.failure,
    title: (count) => plural(count, { one: 'Start # virtual machine', other: 'Start # virtual machines' }),
  },
  stop: {
    icon: Square,
    can: (vm, force) => powerActions[force ? 'forceStop' : 'stop'].can(vm),
    run: (client, { location, uuid }, force) => runChange(client, stopVm, { location, uuid, force }),
    failure: stopVm.failure,
    title: (count) => plural(count, { one: 'Stop # virtual machine', other: 'Stop # virtual machines' }),
  },
  delete: {
    icon: Trash2,
    can: powerActions.delete.can,
    run: (client, { location, uuid }) => runChange(client, deleteVm, { location, uuid }),
    failure: deleteVm.failure,
    title: (count) => plural(count, { one: 'Delete # virtual machine', other: 'Delete # virtual machines' }),
  },
};
