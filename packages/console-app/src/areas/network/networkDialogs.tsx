import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { memberCount } from '@livery/api/domain/network';
import { networks, type LocatedNetwork } from '@livery/api/queries/network';
import { type ActionDialogProps, ConfirmAction } from '#kit';
import { useLocationName } from '#shared/locations.js';
import { useMachines } from './assignees.js';

type DialogProps = ActionDialogProps<LocatedNetwork>;

/** Asks before new resources join another network than so far. */
export function MakeDefaultDialog(props: DialogProps) {
  const { t } = useLingui();
  const { name, location, uuid } = props.row;
  const locationTitle = useLocationName()(location);
  const { data } = useQuery(networks(location));
  const before = data?.find((one) => one.is_default && one.uuid !== uuid)?.name;
  return (
    <ConfirmAction {...props} heading={t`Make ${name} the default network?`} confirmLabel={t`Make default`}>
      <Text>
        {before === undefined ? (
          <Trans>New resources in {locationTitle} join it when no other network is chosen.</Trans>
        ) : (
          <Trans>
            New resources in {locationTitle} join it when no other network is chosen, and no longer {before}. What is
            there already stays where it is.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}

/** How many members of a network are listed by name before it is deleted. */
const maxNamed = 10;

/** What is deleted or detached with a network: its ranges, its machines by name, how many other resources. */
function useNetworkConsequences(row: LocatedNetwork): string[] {
  const { t } = useLingui();
  const { machines } = useMachines(row.location);
  const { vm_uuids } = row;
  const unnamed = vm_uuids.length - maxNamed;
  const others = memberCount(row) - vm_uuids.length;
  return [
    ...[row.subnet, row.subnet_ipv6].filter((range) => range !== null),
    ...vm_uuids.slice(0, maxNamed).map((uuid) => machines.get(uuid)?.name ?? t`Virtual machine ${uuid}`),
    ...(unnamed > 0 ? [plural(unnamed, { one: '# more virtual machine', other: '# more virtual machines' })] : []),
    ...(others > 0 ? [plural(others, { one: '# other resource', other: '# other resources' })] : []),
  ];
}

/** Asks for the name before a network is deleted, and says what loses it. */
export function DeleteNetworkDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const consequences = useNetworkConsequences(row);
  const locationTitle = useLocationName()(row.location);
  const rows = bulk?.ready ?? [row];
  const vms = new Set(rows.flatMap(({ vm_uuids }) => vm_uuids)).size;
  const others = rows.reduce((sum, one) => sum + memberCount(one) - one.vm_uuids.length, 0);
  return (
    <ConfirmAction
      {...props}
      heading={t`Delete private network`}
      confirmName
      consequences={bulk ? undefined : consequences}
    >
      {vms > 0 && (
        <Text>
          {bulk
            ? plural(vms, {
                one: '# virtual machine loses a network that it is in.',
                other: '# virtual machines lose a network that they are in.',
              })
            : plural(vms, {
                one: '# virtual machine loses this network.',
                other: '# virtual machines lose this network.',
              })}
        </Text>
      )}
      {others > 0 && (
        <Text>
          {plural(others, {
            one: '# other resource, such as a load balancer or a managed service, loses its network.',
            other: '# other resources, such as load balancers or managed services, lose their network.',
          })}
        </Text>
      )}
      {!bulk && row.is_default && (
        <Text>
          <Trans>
            It is the default network of {locationTitle}: new resources join it when no other network is chosen.
          </Trans>
        </Text>
      )}
      <Text>
        {bulk ? (
          <Trans>Their address ranges are given up with them. New networks may get others.</Trans>
        ) : (
          <Trans>Its address ranges are given up with it. A new network may get others.</Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}
