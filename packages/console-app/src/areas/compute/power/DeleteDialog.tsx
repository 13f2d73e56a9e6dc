import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ConfirmByName, Text } from '@livery/ui';
import { priceLine } from '@livery/api/domain/pricing';
import { deleteVm, type LocatedVm } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useAction } from '#shared/useAction.js';
import { powerActions } from './actions.js';
import { useConsequences } from './useConsequences.js';

interface DeleteDialogProps {
  vm: LocatedVm;
  onClose: () => void;
  /** Called once the server has deleted it; the dialog has been asked to close before. */
  onDeleted?: (() => void) | undefined;
}

/** Asks for the machine's name before it is deleted, and says what goes with it and what stays (I 7). */
export function DeleteDialog({ vm, onClose, onDeleted }: DeleteDialogProps) {
  const { t, i18n } = useLingui();
  const { location, uuid, name } = vm;
  const consequences = useConsequences();
  const action = useAction(deleteVm, {
    done: i18n._(powerActions.delete.done(name)),
    onDone: () => {
      onClose();
      onDeleted?.();
    },
  });
  const variables = { location, uuid };
  return (
    <ConfirmByName
      open
      onClose={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Delete virtual machine`}
      name={name}
      consequences={consequences(vm)}
      confirmLabel={t`Delete virtual machine`}
      busy={action.busy}
      details={<ApiRequest change={deleteVm} variables={variables} />}
    >
      {vm.public_ipv4 !== null && <AddressStays vm={vm} address={vm.public_ipv4} />}
      <ActionFailure action={action} />
    </ConfirmByName>
  );
}

/** A floating address outlives its machine, and is charged as unassigned (I 9). */
function AddressStays({ vm, address }: { vm: LocatedVm; address: string }) {
  const { siteCurrency } = useSiteConfig();
  const { money } = useMoney();
  const { data } = useQuery(pricing());
  const context = { currency: siteCurrency, location: vm.location };
  const monthly = money(priceLine(data, context, 'UNASSIGNED_FLOATING_IP', 1).monthly);
  return (
    <Text>
      <Trans>
        The public IP address {address} stays reserved for you and is charged {monthly} a month until you delete it.
      </Trans>
    </Text>
  );
}
