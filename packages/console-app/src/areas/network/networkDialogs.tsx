import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { networks, type LocatedNetwork } from '@livery/api/queries/network';
import { type ActionDialogProps, ConfirmAction } from '#kit';
import { useLocationName } from '#shared/locations.js';
import { membersOf, useCandidates } from './networkMembers.js';

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
      {before === undefined
        ? t`New resources in ${locationTitle} join it when no other network is chosen.`
        : t`New resources in ${locationTitle} join it when no other network is chosen, and no longer ${before}. What is there already stays where it is.`}
    </ConfirmAction>
  );
}

/** What is detached with networks, each once: by name where that is known, the rest by its number. */
function useNetworkMembers(rows: readonly LocatedNetwork[]) {
  const { t, i18n } = useLingui();
  const [first, ...further] = new Set(rows.map(({ location }) => location));
  const { candidates } = useCandidates(further.length === 0 ? first : undefined);
  const all = rows.map((row) => membersOf(row, candidates));
  const machines = new Map(all.flatMap((one) => one.machines.map(({ uuid, vm }) => [uuid, vm?.name] as const)));
  const others = new Map(all.flatMap((one) => one.others.map((other) => [other.id, other] as const)));
  const unnamed = all.reduce((sum, one) => sum + one.unnamed, 0);
  return {
    names: [
      ...[...machines].map(([uuid, name]) => name ?? t`Virtual machine ${uuid}`),
      ...[...others.values()].map(({ name, kind }) => t`${name} (${{ kind: i18n._(kind) }})`),
      ...(unnamed > 0 ? [plural(unnamed, { one: '# other resource', other: '# other resources' })] : []),
    ],
    vms: machines.size,
    others: others.size + unnamed,
  };
}

/** Asks for the name before a network is deleted, and says what loses it. */
export function DeleteNetworkDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const { names, vms, others } = useNetworkMembers(bulk?.ready ?? [row]);
  const locationTitle = useLocationName()(row.location);
  const ranges = bulk ? [] : [row.subnet, row.subnet_ipv6].filter((range) => range !== null);
  return (
    <ConfirmAction {...props} heading={t`Delete private network`} confirmName consequences={[...ranges, ...names]}>
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
