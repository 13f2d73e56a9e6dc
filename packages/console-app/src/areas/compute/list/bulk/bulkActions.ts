import { Play, Square, Trash2 } from 'lucide-react';
import { plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { IconType } from '@livery/ui';
import type { ChangeId } from '@livery/api/client';
import type { VmCapability } from '@livery/api/domain/vmCapabilities';
import { runChange, type Change } from '@livery/api/queries/change';
import { deleteVm, startVm, stopVm, type LocatedVm } from '@livery/api/queries/compute';
import { curlOf } from '#shared/curlOf.js';
import { failureText } from '#shared/texts/failures.js';
import { powerActions } from '../../power/actions.js';

export const bulkActionIds = ['start', 'stop', 'delete'] as const;
export type BulkActionId = (typeof bulkActionIds)[number];

/** How one machine of many is changed; `force` cuts the power where it stops. */
interface Call {
  run: (client: QueryClient, vm: LocatedVm, force: boolean) => Promise<unknown>;
  /** The request that `run` makes. */
  curl: (vm: LocatedVm, force: boolean) => string;
  /** What is said of it when it fails. */
  failure: MessageDescriptor;
}

export interface BulkAction extends Call {
  icon: IconType;
  /** Whether it can be done with a machine now. */
  can: (vm: LocatedVm, force: boolean) => VmCapability;
  /** What is asked and done: "Stop 10 virtual machines". */
  title: (count: number) => string;
}

function calls<Id extends ChangeId, Variables extends object>(
  change: Change<Id, Variables>,
  variablesOf: (vm: LocatedVm, force: boolean) => Variables,
): Call {
  return {
    run: (client, vm, force) => runChange(client, change, variablesOf(vm, force)),
    curl: (vm, force) => curlOf(change, variablesOf(vm, force)),
    failure: failureText(change.call),
  };
}

/** What can be done with many machines at once. */
export const bulkActions: Record<BulkActionId, BulkAction> = {
  start: {
    ...calls(startVm, ({ location, uuid }) => ({ location, uuid })),
    icon: Play,
    can: powerActions.start.can,
    title: (count) => plural(count, { one: 'Start # virtual machine', other: 'Start # virtual machines' }),
  },
  stop: {
    ...calls(stopVm, ({ location, uuid }, force) => ({ location, uuid, force })),
    icon: Square,
    can: (vm, force) => powerActions[force ? 'forceStop' : 'stop'].can(vm),
    title: (count) => plural(count, { one: 'Stop # virtual machine', other: 'Stop # virtual machines' }),
  },
  delete: {
    ...calls(deleteVm, ({ location, uuid }) => ({ location, uuid })),
    icon: Trash2,
    can: powerActions.delete.can,
    title: (count) => plural(count, { one: 'Delete # virtual machine', other: 'Delete # virtual machines' }),
  },
};
