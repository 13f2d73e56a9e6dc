import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { networks, type LocatedNetwork } from '@livery/api/queries/network';
import type { ActionDialogProps } from '#kit/actions/actions.js';
import { ConfirmAction } from '#kit/actions/ConfirmAction.js';
import { useLocationName } from '#shared/locations.js';

type DialogProps = ActionDialogProps<LocatedNetwork>;

/** Asks before new resources join another network than so far. */
export function MakeDefaultDialog(props: DialogProps) {
  const { t } = useLingui();
  const { name, location, uuid } = props.row;
  const place = useLocationName()(location);
  const { data } = useQuery(networks(location));
  const before = data?.find((one) => one.is_default && one.uuid !== uuid)?.name;
  return (
    <ConfirmAction {...props} title={t`Make ${name} the default network?`} confirmLabel={t`Make default`}>
      <Text>
        {before === undefined ? (
          <Trans>New resources in {place} join it when no other network is chosen.</Trans>
        ) : (
          <Trans>
            New resources in {place} join it when no other network is chosen, and no longer {before}. What is there
            already stays where it is.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}

/** Asks for the name before a network goes for good. */
export function DeleteNetworkDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  return (
    <ConfirmAction
      {...props}
      title={t`Delete private network`}
      confirmName
      losses={bulk ? undefined : [row.subnet, row.subnet_ipv6].filter((range) => range !== null)}
    >
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
