import { useLingui } from '@lingui/react/macro';
import { StatusIndicator } from '@livery/ui';
import { isTransitional, toneOf } from '@livery/api/domain/vmStatus';
import type { Vm } from '@livery/api/generated/types';
import { vmStatusText } from '#shared/texts/vmStatus.js';
import { useIsSlow } from './useIsSlow.js';

type Shown = Pick<Vm, 'status' | 'status_changed_at' | 'is_rescue'>;

/** How a virtual machine is: icon, word and colour; says when a transition takes longer than usual (I 4). */
export function VmStatus({ vm }: { vm: Shown }) {
  const { t, i18n } = useLingui();
  const slow = useIsSlow(vm);
  const word = vmStatusText(i18n, vm.status);
  return (
    <StatusIndicator
      tone={toneOf(vm.status)}
      transitional={isTransitional(vm.status)}
      hint={slow ? t`Takes longer than usual` : undefined}
    >
      {vm.is_rescue === true && vm.status === 'running' ? t`${word} (rescue)` : word}
    </StatusIndicator>
  );
}
