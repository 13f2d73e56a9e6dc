import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { IconButton, Inline } from '@livery/ui';
import { isTransitional } from '@livery/api/domain/vmStatus';
import { vmList, type LocatedVm } from '@livery/api/queries/compute';
import { useIsSlow } from '#shared/vms/useIsSlow.js';
import { VmStatus } from '#shared/vms/VmStatus.js';

/** The status of a row; a transition that takes longer than usual offers a refresh. */
export function RowStatus({ vm }: { vm: LocatedVm }) {
  return isTransitional(vm.status) ? <Followed vm={vm} /> : <VmStatus vm={vm} />;
}

function Followed({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const slow = useIsSlow(vm);
  if (!slow) return <VmStatus vm={vm} />;
  const { name } = vm;
  return (
    <Inline gap={1} wrap={false}>
      <VmStatus vm={vm} />
      <IconButton
        icon={RefreshCw}
        size="small"
        label={t`Refresh ${name}`}
        onClick={() => void queries.invalidateQueries({ queryKey: vmList(vm.location).queryKey })}
      />
    </Inline>
  );
}
