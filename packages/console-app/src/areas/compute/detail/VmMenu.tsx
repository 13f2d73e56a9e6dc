import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button, Menu } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { Ask } from './dialogs/requests.js';
import { useVmActions } from './useVmActions.js';

/** Everything that can be done with a machine beside its buttons. */
export function VmMenu({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t } = useLingui();
  const sections = useVmActions(vm, ask);

  return (
    <Menu
      label={t`Actions of ${{ name: vm.name }}`}
      align="end"
      trigger={<Button trailingIcon={ChevronDown}>{t`Actions`}</Button>}
      items={sections}
    />
  );
}
