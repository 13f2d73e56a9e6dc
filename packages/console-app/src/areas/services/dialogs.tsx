import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Select, Stack, Text, TextField } from '@livery/ui';
import { isKnown } from '@livery/api/domain/openValues';
import { backupsKept, finishedBackups, machineCount } from '@livery/api/domain/services';
import { checkWhitelistEntry } from '@livery/api/domain/whitelist';
import type { ManagedService } from '@livery/api/generated/types';
import { addWhitelistAddress, rebuildServiceVm, whitelistAddresses } from '@livery/api/queries/services';
import { servicesTexts } from '#generated/services/texts.js';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { RemainingAddresses } from '#resources/components/RemainingAddresses.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import type { ServicePart, WhitelistEntry } from './actions.js';
import { useIsWhitelistUnderstood } from './useIsWhitelistUnderstood.js';

type ServiceProps = ActionDialogProps<ManagedService>;
type PartProps = ActionDialogProps<ServicePart>;

/** Asks for the name before a service goes with its data. */
export function DeleteServiceDialog(props: ServiceProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const services = bulk?.ready ?? [row];
  const machines = machineCount(row);
  const owners = services.flatMap(({ uuid, location, resources }) =>
    resources
      .map(({ resource_uuid, public_ipv4 }) => ({ uuid: resource_uuid, location, public_ipv4 }))
      .concat({ uuid, location, public_ipv4: undefined }),
  );
  const consequences = [
    ...(bulk
      ? []
      : [
          t`All data that is stored in it`,
          t`All of its backups`,
          ...(machines ? [plural(machines, { one: '# virtual machine', other: '# virtual machines' })] : []),
        ]),
    ...(services.some((one) => machineCount(one) === undefined)
      ? [t`The resources are not fully known: the server's answer was not understood.`]
      : []),
  ];
  return (
    <ConfirmAction {...props} heading={t`Delete managed service`} confirmName consequences={consequences}>
      <Text>
        {bulk ? (
          <Trans>Their data and backups are deleted with them. Nobody can bring them back.</Trans>
        ) : (
          <Trans>Nobody can bring it back. Whatever connects to it will fail.</Trans>
        )}
      </Text>
      <RemainingAddresses owners={owners} />
    </ConfirmAction>
  );
}

/** Adds an entry to the whitelist. The first one shuts everybody else out, which is said before. */
export function AddAddressDialog(props: ServiceProps) {
  const { t } = useLingui();
  const issueText = useIssueText(servicesTexts);
  const { uuid } = props.row;
  const { data: entries } = useQuery(whitelistAddresses(uuid));
  const form = useForm({
    defaults: { address: '' },
    check: ({ address }) => ({ address: checkWhitelistEntry(address, entries ?? []).map(issueText)[0] }),
  });
  const isUnderstood = useIsWhitelistUnderstood(props.row);
  const isOpen = isUnderstood && entries?.length === 0;
  const typed = form.values.address.trim();
  return (
    <FormAction
      {...props}
      heading={t`Add address to whitelist`}
      submitLabel={t`Add`}
      form={form}
      mutationOf={({ address }) => bindMutation(addWhitelistAddress, { uuid, address: address.trim() })}
      done={t`${typed} may connect`}
    >
      <FormField form={form} name="address">
        {(field) => (
          <TextField
            {...field}
            label={t`IPv4 address or range`}
            description={t`For example 203.0.113.7, or 203.0.113.0/24 for a whole network`}
            autoFocus
            required
          />
        )}
      </FormField>
      {isOpen && (
        <Alert tone="info" urgency="off">
          <Trans>At the moment any address may connect. From this entry on, only those on the whitelist can.</Trans>
        </Alert>
      )}
    </FormAction>
  );
}

/** Asks before an address loses its access; before the last one goes, that anyone may connect then. */
export function RemoveAddressDialog(props: ActionDialogProps<WhitelistEntry>) {
  const { t } = useLingui();
  const { address, isLast, coveredBy, narrower, service } = props.row;
  const name = service.display_name;
  const isCovered = coveredBy.length > 0;
  const others = (isCovered ? coveredBy : narrower).join(', ');
  return (
    <ConfirmAction
      {...props}
      heading={t`Remove ${address} from the whitelist?`}
      confirmLabel={isLast ? t`Remove and let any address connect` : t`Remove`}
      done={isLast ? t`Any address may connect to ${name} now` : undefined}
    >
      {isLast ? (
        <Alert tone="warning" urgency="off" heading={t`This is the last entry`}>
          <Trans>
            An empty whitelist lets any address connect to {name}. To shut everybody out, leave an address of your own
            on the list.
          </Trans>
        </Alert>
      ) : (
        <Text>
          {isCovered ? (
            <Trans>Connections from there stay allowed by other entries: {others}.</Trans>
          ) : others ? (
            <Trans>Connections from there are refused, except what other entries allow: {others}.</Trans>
          ) : (
            <Trans>Connections from there are refused. The other entries stay.</Trans>
          )}
        </Text>
      )}
    </ConfirmAction>
  );
}

/** Asks before a machine stops that people may be working with. */
export function StopPartDialog(props: PartProps) {
  const { t } = useLingui();
  const { service, resource } = props.row;
  const name = props.action.table.nameOf(props.row);
  const serviceName = service.display_name;
  const isOnly =
    isKnown(service, 'resources') &&
    !service.resources.some(
      (one) => one.resource_type === 'vm' && one.resource_uuid !== resource.resource_uuid && one.status !== 'stopped',
    );
  const role = resource.role;
  return (
    <ConfirmAction {...props} heading={t`Stop ${name}?`}>
      {isOnly
        ? t`${serviceName} cannot be reached until it is started again.`
        : role
          ? t`It is a machine of ${serviceName} with the role "${role}".`
          : t`It is a machine of ${serviceName}.`}
    </ConfirmAction>
  );
}

/** Puts a machine back to one of its daily backups, after its name was typed. */
export function RebuildPartDialog(props: PartProps) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const { gigabytes } = useUnits();
  const { service, resource } = props.row;
  const backups = finishedBackups(resource);
  const form = useForm({ defaults: { backup: backups[0]?.uuid ?? null } });
  const chosen = backups.find((one) => one.uuid === form.values.backup);
  const made = dateTime(chosen?.created_at);
  return (
    <ConfirmAction
      {...props}
      heading={t`Rebuild from backup`}
      confirmLabel={t`Rebuild`}
      confirmName
      consequences={chosen && [t`Everything that was written since ${made}`]}
      mutation={
        chosen &&
        bindMutation(rebuildServiceVm, {
          location: service.location,
          uuid: resource.resource_uuid,
          replica_uuid: chosen.uuid,
          type: chosen.type,
          service: service.uuid,
        })
      }
      disabledReason={chosen ? undefined : t`The chosen backup is not there any more. Choose another one.`}
    >
      {({ loading }) => (
        <Stack>
          <Text>
            <Trans>The machine is not available while it is rebuilt.</Trans>
          </Text>
          <Select
            label={t`Backup`}
            description={t`The last ${backupsKept} daily backups are kept.`}
            options={backups.map(({ uuid, created_at, size_gb }) => ({
              id: uuid,
              label: dateTime(created_at),
              description: size_gb === undefined ? undefined : gigabytes(size_gb),
            }))}
            value={chosen?.uuid ?? null}
            onChange={(uuid) => form.setValue('backup', uuid)}
            disabled={loading}
          />
        </Stack>
      )}
    </ConfirmAction>
  );
}
