import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@livery/ui';
import { canBeTarget } from '@livery/api/domain/loadBalancer';
import { understood } from '@livery/api/domain/openValues';
import { NotFoundError } from '@livery/api/queries/errors';
import * as balancers from '@livery/api/queries/loadBalancers';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import { network } from '@livery/api/queries/network';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { MachineField, useMachines } from '#resources/components/MachineField.js';
import { RemainingAddresses } from '#resources/components/RemainingAddresses.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
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
      {t`Connections to port ${port} are refused from then on.`}
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
  const choice = useMachines(location);
  const { machines } = choice;
  const members = useQuery(network(location, network_uuid));
  const isMissing = members.error instanceof NotFoundError;
  const here = isMissing ? undefined : members.data;
  const error = choice.error ?? (isMissing ? null : members.error);
  const note =
    here || members.isPending
      ? undefined
      : t`Which virtual machines are in its private network is not known: the provider decides whether one can be a target.`;
  const form = useForm<{ machine: string | null }>({
    defaults: { machine: null },
    check: ({ machine }) => ({ machine: machine === null ? required : undefined }),
  });
  const target = machines.find(({ uuid }) => uuid === form.values.machine)?.name ?? '';
  return (
    <FormAction
      {...props}
      description={t`New connections are spread over it as well.`}
      done={t`Added the target ${target}`}
      disabledReason={choice.none}
      form={form}
      mutationOf={({ machine }) =>
        bindMutation(balancers.addLoadBalancerTarget, { ...keyOf(row), target_type: 'vm', target_uuid: machine ?? '' })
      }
    >
      {error ? (
        <ErrorAlert error={error} note={note} onRetry={() => void Promise.all([choice.refetch(), members.refetch()])} />
      ) : (
        note !== undefined && <Alert tone="warning">{note}</Alert>
      )}
      <MachineField
        form={form}
        choice={members.isPending ? { ...choice, machines: [], isPending: true } : choice}
        reasonOf={(vm) => reason(canBeTarget(vm.uuid, here, targets))}
      />
    </FormAction>
  );
}

/** Asks before a machine gets no connections any more; the last one leaves nobody to answer. */
export function RemoveTargetDialog(props: ActionDialogProps<BalancerTarget>) {
  const { t } = useLingui();
  const { row } = props;
  const name = targetActions.nameOf(row);
  const count = understood(row.balancer, 'targets')?.length;
  return (
    <ConfirmAction {...props} heading={t`Remove the target ${name}?`}>
      {count === undefined
        ? t`Whether there are other targets is not known: without one, nothing answers connections to the load balancer from then on.`
        : count === 1
          ? t`It is the last target: nothing answers connections to the load balancer from then on.`
          : t`New connections go to the other targets. The virtual machine itself stays as it is.`}
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
