import type { QueryClient } from '@tanstack/react-query';
import type { AddForwardingRuleRequest, ForwardingRule } from '@livery/api/generated/types';
import * as balancers from '@livery/api/queries/loadBalancers';
import { readUnderstood } from '@livery/api/queries/read';
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

/**
 * Puts a rule in the place of another: the API adds and removes rules, and changes none. Another source port is forwarded
 * before the old one is given up; the same one is free only after the old rule is removed, which is added again when the
 * new one is refused. What is there is asked of the server first, because it forwards a port once: so an attempt that
 * ended half way is gone on with. `onLeftover` is called with what a failure leaves.
 */
export function ruleChange(
  { balancer, rule }: BalancerRule,
  next: AddForwardingRuleRequest,
  onLeftover: (leftover: Leftover | undefined) => void,
): RuleChange {
  const key = keyOf(balancer);
  const before = requestOf(rule);
  const add = bindMutation(balancers.addForwardingRule, { ...key, ...next });
  const restore = bindMutation(balancers.addForwardingRule, { ...key, ...before });
  const remove = (rule_uuid: string) => bindMutation(balancers.removeForwardingRule, { ...key, rule_uuid });
  const isPortKept = next.source_port === rule.source_port;

  /** The rules of the old and the new port as the server has them. */
  async function present(client: QueryClient) {
    const list = balancers.loadBalancers(key.location);
    const { forwarding_rules: rules } = await readUnderstood(client, { list, id: key.uuid, kind: 'load_balancer' }, [
      'forwarding_rules',
    ]);
    const at = (port: number) => rules.find(({ source_port }) => source_port === port);
    const found = at(next.source_port);
    return { old: at(rule.source_port), isApplied: found !== undefined && isSameRule(requestOf(found), next) };
  }

  async function addFirst(client: QueryClient): Promise<void> {
    const { old, isApplied } = await present(client);
    if (!isApplied) await add.send(client);
    if (!old) return;
    try {
      await remove(old.uuid).send(client);
    } catch (error) {
      onLeftover('both');
      throw error;
    }
  }

  async function removeFirst(client: QueryClient): Promise<void> {
    const { old, isApplied } = await present(client);
    if (isApplied) return;
    if (old) await remove(old.uuid).send(client);
    try {
      await add.send(client);
    } catch (error) {
      if (await isAddedAfterAll(client, old?.uuid)) return;
      throw error;
    }
  }

  /**
   * After a failure: whether the new rule is there all the same. If not, adds the old one again; a list that lags may
   * still have the one that was removed.
   */
  async function isAddedAfterAll(client: QueryClient, removed: string | undefined): Promise<boolean> {
    try {
      const { old, isApplied } = await present(client);
      if (isApplied) return true;
      if (!old || old.uuid === removed) await restore.send(client);
      onLeftover('old');
    } catch {
      onLeftover('none');
    }
    return false;
  }

  const send = async (client: QueryClient): Promise<undefined> => {
    onLeftover(undefined);
    await (isPortKept ? removeFirst(client) : addFirst(client));
  };
  const checkApplied = async (client: QueryClient): Promise<boolean> => {
    const now = await present(client);
    return now.isApplied && (isPortKept || !now.old);
  };
  const old = remove(rule.uuid);
  return {
    mutation: { operation: add.operation, variables: add.variables, send, checkApplied },
    steps: isPortKept ? [old, add] : [add, old],
  };
}
