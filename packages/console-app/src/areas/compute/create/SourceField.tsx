import { useLingui } from '@lingui/react/macro';
import { Alert, ComboBox, EmptyState, Skeleton, Stack } from '@livery/ui';
import { computeTexts } from '#generated/compute/texts.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useReason } from '#shared/texts/reasons.js';
import { useUnits } from '#shared/units.js';
import { diskName, useReplicaName, useUnknownDisks } from '../replicas.js';
import { useCreateVm } from './CreateVmContext.js';
import type { Source, SourceKind } from './sources.js';

/** One of the snapshots and backups, or of the disks, of the machines of the location. */
export default function SourceField({ kind }: { kind: SourceKind }) {
  const { t } = useLingui();
  const { form, vm, catalogue, queries, setImage } = useCreateVm();
  const { gigabytes } = useUnits();
  const replicaName = useReplicaName();
  const reason = useReason(computeTexts);
  const unknownDisks = useUnknownDisks();
  const option = ({ id, vm: owner, disk, replica, capability }: Source) => {
    const { name } = owner;
    const what = replica ? replicaName(replica) : diskName(disk);
    const size = gigabytes(disk.size);
    const system = `${owner.os_name} ${owner.os_version}`;
    return {
      id,
      label: `${name}: ${what}`,
      description: replica ? t`Disk of ${size}, ${system}` : size,
      disabledReason: reason(capability),
    };
  };
  const isReplica = kind === 'replica';
  return (
    <QueryBoundary
      query={{ ...queries.machines, data: catalogue.machines }}
      failure={t`Failed to load the virtual machines`}
      needsLocation={!vm.location && !queries.locations.isPending}
      skeleton={<Skeleton shape="block" height={60} />}
    >
      {(machines) => {
        const unknown = unknownDisks(machines);
        return vm.sources.length === 0 ? (
          <EmptyState>
            {unknown ??
              (isReplica
                ? t`There are no snapshots and no backups in this location.`
                : t`No virtual machine in this location has a disk beside its primary one.`)}
          </EmptyState>
        ) : (
          <Stack>
            {unknown !== undefined && <Alert tone="warning">{unknown}</Alert>}
            <ComboBox
              name="source"
              label={isReplica ? t`Snapshot or backup` : t`Existing disk`}
              required
              value={vm.source?.id ?? null}
              onChange={(id) => setImage({ source: id ?? undefined })}
              error={form.fieldError('source')}
              options={vm.sources.map(option)}
              description={
                isReplica
                  ? t`The primary disk is filled with the copy, and is at least as large as the disk that was copied.`
                  : t`The disk moves to the new machine with its snapshots and backups, and becomes its primary disk.`
              }
            />
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}
