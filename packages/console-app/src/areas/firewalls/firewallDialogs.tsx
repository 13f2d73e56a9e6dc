import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, ComboBox, Text } from '@livery/ui';
import { canAttach } from '@livery/api/domain/firewall';
import { vmList } from '@livery/api/queries/compute';
import { assignFirewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction, FormField, useForm, useReason } from '#kit';
import { NothingToChoose } from '#resources/components/NothingToChoose.js';
import { useFirewallFacts } from '#resources/useFirewallFacts.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import { useIssueText } from '#shared/texts/issues.js';
import { keyOf, protectionActions, type ProtectedVm } from './actions.js';

type DialogProps = ActionDialogProps<LocatedFirewall>;

/** Protects one more machine of the location; says before if nobody would reach it over SSH any more. */
export function AttachDialog(props: DialogProps) {
  const { t } = useLingui();
  const { action, row } = props;
  const { sshOf } = useFirewallFacts();
  const reason = useReason(action.table);
  const required = useIssueText()({ code: 'required' });
  const { data, isPending, error, refetch } = useQuery(vmList(row.location));
  const machines = (data ?? []).filter(({ status }) => status !== 'deleted');
  const isEmpty = !isPending && !error && machines.length === 0;
  const none = t`There is no virtual machine in this location yet`;
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
      disabledReason={isEmpty ? none : undefined}
      form={form}
      mutationOf={({ machine }) => bindMutation(assignFirewall, { ...keyOf(row), vm_uuid: machine ?? '' })}
    >
      {sshOf(row) === 'closed' && (
        <Alert tone="warning" urgency="off" heading={t`No rule lets anybody reach SSH (TCP port 22)`}>
          {t`Whoever works on the virtual machine over SSH is locked out, unless another firewall of it allows it.`}
        </Alert>
      )}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isEmpty ? (
        <NothingToChoose text={none} resource={virtualMachines} href={href('createVm')} />
      ) : (
        <FormField form={form} name="machine">
          {(field) => (
            <ComboBox
              {...field}
              label={t`Virtual machine`}
              placeholder={t`Type a name or choose`}
              loading={isPending}
              options={machines.map((vm) => ({
                id: vm.uuid,
                label: vm.name,
                description: vm.private_ipv4 ?? undefined,
                disabledReason: reason(canAttach(row, vm.uuid)),
              }))}
              required
            />
          )}
        </FormField>
      )}
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
      <Text>
        <Trans>
          The rules of {name} no longer hold for it. Without another firewall everything reaches it that its own system
          lets in.
        </Trans>
      </Text>
    </ConfirmAction>
  );
}

/** Asks for the name before a firewall goes for good. */
export function DeleteDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const count = useFirewallFacts().protectedOf(row)?.length;
  return (
    <ConfirmAction {...props} heading={t`Delete firewall`} confirmName>
      <Text>
        {bulk ? (
          <Trans>Their rules are lost, and the virtual machines that they protect are protected no longer.</Trans>
        ) : count === undefined ? (
          <Trans>Its rules are lost, and what it protects is protected no longer.</Trans>
        ) : count === 0 ? (
          <Trans>Its rules are lost. It protects no virtual machine.</Trans>
        ) : (
          plural(count, {
            one: 'Its rules are lost, and # virtual machine is protected no longer.',
            other: 'Its rules are lost, and # virtual machines are protected no longer.',
          })
        )}
      </Text>
    </ConfirmAction>
  );
}
