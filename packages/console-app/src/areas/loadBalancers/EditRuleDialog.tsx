import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@livery/ui';
import type { AddForwardingRuleRequest } from '@livery/api/generated/types';
import { type ActionDialogProps, FormAction } from '#kit';
import { useForm } from '#shared/form/useForm.js';
import { ruleActions, type BalancerRule } from './actions.js';
import { RuleFields, ruleRequest, useRuleCheck, type RuleValues } from './forwardingRules.js';
import { isSameRule, requestOf, ruleChange, type Leftover } from './ruleChange.js';

/** Changes a rule, by putting another in its place: says what that means for its connections. */
export function EditRuleDialog(props: ActionDialogProps<BalancerRule>) {
  const { t } = useLingui();
  const { balancer, rule } = props.row;
  const { source_port: port, connection_limit: limit, session_persistence: kind } = rule;
  const name = ruleActions.nameOf(props.row);
  const check = useRuleCheck();
  const [sent, setSent] = useState<readonly AddForwardingRuleRequest[]>([]);
  const [left, setLeft] = useState<{ leftover: Leftover; source: number }>();
  /* A persistence of the provider's own stays what it is. */
  const nextOf = (filled: RuleValues) => ({
    ...ruleRequest(filled),
    protocol: rule.protocol,
    ...(filled.sticky && kind !== null && { session_persistence: kind }),
  });
  /* What a try that ended half way has added is in nobody's way: the next one goes on with it or removes it. */
  const others = balancer.forwarding_rules.filter(
    (one) => one.uuid !== rule.uuid && !sent.some((own) => isSameRule(requestOf(one), own)),
  );
  const form = useForm<RuleValues>({
    defaults: { source: port, target: rule.target_port, limit, sticky: kind !== null },
    check: (values) =>
      check(
        values,
        others.map(({ source_port }) => source_port),
      ),
  });
  const { values } = form;
  const changeTo = (filled: RuleValues) => {
    const next = nextOf(filled);
    return ruleChange(props.row, next, {
      sent,
      onSend: () => setSent((all) => [...all, next]),
      onLeftover: (leftover) => setLeft(leftover && { leftover, source: next.source_port }),
    });
  };
  const isPortUnchanged = values.source === port;
  return (
    <FormAction
      {...props}
      size="medium"
      heading={t`Edit the rule ${name}`}
      description={t`A rule is changed by putting a new one in its place.`}
      submitLabel={t`Save rule`}
      form={form}
      mutationOf={(filled) => changeTo(filled).mutation}
      displayedRequests={changeTo(values).steps}
      disabledReason={isSameRule(nextOf(values), requestOf(rule)) ? t`Nothing has changed` : undefined}
    >
      <RuleFields form={form} path={(field) => field} />
      <Text>
        {isPortUnchanged
          ? t`The old rule is removed before the new one is added: for a moment connections to port ${port} are refused, and open ones end.`
          : t`The new rule is added before the old one is removed. After that, connections to port ${port} are refused, and open ones end.`}
      </Text>
      {left && <RemainingRules {...left} row={props.row} />}
    </FormAction>
  );
}

interface RemainingRulesProps {
  leftover: Leftover;
  row: BalancerRule;
  /** The source port of the new rule, as it was sent. */
  source: number;
}

/** What there is after an attempt that failed, and what to do about it. */
function RemainingRules({ leftover, row, source }: RemainingRulesProps) {
  const { t } = useLingui();
  const { source_port: port, target_port: target } = row.rule;
  const name = ruleActions.nameOf(row);
  if (leftover === 'old') return <Alert tone="info" heading={t`The rule ${name} is there as it was before`} />;
  if (leftover === 'both') {
    return (
      <Alert tone="warning" heading={t`Both rules are there`}>
        {t`Port ${source} is forwarded, and port ${port} still is as well. Press Retry, or remove the rule ${name} from the list.`}
      </Alert>
    );
  }
  return (
    <Alert tone="warning" heading={t`Port ${port} is possibly not forwarded now`}>
      {t`The old rule is removed, and neither the new one nor the old one could be added. Press Retry, or add a rule with source port ${port} and target port ${target}.`}
    </Alert>
  );
}
