import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, NumberField, Select, Stack, StatusIndicator, TextField } from '@livery/ui';
import { parseAddressRange } from '@livery/api/domain/cidr';
import type { RuleContent } from '@livery/api/domain/firewall';
import { evaluate, type Packet, type Decision } from '@livery/api/domain/firewallReach';
import { networkTexts } from '#generated/network/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useRuleChoices, useRuleText } from './ruleLabels.js';
import * as styles from './RulesEditor.css.js';

const first: Packet = { direction: 'inbound', protocol: 'tcp', address: '', port: 22 };

/** It stands in the form of the rules, and asking does not save these. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** "What does this let through?": asked with an address, a protocol and a port, answered from the rules as they are typed. */
export function useAccessTester(rules: readonly (readonly [place: number, rule: RuleContent])[]): ReactNode {
  const { t } = useLingui();
  const [packet, setPacket] = useState(first);
  const choices = useRuleChoices();
  const issueText = useIssueText(networkTexts);
  const { direction, protocol, address, port } = packet;
  const isAddress = !address.includes('/') && parseAddressRange(address.trim()) !== undefined;
  const isComplete = isAddress && (protocol === 'icmp' || (port !== null && port >= 1 && port <= 65_535));
  const decision = isComplete
    ? evaluate(
        rules.map(([, rule]) => rule),
        { ...packet, address: address.trim() },
      )
    : undefined;
  const options = (labels: ReadonlyMap<string, string>) => Array.from(labels, ([id, label]) => ({ id, label }));
  const change = (next: Partial<Record<keyof Packet, unknown>>) => setPacket({ ...packet, ...next } as Packet);
  return (
    <Card heading={t`What does this let through?`} headingLevel={3}>
      <Stack>
        <div className={styles.question}>
          <Select
            label={t`Direction`}
            value={direction}
            onChange={(value) => change({ direction: value })}
            options={options(choices.direction)}
          />
          <Select
            label={t`Protocol`}
            value={protocol}
            onChange={(value) => change({ protocol: value })}
            options={options(choices.protocol)}
          />
          <TextField
            label={t`IP address`}
            value={address}
            onChange={(value) => change({ address: value })}
            placeholder="203.0.113.7"
            onKeyDown={keepForm}
            error={address.trim() !== '' && !isAddress ? issueText({ code: 'address-malformed' }) : undefined}
          />
          {protocol !== 'icmp' && (
            <NumberField
              label={t`Port`}
              value={port}
              onChange={(value) => change({ port: value })}
              min={1}
              max={65_535}
              onKeyDown={keepForm}
              formatOptions={{ useGrouping: false }}
            />
          )}
        </div>
        <output className={styles.result}>
          {decision ? (
            <Answer decision={decision} rules={rules} />
          ) : (
            t`Enter an address to see whether it gets through.`
          )}
        </output>
      </Stack>
    </Card>
  );
}

interface AnswerProps {
  decision: Decision;
  rules: readonly (readonly [place: number, rule: RuleContent])[];
}

function Answer({ decision, rules }: AnswerProps) {
  const { t } = useLingui();
  const ruleText = useRuleText();
  if (decision.result === 'refused') {
    return <StatusIndicator tone="danger">{t`Refused: no rule lets it through.`}</StatusIndicator>;
  }
  const [place = 0, rule] = rules[decision.rule] ?? [];
  const number = place + 1;
  const description = rule ? ruleText(rule) : '';
  return decision.result === 'allowed' ? (
    <StatusIndicator tone="success">{t`Let through by rule ${number}: ${description}`}</StatusIndicator>
  ) : (
    <StatusIndicator tone="warning">
      {t`It depends on rule ${number}: ${description}. An address does not tell which tag or VLAN it belongs to.`}
    </StatusIndicator>
  );
}
