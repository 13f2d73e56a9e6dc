import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, Select, Stack, StatusIndicator, TextField } from '@livery/ui';
import { parseAddressRange } from '@livery/api/domain/cidr';
import type { RuleContent } from '@livery/api/domain/firewallRule';
import { evaluate, type Packet, type Decision } from '@livery/api/domain/firewallReach';
import { networkTexts } from '#generated/network/texts.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useRuleChoices, useRuleText } from './ruleLabels.js';
import { keepForm } from './useRuleFields.js';
import * as styles from './RulesEditor.css.js';

/** The question as it is typed. */
interface Question extends Pick<Packet, 'direction' | 'protocol' | 'address'> {
  port: string;
}

const first: Question = { direction: 'inbound', protocol: 'tcp', address: '', port: '22' };

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

/** "What does this let through?": asked with an address, a protocol and a port, answered from the rules as they are typed. */
export function useAccessTester(rules: readonly (readonly [place: number, rule: RuleContent])[]): ReactNode {
  const { t } = useLingui();
  const [question, setQuestion] = useState(first);
  const choices = useRuleChoices();
  const issueText = useIssueText(networkTexts);
  const { direction, protocol, address, port } = question;
  const typedPort = port.trim();
  const isAddress = !address.includes('/') && parseAddressRange(address.trim()) !== undefined;
  const isComplete = isAddress && (protocol === 'icmp' || isPort(typedPort));
  const decision = isComplete
    ? evaluate(
        rules.map(([, rule]) => rule),
        { direction, protocol, address: address.trim(), port: protocol === 'icmp' ? null : Number(typedPort) },
      )
    : undefined;
  const options = (labels: ReadonlyMap<string, string>) => Array.from(labels, ([id, label]) => ({ id, label }));
  const change = (next: Partial<Record<keyof Question, unknown>>) => setQuestion({ ...question, ...next } as Question);
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
            <TextField
              label={t`Port`}
              value={port}
              onChange={(value) => change({ port: value })}
              inputMode="numeric"
              onKeyDown={keepForm}
              error={typedPort !== '' && !isPort(typedPort) ? issueText({ code: 'ports-out-of-range' }) : undefined}
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
  if (decision.result === 'unknown') {
    return (
      <StatusIndicator tone="warning">
        {t`Not known: rule ${number} is not understood here and may let it through: ${description}`}
      </StatusIndicator>
    );
  }
  return decision.result === 'allowed' ? (
    <StatusIndicator tone="success">{t`Let through by rule ${number}: ${description}`}</StatusIndicator>
  ) : (
    <StatusIndicator tone="warning">
      {t`It depends on rule ${number}: ${description}. An address does not tell which tag or VLAN it belongs to.`}
    </StatusIndicator>
  );
}
