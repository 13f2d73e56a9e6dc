import type { QueryClient } from '@tanstack/react-query';
import { ChangedMeanwhileError } from '@livery/api/errors';
import type { AddForwardingRuleRequest, ForwardingRule } from '@livery/api/generated/types';
import * as balancers from '@livery/api/queries/loadBalancers';
import { readUnderstood } from '@livery/api/queries/understood';
import { bindMutation, type BoundMutation } from '#kit';
import { keyOf, type BalancerRule } from './actions.js';

/** What a change that failed half way has left: both rules, the old one alone, or none. */
export type Leftover = 'both' | 'old' | 'none';

/** A rule as it would be added. */
export const requestOf = (rule: ForwardingRule): AddForwardingRuleRequest => ({
  protocol: rule.protocol,
  source_port: rule.source_port,
  target_port: rule.target_port,
  ...(rule.connection_limit !== null && { connection_limit: rule.connection_limit }),
  ...(rule.session_persistence !== null && { session_persistence: rule.session_persistence }),
});

const facts = ['protocol', 'source_port', 'target_port', 'connection_limit', 'session_persistence'] as const;

/** Whether two rules forward the same in the same way. */
export const isSameRule = (one: AddForwardingRuleRequest, other: AddForwardingRuleRequest): boolean =>
  facts.every((fact) => one[fact] === other[fact]);

interface RuleChange {
  /** The whole change as one call: its retry goes on where the last attempt ended. */
  mutation: BoundMutation;
  /** The calls that it makes, in their order. */
  steps: readonly BoundMutation[];
}

/** What a change knows of the earlier tries of its dialog, and tells it. */
interface Tries {
  /** The rules that were sent before, or whose place was being made free. */
  sent: readonly AddForwardingRuleRequest[];
  /** Called before the new rule is sent, and before what is in its way is removed. */
  onSend: () => void;
  /** Called with what a failure leaves. */
  onLeftover: (leftover: Leftover | undefined) => void;
}

/**
 * Puts a rule in the place of another: the API adds and removes rules, and changes none. Another source port is forwarded
 * before the old one is given up; the same one is free only after the old rule is removed, which is added again when the
 * new one is refused. What is there is asked of the server first, because it forwards a port once: so an attempt that
 * ended half way is gone on with, and what earlier tries added is removed. Nothing is sent where the old port has a rule
 * that is neither the old one nor of an earlier try: somebody else has put it there; nor where the old rule is gone and no
 * try has removed it: somebody else wants its port closed.
 */
export function ruleChange(
  { balancer, rule }: BalancerRule,
  next: AddForwardingRuleRequest,
  { sent, onSend, onLeftover }: Tries,
): RuleChange {
  const key = keyOf(balancer);
  const before = requestOf(rule);
  const add = bindMutation(balancers.addForwardingRule, { ...key, ...next });
  const restore = bindMutation(balancers.addForwardingRule, { ...key, ...before });
  const remove = (rule_uuid: string) => bindMutation(balancers.removeForwardingRule, { ...key, rule_uuid });
  const isAtOldPort = ({ source_port }: Pick<ForwardingRule, 'source_port'>) => source_port === rule.source_port;
  const isAtNewPort = ({ source_port }: ForwardingRule) => source_port === next.source_port;
  const isPortKept = isAtNewPort(rule);
  const tried = [...sent];

  /** Whether the server has the new rule, and those in whose place it comes: of earlier tries, then of the old port. */
  async function present(client: QueryClient) {
    const list = balancers.loadBalancers(key.location);
    const { forwarding_rules: rules } = await readUnderstood(client, { list, id: key.uuid, kind: 'load_balancer' }, [
      'forwarding_rules',
    ]);
    const others = rules.filter((one) => !isSameRule(requestOf(one), next));
    const isOwn = (one: ForwardingRule) => [before, ...tried].some((own) => isSameRule(requestOf(one), own));
    const current = others.find((one) => isAtOldPort(one) && !isOwn(one));
    const own = others.filter(isOwn);
    const isApplied = others.length < rules.length;
    // A rule at the old port is tried after the removal of the old one: that is where it went.
    const isTakenAway = !isApplied && own.length === 0 && !tried.some(isAtOldPort);
    if (current ?? isTakenAway) {
      throw new ChangedMeanwhileError([{ field: 'forwarding_rules', seen: rule, current, sent: next }]);
    }
    return {
      isApplied,
      replaced: [...own.filter((one) => !isAtOldPort(one)), ...own.filter(isAtOldPort)],
    };
  }

  /** Removes rules one after the other: what a failure leaves is known then. */
  async function removeAll(client: QueryClient, [first, ...further]: readonly ForwardingRule[]): Promise<void> {
    if (!first) return;
    await remove(first.uuid).send(client);
    await removeAll(client, further);
  }

  /** Adds the new rule, after its port is free. */
  async function put(client: QueryClient, inTheWay: readonly ForwardingRule[]): Promise<void> {
    tried.push(next);
    onSend();
    await removeAll(client, inTheWay);
    try {
      await add.send(client);
    } catch (error) {
      if (isPortKept && (await isAddedAfterAll(client, inTheWay))) return;
      throw error;
    }
  }

  /**
   * After a failure: whether the new rule is there all the same. If not, adds the old one again; a list that lags may
   * still have the one that was removed.
   */
  async function isAddedAfterAll(client: QueryClient, removed: readonly ForwardingRule[]): Promise<boolean> {
    try {
      const { replaced, isApplied } = await present(client);
      if (isApplied) return true;
      const old = replaced.find(isAtOldPort);
      if (!old || removed.some(({ uuid }) => uuid === old.uuid)) await restore.send(client);
      onLeftover('old');
    } catch {
      onLeftover('none');
    }
    return false;
  }

  const send = async (client: QueryClient): Promise<undefined> => {
    onLeftover(undefined);
    const { isApplied, replaced } = await present(client);
    if (!isApplied) await put(client, replaced.filter(isAtNewPort));
    try {
      await removeAll(
        client,
        replaced.filter((one) => !isAtNewPort(one)),
      );
    } catch (error) {
      if (!isPortKept) onLeftover('both');
      throw error;
    }
  };
  const checkApplied = async (client: QueryClient): Promise<boolean> => {
    const { isApplied, replaced } = await present(client);
    return isApplied && replaced.length === 0;
  };
  const old = remove(rule.uuid);
  return {
    mutation: { operation: add.operation, variables: add.variables, send, checkApplied },
    steps: isPortKept ? [old, add] : [add, old],
  };
}
