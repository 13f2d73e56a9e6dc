import { useLingui } from '@lingui/react/macro';
import type { LocatedLease } from '@livery/api/queries/metal';
import { type ActionDialogProps, ConfirmAction } from '#kit';

/** Asks for the name before a machine is given back with all that is on its disks. */
export function ReleaseDialog(props: ActionDialogProps<LocatedLease>) {
  const { t } = useLingui();
  const { row, bulk } = props;
  return (
    <ConfirmAction
      {...props}
      heading={t`Release bare-metal machine`}
      confirmName
      consequences={bulk ? undefined : [t`Everything on its disks`, ...(row.machine?.public_ips ?? [])]}
    >
      {bulk
        ? t`The machines go back to the provider, their disks are cleaned, and they are charged no longer. Their addresses cannot be asked for again.`
        : t`The machine goes back to the provider, its disks are cleaned, and it is charged no longer. Its addresses cannot be asked for again.`}
    </ConfirmAction>
  );
}
