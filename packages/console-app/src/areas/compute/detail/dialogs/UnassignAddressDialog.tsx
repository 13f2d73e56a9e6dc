import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { unassignIpAddress } from '@livery/api/queries/network';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useMoney } from '#shared/money.js';
import { useAction } from '#shared/useAction.js';
import { useVmPrices } from '../parts/useVmPrices.js';

/** Asks before the public address is taken from the machine; it stays reserved and is charged (I 9). */
export default function UnassignAddressDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, name } = vm;
  const address = vm.public_ipv4 ?? '';
  const { money } = useMoney();
  const monthly = money(useVmPrices(vm).resource('UNASSIGNED_FLOATING_IP', 1).monthly);
  const action = useAction(unassignIpAddress, { done: t`Unassigned ${address}`, onDone: onClose });
  const variables = { location, address };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Unassign ${address}?`}
      confirmLabel={t`Unassign`}
      tone="danger"
      loading={action.busy}
      details={
        <>
          <ActionFailure action={action} />
          <ApiRequest change={unassignIpAddress} variables={variables} />
        </>
      }
    >
      <Text>
        <Trans>
          {name} cannot be reached at {address} any more. The address stays reserved for you and is charged {monthly} a
          month until you delete it.
        </Trans>
      </Text>
    </ConfirmDialog>
  );
}
