import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@livery/ui';
import { canAttach } from '@livery/api/domain/firewall';
import { sshAccessOf } from '@livery/api/domain/firewallReach';
import { understood } from '@livery/api/domain/openValues';
import { assignFirewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { MachineField, useMachines } from '#resources/components/MachineField.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
import { keyOf, protectionActions, type ProtectedVm } from './actions.js';

type DialogProps = ActionDialogProps<LocatedFirewall>;

/** Protects one more machine of the location; says before if nobody would reach it over SSH any more. */
export function AttachDialog(props: DialogProps) {
  const { t } = useLingui();
  const { action, row } = props;
  const reason = useReason(action.table);
  const required = useIssueText()({ code: 'required' });
  const choice = useMachines(row.location);
  const { machines, error, refetch } = choice;
  const form = useForm<{ machine: string | null }>({
    defaults: { machine: null },
    check: ({ machine }) => ({ machine: machine === null ? required : undefined }),
  });
  const name = machines.find(({ uuid }) => uuid === form.values.machine)?.name ?? '';
  return (
    <FormAction
      {...props}
      description={t`From then on only what the rules allow reaches the virtual machine or leaves it.`}
      submitLabel={t`Attach`}
      done={t`Attached ${name}`}
      disabledReason={choice.none}
      form={form}
      mutationOf={({ machine }) => bindMutation(assignFirewall, { ...keyOf(row), vm_uuid: machine ?? '' })}
    >
      {sshAccessOf(row) === 'closed' && (
        <Alert tone="warning" urgency="off" heading={t`No rule lets anybody reach SSH (TCP port 22)`}>
          {t`Whoever works on the virtual machine over SSH is locked out, unless another firewall of it allows it.`}
        </Alert>
      )}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      <MachineField form={form} choice={choice} reasonOf={(vm) => reason(canAttach(row, vm.uuid))} />
    </FormAction>
  );
}

/** Asks before a machine is protected no longer. */
export function DetachDialog(props: ActionDialogProps<ProtectedVm>) {
  const { t } = useLingui();
  const { firewall } = props.row;
  const { display_name: name } = firewall;
  const machine = protectionActions.nameOf(props.row);
  return (
    <ConfirmAction {...props} heading={t`Detach ${machine}?`} confirmLabel={t`Detach`}>
      {t`The rules of ${name} no longer hold for it.`}
    </ConfirmAction>
  );
}

/** Asks for the name before a firewall goes for good. */
export function DeleteDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const count = understood(row, 'resources_assigned')?.length;
  return (
    <ConfirmAction {...props} heading={t`Delete firewall`} confirmName>
      {bulk
        ? t`Their rules are lost, and the virtual machines that they protect are protected no longer.`
        : count === undefined
          ? t`Its rules are lost, and what it protects is protected no longer.`
          : count === 0
            ? t`Its rules are lost. It protects no virtual machine.`
            : plural(count, {
                one: 'Its rules are lost, and # virtual machine is protected no longer.',
                other: 'Its rules are lost, and # virtual machines are protected no longer.',
              })}
    </ConfirmAction>
  );
}
