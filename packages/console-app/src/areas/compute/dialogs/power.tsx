import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { diskTotal } from '@livery/api/domain/pricing';
import { gracefulStopTimeout } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, ConfirmAction } from '#kit';
import { RemainingAddresses } from '#resources/components/RemainingAddresses.js';
import { useUnits } from '#shared/units.js';
import { diskName, replicasOf, useUnknownDisks } from '../replicas.js';

type Props = ActionDialogProps<LocatedVm>;

/**
 * Asks before machines are stopped: gracefully, which is forced after 120 seconds, or by force at once (specification:
 * infrastructure, section 4).
 */
export function StopDialog(props: Props) {
  const { t } = useLingui();
  const { action, row, bulk } = props;
  const { name } = row;
  const force = action.id === 'forceStop';
  return (
    <ConfirmAction {...props} heading={force ? t`Force ${name} to stop?` : t`Stop ${name}?`}>
      <Text>
        <StopText force={force} many={bulk !== undefined} />
      </Text>
    </ConfirmAction>
  );
}

function StopText({ force, many }: { force: boolean; many: boolean }) {
  const seconds = gracefulStopTimeout / 1000;
  if (force) {
    return many ? (
      <Trans>The power is cut at once. What the operating systems have not written to disk yet is lost.</Trans>
    ) : (
      <Trans>The power is cut at once. What the operating system has not written to disk yet is lost.</Trans>
    );
  }
  return many ? (
    <Trans>
      Each operating system is asked to shut down. One that has not done so after {seconds} seconds is forced to stop.
    </Trans>
  ) : (
    <Trans>
      The operating system is asked to shut down. If it has not done so after {seconds} seconds, it is forced to stop.
    </Trans>
  );
}

/** Asks before a machine is started in rescue mode, which has no exit of its own. */
export function RescueDialog(props: Props) {
  const { t } = useLingui();
  const { name } = props.row;
  return (
    <ConfirmAction {...props} heading={t`Start ${name} in rescue mode?`}>
      {t`The virtual machine starts from a rescue system, so that you can repair its disks. This applies to this launch only; a stop and start ends it.`}
    </ConfirmAction>
  );
}

/** Asks before machines are deleted, and says what goes with them and what stays (specification: infrastructure, section 7). */
export function DeleteDialog(props: Props) {
  const { t } = useLingui();
  const { number } = useUnits();
  const { row, bulk } = props;
  const unknown = useUnknownDisks()(bulk?.ready ?? [row]);
  const consequences = [
    ...(bulk ? consequencesOfMany(bulk.ready, number) : consequencesOfOne()),
    ...(unknown === undefined ? [] : [unknown]),
  ];

  function consequencesOfOne(): string[] {
    const disks = row.storage.map((disk) => {
      const name = diskName(disk);
      const size = number(disk.size);
      return t`Disk ${name}, ${size} GB`;
    });
    const snapshots = replicasOf(row, 'snapshot').length;
    const backups = replicasOf(row, 'backup').length;
    return [
      ...disks,
      ...(snapshots > 0 ? [plural(snapshots, { one: '# snapshot', other: '# snapshots' })] : []),
      ...(backups > 0 ? [plural(backups, { one: '# backup', other: '# backups' })] : []),
    ];
  }

  return (
    <ConfirmAction {...props} heading={t`Delete virtual machine`} confirmName consequences={consequences}>
      <RemainingAddresses owners={bulk?.ready ?? [row]} />
    </ConfirmAction>
  );
}

/** What goes with several machines, in sums. */
function consequencesOfMany(vms: readonly LocatedVm[], number: (value: number) => string): string[] {
  const storage = vms.flatMap((vm) => vm.storage);
  const disks = storage.length;
  const size = number(vms.reduce((sum, vm) => sum + diskTotal(vm), 0));
  const replicas = storage.reduce((sum, disk) => sum + disk.replicas.length, 0);
  return [
    plural(disks, { one: `# disk, ${size} GB`, other: `# disks, ${size} GB` }),
    ...(replicas > 0 ? [plural(replicas, { one: '# snapshot or backup', other: '# snapshots and backups' })] : []),
  ];
}
