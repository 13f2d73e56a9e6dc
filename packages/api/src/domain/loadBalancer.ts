import type { IssueCode, ReasonCode } from '../generated/texts.js';
import type { LoadBalancer, VpcNetwork } from '../generated/types.js';
import { allowed, refused, type Capability } from './capability.js';
import type { Issue } from './issue.js';
import { understood, type PartlyKnown } from './openValues.js';

/** Why a machine cannot be a target of a load balancer now. */
type LoadBalancerReason = ReasonCode<'network'>;

type LoadBalancerIssue = Issue<IssueCode<'common' | 'network'>>;

const maxPort = 65_535;

/** What is wrong with a port that is forwarded, or forwarded to. */
export function checkForwardedPort(port: number | null): LoadBalancerIssue[] {
  if (port === null) return [{ code: 'required' }];
  if (!Number.isInteger(port)) return [{ code: 'not-a-whole-number' }];
  if (port < 1) return [{ code: 'too-small', params: { min: 1 } }];
  return port > maxPort ? [{ code: 'too-large', params: { max: maxPort } }] : [];
}

/** What is wrong with the port of a new rule beside those that there are: a load balancer forwards a port once. */
export function checkSourcePort(port: number | null, others: readonly (number | null)[]): LoadBalancerIssue[] {
  const issues = checkForwardedPort(port);
  if (issues.length > 0 || port === null) return issues;
  return others.includes(port) ? [{ code: 'source-port-taken', params: { port: String(port) } }] : [];
}

/** What is wrong with the most connections at once; `null` is no limit. */
export function checkConnectionLimit(limit: number | null): LoadBalancerIssue[] {
  if (limit === null) return [];
  if (!Number.isInteger(limit)) return [{ code: 'not-a-whole-number' }];
  return limit < 1 ? [{ code: 'too-small', params: { min: 1 } }] : [];
}

/** Whether a machine can be a target: one of the load balancer's network, once. Where the members are not known the server decides. */
export function canBeTarget(
  uuid: string,
  network: (Pick<VpcNetwork, 'vm_uuids'> & PartlyKnown) | undefined,
  targets: LoadBalancer['targets'],
): Capability<LoadBalancerReason> {
  if (targets.some(({ target_uuid }) => target_uuid === uuid)) return refused('target-present');
  const members = network && understood(network, 'vm_uuids');
  return members?.includes(uuid) === false ? refused('target-elsewhere') : allowed;
}
