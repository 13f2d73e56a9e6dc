import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, Text } from '@livery/ui';
import type { Subinterface } from '@livery/api/generated/types';
import { deleteSubinterface, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { useAction } from '#shared/useAction.js';

interface RemoveVlanDialogProps {
  vm: LocatedVm;
  subinterface: Subinterface;
  onClose: () => void;
}

/** Asks before a VLAN is taken from its interface (I 7). */
export default function RemoveVlanDialog({ vm, subinterface, onClose }: RemoveVlanDialogProps) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const { vlan_tag: tag } = subinterface;
  const action = useAction(deleteSubinterface, { done: t`Removed VLAN ${tag} from ${name}`, onDone: onClose });
  const variables = { location, uuid, if_uuid: subinterface.uuid };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => void action.run(variables)}
      title={t`Remove VLAN ${tag}?`}
      confirmLabel={t`Remove VLAN`}
      tone="danger"
      loading={action.busy}
      details={
        <>
          <ActionFailure action={action} />
          <ApiRequest change={deleteSubinterface} variables={variables} />
        </>
      }
    >
      <Text>
        <Trans>{name} leaves the network of this VLAN and loses its address there. The VLAN can be added again.</Trans>
      </Text>
    </ConfirmDialog>
  );
}
