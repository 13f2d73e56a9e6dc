import { useLingui } from '@lingui/react/macro';
import { Copy, SquareTerminal } from 'lucide-react';
import { isFeatureOn } from '@livery/api/domain/features';
import type { VmCapability } from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useQuickActions, type QuickAction } from '#shared/quickActions.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Action } from '#shared/useAction.js';
import { powerActions } from '../power/actions.js';
import { useReason } from '../power/useReason.js';
import { canOpenConsole, type Console } from './console/useConsole.js';
import type { Ask } from './dialogs/requests.js';
import { useCopy } from './parts/useCopy.js';
import { useVmActions } from './useVmActions.js';

interface VmQuickActions {
  vm: LocatedVm;
  start: Action<LocatedVm>;
  console: Console;
  ask: Ask;
}

const none: QuickAction[] = [];

/** Offers in the command palette what the machine's screen offers: its buttons, then its menu, rescue and force at its foot. */
export function useVmQuickActions({ vm, start, console, ask }: VmQuickActions): void {
  const { t, i18n } = useLingui();
  const { features } = useSiteConfig();
  const reason = useReason();
  const copy = useCopy();
  const [power = none, ...others] = useVmActions(vm, ask).map(({ items }) => items);
  const address = vm.public_ipv4 ?? vm.private_ipv4;

  const item = (capability: VmCapability, rest: Omit<QuickAction, 'disabledReason'>): QuickAction => ({
    ...rest,
    disabledReason: reason(capability),
  });
  const switching = (id: 'start' | 'stop', onAction: () => void) => {
    const { can, label, icon } = powerActions[id];
    return item(can(vm), { id, label: i18n._(label), icon, onAction });
  };
  const starting = switching('start', () => void start.run(vm));
  const stopping = switching('stop', () => ask({ id: 'stop' }));
  const copying = (id: string, label: string, value: string): QuickAction => ({
    id,
    label,
    description: value,
    icon: Copy,
    onAction: () => copy(value),
  });

  useQuickActions(vm.name, [
    ...(powerActions.start.can(vm).allowed ? [starting, stopping] : [stopping, starting]),
    ...(isFeatureOn(features, 'vmConsole')
      ? [
          item(canOpenConsole(vm), {
            id: 'console',
            label: t`Open console`,
            icon: SquareTerminal,
            onAction: console.open,
          }),
        ]
      : []),
    ...(address ? [copying('copy-address', t`Copy IP address`, address)] : []),
    ...others.flat(),
    ...power,
    copying('copy-uuid', t`Copy UUID`, vm.uuid),
  ]);
}
