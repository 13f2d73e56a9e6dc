import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Select, Stack, Text } from '@livery/ui';
import { isBeingMade } from '@livery/api/domain/vmStatus';
import { rebuildVm, type LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, bindMutation, ConfirmAction } from '#kit';
import { useBillingAccount, useChargeReason } from '#shared/billingAccounts.js';
import { useForm } from '#shared/form/useForm.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useTime } from '#shared/time.js';
import type { VmReplica } from '../partActions.js';
import { useVmPrices } from '../charges.js';
import { diskName, replicasOf, useReplicaName, useUnknownDisks } from '../replicas.js';

/** Takes a snapshot of the primary disk; says what it will cost (specification: infrastructure, section 9). */
export function SnapshotDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const { location, uuid, name, billing_account } = props.row;
  const account = useBillingAccount(billing_account);
  const { unit } = useMoney();
  const each = unit(useVmPrices(props.row).replicaGb('snapshot'));
  return (
    <ConfirmAction
      {...props}
      heading={t`Take a snapshot of ${name}?`}
      disabledReason={useChargeReason()(account)}
      verifyHref={href('vm', { location, vmId: uuid }, { tab: 'replicas' })}
    >
      <Stack>
        <Text>
          <Trans>
            A snapshot keeps the primary disk as it is now, so that the virtual machine can be rebuilt from it.
          </Trans>
        </Text>
        <Text>
          <Trans>Snapshots are charged for used storage only: {each} per GB and month.</Trans>
        </Text>
      </Stack>
    </ConfirmAction>
  );
}

/** Asks before a snapshot or backup is deleted (specification: infrastructure, section 7). */
export function DeleteReplicaDialog(props: ActionDialogProps<VmReplica>) {
  const { t } = useLingui();
  const { replica } = props.row;
  const name = useReplicaName()(replica);
  const isBackup = replica.type === 'backup';
  return (
    <ConfirmAction
      {...props}
      heading={isBackup ? t`Delete backup?` : t`Delete snapshot?`}
      confirmLabel={isBackup ? t`Delete backup` : t`Delete snapshot`}
    >
      {t`${name} cannot be brought back. The disk itself stays as it is.`}
    </ConfirmAction>
  );
}

/** Rebuilds a machine from a snapshot or backup that is chosen in the dialog, the newest at first. */
export const RebuildDialog = (props: ActionDialogProps<LocatedVm>) => <Rebuild {...props} vm={props.row} />;

/** Rebuilds a machine from the snapshot or backup it was asked for, unless another is chosen. */
export const RebuildFromDialog = (props: ActionDialogProps<VmReplica>) => (
  <Rebuild {...props} vm={props.row.vm} replica={props.row.replica.uuid} />
);

interface RebuildProps<Row> extends ActionDialogProps<Row> {
  vm: LocatedVm;
  /** The snapshot or backup chosen at first; the newest one otherwise. */
  replica?: string;
}

/** Puts a snapshot or backup in the place of its disk, after the machine's name was typed. */
function Rebuild<Row>({ vm, replica, ...props }: RebuildProps<Row>) {
  const { t } = useLingui();
  const { location, uuid } = vm;
  const nameOf = useReplicaName();
  const { dateTime } = useTime();
  const choices = replicasOf(vm).filter((one) => !isBeingMade(one));
  /* Stays what it is when a newer one comes, or this one goes: nobody rebuilds from what they did not choose. */
  const form = useForm({ defaults: { replica: replica ?? choices[0]?.uuid ?? null } });
  const selected = form.values.replica;
  const chosen = choices.find((one) => one.uuid === selected);
  const unknown = useUnknownDisks()([vm]);
  const isGone = selected !== null && !chosen && unknown === undefined;
  const gone = t`The chosen snapshot or backup is not there any more. Choose another one.`;
  const missing = isGone ? gone : t`Choose a snapshot or backup`;
  const made = chosen ? dateTime(chosen.created_at) : '';
  return (
    <ConfirmAction
      {...props}
      heading={t`Rebuild virtual machine`}
      confirmLabel={t`Rebuild`}
      confirmName
      consequences={
        chosen
          ? [t`Everything written to disk ${{ name: diskName(chosen.disk) }} since ${made}`]
          : [t`Everything written to the disk since that snapshot or backup`]
      }
      mutation={chosen && bindMutation(rebuildVm, { location, uuid, replica_uuid: chosen.uuid, type: chosen.type })}
      disabledReason={chosen ? undefined : missing}
    >
      {({ loading }) => (
        <>
          <Text>
            <Trans>The virtual machine is not available while it is rebuilt.</Trans>
          </Text>
          {unknown !== undefined && <Alert tone="warning">{unknown}</Alert>}
          <Select
            label={t`Rebuild from`}
            options={choices.map((one) => ({
              id: one.uuid,
              label: nameOf(one),
              description: t`Disk ${{ name: diskName(one.disk) }}`,
            }))}
            value={chosen?.uuid ?? null}
            onChange={(uuid) => form.setValue('replica', uuid)}
            disabled={loading}
            error={isGone && choices.length > 0 ? gone : undefined}
          />
        </>
      )}
    </ConfirmAction>
  );
}
