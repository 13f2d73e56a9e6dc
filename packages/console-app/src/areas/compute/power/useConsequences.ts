import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useUnits } from '#shared/units.js';
import type { Replica, Vm } from '@livery/api/generated/types';

type Deleted = Pick<Vm, 'storage'>;

/** What goes with a machine that is deleted, line by line: each disk with its size, snapshots, backups (I 3). */
export function useConsequences(): (vm: Deleted) => string[] {
  const { t } = useLingui();
  const { number } = useUnits();
  return ({ storage }) => {
    const replicas = storage.flatMap((disk) => disk.replicas);
    const count = (type: Replica['type']) => replicas.filter((replica) => replica.type === type).length;
    const snapshots = count('snapshot');
    const backups = count('backup');
    return [
      ...storage.map((disk) => {
        const name = disk.name || disk.uuid;
        const size = number(disk.size);
        return t`Disk ${name}, ${size} GB`;
      }),
      ...(snapshots > 0 ? [plural(snapshots, { one: '# snapshot', other: '# snapshots' })] : []),
      ...(backups > 0 ? [plural(backups, { one: '# backup', other: '# backups' })] : []),
    ];
  };
}
