import { useLingui } from '@lingui/react/macro';
import { MapPin, SquareTerminal } from 'lucide-react';
import { Button, CopyButton, Icon, Inline, PageHeader } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useLocationName } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Action } from '#shared/useAction.js';
import { VmStatus } from '#shared/vms/VmStatus.js';
import { powerActions } from '../power/actions.js';
import { useReason } from '../power/useReason.js';
import { canOpenConsole, type Console } from './console/useConsole.js';
import type { Ask } from './dialogs/requests.js';
import { useUnits } from '#shared/units.js';
import { VmMenu } from './VmMenu.js';

interface VmHeaderProps {
  vm: LocatedVm;
  start: Action<LocatedVm>;
  console: Console;
  ask: Ask;
}

/** Name and status, where it is and how to reach it, and what can be done with it. */
export function VmHeader({ vm, start, console, ask }: VmHeaderProps) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const reason = useReason();
  return (
    <PageHeader
      back={{ label: t`Virtual machines`, href: href('vms') }}
      title={vm.name}
      status={<VmStatus vm={vm} />}
      meta={<Meta vm={vm} />}
      actions={
        <>
          {isFeatureOn(features, 'vmConsole') && (
            <Button
              icon={SquareTerminal}
              onClick={console.open}
              loading={console.busy}
              disabledReason={reason(canOpenConsole(vm))}
            >
              {t`Console`}
            </Button>
          )}
          <VmMenu vm={vm} ask={ask} />
        </>
      }
      primaryAction={<StartOrStop vm={vm} start={start} ask={ask} />}
    />
  );
}

/** Start where it is at rest, Stop where it runs or is on its way. */
function StartOrStop({ vm, start, ask }: Pick<VmHeaderProps, 'vm' | 'start' | 'ask'>) {
  const { i18n } = useLingui();
  const reason = useReason();
  const rests =
    vm.status === 'stopped' || vm.status === 'hibernated' || vm.status === 'starting' || vm.status === 'waking_up';
  const { label, icon, can } = powerActions[rests ? 'start' : 'stop'];
  const blocked = reason(can(vm));
  return (
    <Button
      variant={rests ? 'primary' : 'secondary'}
      icon={icon}
      loading={rests && start.busy}
      disabledReason={start.busy ? undefined : blocked}
      onClick={() => (rests ? void start.run(vm) : ask({ id: 'stop' }))}
    >
      {i18n._(label)}
    </Button>
  );
}

function Meta({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const locationName = useLocationName();
  const units = useUnits();
  const place = locationName(vm.location);
  const address = vm.public_ipv4 ?? vm.private_ipv4;
  const vcpu = units.number(vm.vcpu);
  const memory = units.memory(vm.memory);
  return (
    <>
      <Inline gap={1} as="span" wrap={false}>
        <Icon icon={MapPin} size={14} label={t`Location`} />
        {place}
      </Inline>
      <span>{t`${vcpu} vCPU, ${memory}`}</span>
      {address && <CopyButton value={address} label={t`IP address`} showValue />}
    </>
  );
}
