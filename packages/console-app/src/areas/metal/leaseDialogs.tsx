import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { canChargeLease } from '@livery/api/domain/metal';
import { setResourceBilling } from '@livery/api/queries/billing';
import { updateBareMetalLease, type LocatedLease } from '@livery/api/queries/metal';
import { commonTexts } from '#generated/common/texts.js';
import type { ActionDialogProps } from '#kit/actions/actions.js';
import { ConfirmAction } from '#kit/actions/ConfirmAction.js';
import { RenameAction } from '#kit/actions/FormAction.js';
import { MoveBillingAccount } from '#kit/actions/MoveBillingAccount.js';
import { prepare } from '#kit/actions/preparedCall.js';
import { useReason } from '#kit/actions/useReason.js';
import { useIssueText } from '#shared/texts/issues.js';

type DialogProps = ActionDialogProps<LocatedLease>;

/** Gives a lease another name. */
export function RenameLeaseDialog(props: DialogProps) {
  const required = useIssueText()({ code: 'required' });
  const { location, uuid } = props.row;
  return (
    <RenameAction
      {...props}
      check={(name) => (name.trim() === '' ? required : undefined)}
      callOf={(display_name) => prepare(updateBareMetalLease, { location, uuid, display_name })}
    />
  );
}

/** Charges a lease to another billing account, one that is not limited. */
export function MoveLeaseDialog(props: DialogProps) {
  const { location, uuid } = props.row;
  const reason = useReason(commonTexts);
  return (
    <MoveBillingAccount
      {...props}
      accountIdOf={({ billing_account_id }) => billing_account_id}
      callOf={(billing_account_id) => prepare(setResourceBilling, { location, uuid, billing_account_id })}
      reasonOf={(account) => reason(canChargeLease(account))}
    />
  );
}

/** Asks for the name before a machine is given back with all that is on its disks. */
export function ReleaseDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  return (
    <ConfirmAction
      {...props}
      title={t`Release bare-metal machine`}
      confirmName
      losses={bulk ? undefined : [t`Everything on its disks`, ...(row.machine?.public_ips ?? [])]}
    >
      <Text>
        {bulk ? (
          <Trans>
            The machines go back to the provider, their disks are cleaned, and they are charged no longer. Their
            addresses cannot be asked for again.
          </Trans>
        ) : (
          <Trans>
            The machine goes back to the provider, its disks are cleaned, and it is charged no longer. Its addresses
            cannot be asked for again.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}
