import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Ellipsis } from 'lucide-react';
import { IconButton, Menu } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmLink } from '#shared/vms/vmLink.js';
import { powerActions, type PowerActionId } from '../power/actions.js';
import { useReason } from '../power/useReason.js';
import type { OnRowAction } from './useRowActions.js';

/** What can be done with the machine of a row; what cannot says why. */
export function VmRowMenu({ vm, onAction }: { vm: LocatedVm; onAction: OnRowAction }) {
  const { t, i18n } = useLingui();
  const reason = useReason();
  const label = t`Actions of ${vm.name}`;
  const item = (id: PowerActionId) => {
    const { label: word, icon, can } = powerActions[id];
    return {
      id,
      label: i18n._(word),
      icon,
      onAction: () => onAction(vm, id),
      disabledReason: reason(can(vm)),
    };
  };
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon={Ellipsis} label={label} size="small" />}
      items={[
        { id: 'open', label: t`Open`, icon: ArrowRight, href: vmLink(vm) },
        { id: 'power', items: [item('start'), item('stop'), item('forceStop')] },
        { id: 'end', items: [{ ...item('delete'), tone: 'danger' }] },
      ]}
    />
  );
}
