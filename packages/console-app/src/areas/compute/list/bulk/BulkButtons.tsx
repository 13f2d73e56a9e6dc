import { useLingui } from '@lingui/react/macro';
import { Button } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { powerActions } from '../../power/actions.js';
import { useReason } from '../../power/useReason.js';
import { bulkActionIds, bulkActions, type BulkActionId } from './bulkActions.js';

interface BulkButtonsProps {
  selected: readonly LocatedVm[];
  onAsk: (action: BulkActionId) => void;
}

/** What can be done with the selected machines; what can be done with none of them says why. */
export function BulkButtons({ selected, onAsk }: BulkButtonsProps) {
  const { i18n } = useLingui();
  const why = useReasonForAll();
  return bulkActionIds.map((id) => (
    <Button
      key={id}
      size="small"
      icon={bulkActions[id].icon}
      onClick={() => onAsk(id)}
      disabledReason={why(selected, id)}
    >
      {i18n._(powerActions[id].label)}
    </Button>
  ));
}

/** Why an action can be done with none of the machines: the reason they share, else that there are several. */
function useReasonForAll() {
  const { t } = useLingui();
  const reasonOf = useReason();
  return (vms: readonly LocatedVm[], id: BulkActionId): string | undefined => {
    // A forced stop is offered in the same dialog.
    const can = (vm: LocatedVm) => bulkActions[id].can(vm, true);
    if (vms.some((vm) => can(vm).allowed)) return undefined;
    const reasons = new Set(vms.map((vm) => reasonOf(can(vm))));
    const [first] = reasons;
    return reasons.size === 1 ? first : t`This can be done with none of the selected virtual machines at the moment`;
  };
}
