import { useLingui } from '@lingui/react/macro';
import { ConfirmByName } from '@livery/ui';
import { deleteVm, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useAction } from '#shared/useAction.js';
import { powerActions } from './actions.js';
import { AddressesStay } from './AddressesStay.js';
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
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Delete virtual machine`}
      name={name}
      consequences={consequences(vm)}
      confirmLabel={t`Delete virtual machine`}
      loading={action.busy}
      details={<ApiRequest change={deleteVm} variables={variables} />}
    >
      <AddressesStay vms={[vm]} />
      <ActionFailure action={action} />
    </ConfirmByName>
  );
}
