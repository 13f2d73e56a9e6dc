import { useCallback, useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { checkRule, parseRule, portsText, ruleText, type RuleText } from '@livery/api/domain/firewall';
import type { RuleContent } from '@livery/api/domain/firewallRule';
import type { FirewallRule } from '@livery/api/generated/types';
import type { Finding } from '@livery/api/domain/firewallConflicts';
import { isUnderstood } from '@livery/api/domain/firewallReach';
import { networkTexts } from '#generated/network/texts.js';
import { useIssueText } from '#shared/texts/issues.js';

/** What is chosen in a rule, in words; anything else stands as the server has it. */
export function useRuleChoices() {
  const { t } = useLingui();
  return useMemo(
    () => ({
      direction: new Map<string, string>([
        ['inbound', t`Inbound`],
        ['outbound', t`Outbound`],
      ]),
      protocol: new Map<string, string>([
        ['tcp', 'TCP'],
        ['udp', 'UDP'],
        ['icmp', 'ICMP'],
      ]),
      endpoint_spec_type: new Map<string, string>([
        ['any', t({ message: 'Anywhere', context: 'from' })],
        ['ip_prefixes', t`IP addresses`],
        ['group_tag', t`Tag`],
        ['vlan', t`VLAN`],
      ]),
    }),
    [t],
  );
}

/** Says a rule in a line: "Inbound TCP 22, 203.0.113.0/24", "Inbound TCP 5432, VLAN 120". */
export function useRuleText(): (rule: RuleContent) => string {
  const { t } = useLingui();
  const choices = useRuleChoices();
  return useCallback(
    (rule) => {
      const { direction, protocol, endpoint_spec_type: type, endpoint_spec } = rule;
      const way = choices.direction.get(direction) ?? direction;
      const kind = choices.protocol.get(protocol) ?? protocol;
      const list = endpoint_spec.join(', ');
      const ends: Readonly<Record<string, string>> = {
        any:
          direction === 'outbound'
            ? t({ message: 'anywhere', context: 'to' })
            : t({ message: 'anywhere', context: 'from' }),
        group_tag: t`tag ${list}`,
        vlan: t`VLAN ${list}`,
      };
      const end = ends[type] ?? list;
      const ports = portsText(rule) || (protocol === 'icmp' ? '' : t`all ports`);
      return ports === '' ? t`${way} ${kind}, ${end}` : t`${way} ${kind} ${ports}, ${end}`;
    },
    [t, choices],
  );
}

/** Says what is odd about a rule, with the number of the other rule that a person sees. */
export function useFindingText(): (finding: Finding) => string {
  const { t } = useLingui();
  return useCallback(
    ({ kind, other }) => {
      const number = other + 1;
      if (kind === 'duplicate') return t`The same as rule ${number}`;
      if (kind === 'shadowed') return t`Has no effect: rule ${number} lets all of it through already`;
      return t`Conflict: rule ${number} opens some of these ports to more than this rule allows`;
    },
    [t],
  );
}

/** The rule that a row of the editor means: what the row does not show, as ports of ICMP, does not count. */
export const ruleOfRow = (row: RuleText): RuleContent =>
  parseRule({
    ...row,
    ports: row.protocol === 'icmp' ? '' : row.ports,
    endpoint_spec: row.endpoint_spec_type === 'any' ? '' : row.endpoint_spec,
  });

/**
 * Whether a row that nobody touches shows all of a rule and gives it back. Ports that are no range count as given back: the
 * row shows them, and is not valid until they are corrected.
 */
export function survivesRow(rule: FirewallRule): boolean {
  const again = ruleOfRow(ruleText(rule));
  return (
    isUnderstood(rule) &&
    JSON.stringify(again.endpoint_spec) === JSON.stringify(rule.endpoint_spec) &&
    (Number.isNaN(again.port_start) || portsText(again) === portsText(rule))
  );
}

/** Rules as they are sent: without their ids, and each with its fields in one order, to be compared with others. */
export const contentsOf = (rules: readonly FirewallRule[]): RuleContent[] =>
  rules.map(
    ({ uuid: _, direction, protocol, port_start, port_end, endpoint_spec_type, endpoint_spec, ...unknown }) => ({
      ...unknown,
      direction,
      protocol,
      port_start,
      port_end,
      endpoint_spec_type,
      endpoint_spec,
    }),
  );

/** The label of a field of the editor by its name, `rules.5.ports`, with its row: "Rule 6: Ports"; undefined of others. */
export function useRuleFieldLabel(): (field: string) => string | undefined {
  const { t } = useLingui();
  return (field) => {
    const [list, index, part] = field.split('.');
    if (list !== 'rules') return undefined;
    const number = Number(index) + 1;
    const labels: Readonly<Record<string, string>> = {
      direction: t`Direction`,
      protocol: t`Protocol`,
      ports: t`Ports`,
      endpoint_spec_type: t`Other end`,
      endpoint_spec: t`Other end`,
    };
    const label = labels[part ?? ''];
    return label === undefined ? t`Rule ${number}` : t`Rule ${number}: ${label}`;
  };
}

/** What is wrong with rows of the editor, for a form that has them in `rules`. */
export function useRulesCheck(): (rows: readonly RuleText[]) => Record<string, string> {
  const issueText = useIssueText(networkTexts);
  return (rows) =>
    Object.fromEntries(
      rows.flatMap((row, index) =>
        Object.entries(checkRule(ruleOfRow(row))).map(([field, issue]) => [
          `rules.${index}.${field}`,
          issueText(issue),
        ]),
      ),
    );
}
