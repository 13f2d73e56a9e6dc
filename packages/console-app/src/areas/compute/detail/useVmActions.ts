import { useLingui } from '@lingui/react/macro';
import {
  Camera,
  Code,
  Copy,
  CreditCard,
  HardDrive,
  History,
  KeyRound,
  LifeBuoy,
  Pencil,
  RotateCcw,
  Scaling,
} from 'lucide-react';
import * as can from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import type { QuickAction } from '#shared/quickActions.js';
import { powerActions } from '../power/actions.js';
import { useReason } from '../power/useReason.js';
import type { Ask, DialogRequest } from './dialogs/requests.js';

type Simple = Exclude<DialogRequest['id'], 'deleteReplica' | 'growDisk' | 'deleteDisk' | 'removeVlan'>;

/**
 * What can be done with a machine beside starting, stopping and looking at it, in the sections of its menu: what
 * destroys at the foot. What cannot be done now says why.
 */
export function useVmActions(vm: LocatedVm, ask: Ask): { id: string; items: QuickAction[] }[] {
  const { t, i18n } = useLingui();
  const reason = useReason();
  const { forceStop, delete: remove } = powerActions;

  const item = (
    id: Simple,
    capability: can.VmCapability,
    rest: Pick<QuickAction, 'label' | 'icon' | 'tone'>,
  ): QuickAction => ({ id, ...rest, onAction: () => ask({ id }), disabledReason: reason(capability) });

  return [
    {
      id: 'power',
      items: [
        item('rescue', can.canRescue(vm), { label: t`Start in rescue mode`, icon: LifeBuoy }),
        item('forceStop', forceStop.can(vm), { label: i18n._(forceStop.label), icon: forceStop.icon }),
      ],
    },
    {
      id: 'change',
      items: [
        item('resize', can.canResize(vm), { label: t`Resize`, icon: Scaling }),
        item('addDisk', can.canAddDisk(vm), { label: t`Add disk`, icon: HardDrive }),
        item('password', can.canChangePassword(vm), { label: t`Change password`, icon: KeyRound }),
        item('snapshot', can.canSnapshot(vm), { label: t`Take snapshot`, icon: Camera }),
        item('clone', can.canClone(vm), { label: t`Clone`, icon: Copy }),
        {
          id: 'rename',
          label: t`Rename`,
          icon: Pencil,
          href: href('vm', { location: vm.location, vmId: vm.uuid }, { tab: 'settings' }),
        },
        item('moveBilling', can.canMoveBillingAccount(vm), {
          label: t`Move to another billing account`,
          icon: CreditCard,
        }),
        item('apiRequests', { allowed: true }, { label: t`Show as API request`, icon: Code }),
      ],
    },
    {
      id: 'destroy',
      items: [
        item('reinstall', can.canReinstall(vm), { label: t`Reinstall`, icon: RotateCcw, tone: 'danger' }),
        item('rebuild', can.canRebuild(vm), {
          label: t`Rebuild from snapshot or backup`,
          icon: History,
          tone: 'danger',
        }),
        item('delete', remove.can(vm), { label: i18n._(remove.label), icon: remove.icon, tone: 'danger' }),
      ],
    },
  ];
}
