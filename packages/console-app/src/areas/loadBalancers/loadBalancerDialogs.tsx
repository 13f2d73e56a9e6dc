import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { ComboBox, Text } from '@livery/ui';
import { canBeTarget } from '@livery/api/domain/loadBalancer';
import * as balancers from '@livery/api/queries/loadBalancers';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import { vmList } from '@livery/api/queries/compute';
import { network } from '@livery/api/queries/network';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction, FormField, useForm, useReason } from '#kit';
import { NothingToChoose } from '#resources/components/NothingToChoose.js';
import { RemainingAddresses } from '#resources/components/RemainingAddresses.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import { useIssueText } from '#shared/texts/issues.js';
import { portText } from '#shared/units.js';
import { keyOf, ruleActions, targetActions, type BalancerRule, type BalancerTarget } from './actions.js';
import { emptyRule, RuleFields, ruleRequest, useRuleCheck } from './forwardingRules.js';

type DialogProps = ActionDialogProps<LocatedLoadBalancer>;

/** Forwards one more port. */
export function AddRuleDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row } = props;
  const check = useRuleCheck();
  const ports = row.forwarding_rules.map(({ source_port }) => source_port);
  const form = useForm({ defaults: emptyRule, check: (rule) => check(rule, ports) });
  return (
    <FormAction
      {...props}
      size="medium"
      description={t`TCP connections to the source port go to the target port of one of the targets.`}
      submitLabel={t`Add rule`}
      form={form}
      mutationOf={(rule) => bindMutation(balancers.addForwardingRule, { ...keyOf(row), ...ruleRequest(rule) })}
    >
      <RuleFields form={form} path={(field) => field} />
    </FormAction>
  );
}

/** Asks before a port is forwarded no longer. */
export function RemoveRuleDialog(props: ActionDialogProps<BalancerRule>) {
  const { t } = useLingui();
  const { row } = props;
  const name = ruleActions.nameOf(row);
  const port = portText(row.rule.source_port);
  return (
    <ConfirmAction {...props} heading={t`Remove the rule ${name}?`}>
      <Text>
        <Trans>Connections to port {port} are refused from then on. Open ones end.</Trans>
      </Text>
    </ConfirmAction>
  );
}

/** Forwards to one more machine of the load balancer's network. */
export function AddTargetDialog(props: DialogProps) {
  const { t } = useLingui();
  const { action, row } = props;
  const { location, network_uuid, targets } = row;
  const reason = useReason(action.table);
  const required = useIssueText()({ code: 'required' });
  const machines = useQuery(vmList(location));
  const members = useQuery(network(location, network_uuid));
  const error = machines.error ?? members.error;
  const here = members.data;
  const form = useForm<{ machine: string | null }>({
    defaults: { machine: null },
    check: ({ machine }) => ({ machine: machine === null ? required : undefined }),
  });
  const present = (machines.data ?? []).filter(({ status }) => status !== 'deleted');
  const isEmpty = machines.data !== undefined && !error && present.length === 0;
  const none = t`There is no virtual machine in this location yet`;
  const nameOf = (uuid: string | null) => machines.data?.find((vm) => vm.uuid === uuid)?.name ?? '';
  const target = nameOf(form.values.machine);
  return (
    <FormAction
      {...props}
      description={t`New connections are spread over it as well.`}
      done={t`Added the target ${target}`}
      disabledReason={isEmpty ? none : undefined}
      form={form}
      mutationOf={({ machine }) =>
        bindMutation(balancers.addLoadBalancerTarget, { ...keyOf(row), target_type: 'vm', target_uuid: machine ?? '' })
      }
    >
      {error && <ErrorAlert error={error} onRetry={() => void Promise.all([machines.refetch(), members.refetch()])} />}
      {isEmpty ? (
        <NothingToChoose text={none} resource={virtualMachines} href={href('createVm')} />
      ) : (
        <FormField form={form} name="machine">
          {(field) => (
            <ComboBox
              {...field}
              label={t`Virtual machine`}
              placeholder={t`Type a name or choose`}
              loading={machines.isPending || members.isPending}
              options={(here ? present : []).map((vm) => ({
                id: vm.uuid,
                label: vm.name,
                description: vm.private_ipv4 ?? undefined,
                disabledReason: here && reason(canBeTarget(vm.uuid, here, targets)),
              }))}
              required
            />
          )}
        </FormField>
      )}
    </FormAction>
  );
}

/** Asks before a machine gets no connections any more; the last one leaves nobody to answer. */
export function RemoveTargetDialog(props: ActionDialogProps<BalancerTarget>) {
  const { t } = useLingui();
  const { row } = props;
  const name = targetActions.nameOf(row);
  return (
    <ConfirmAction {...props} heading={t`Remove the target ${name}?`}>
      <Text>
        {row.balancer.targets.length === 1 ? (
          <Trans>It is the last target: nothing answers connections to the load balancer from then on.</Trans>
        ) : (
          <Trans>New connections go to the other targets. The virtual machine itself stays as it is.</Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}

/** Asks for the name before a load balancer goes for good. */
export function DeleteDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  return (
    <ConfirmAction {...props} heading={t`Delete load balancer`} confirmName>
      <Text>
        {bulk ? (
          <Trans>Nothing is forwarded any more. The targets stay.</Trans>
        ) : (
          <Trans>Its ports are forwarded no longer. The targets stay.</Trans>
        )}
      </Text>
      <RemainingAddresses owners={bulk?.ready ?? [row]} />
    </ConfirmAction>
  );
}
