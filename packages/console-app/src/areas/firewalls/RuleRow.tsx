import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton, Inline, Select, StatusIndicator, TextField } from '@livery/ui';
import { isValidRule, type RuleText } from '@livery/api/domain/firewall';
import type { FormRow } from '#kit';
import { ruleOfRow, useRuleChoices, useRuleText } from './ruleLabels.js';
import * as styles from './RulesEditor.css.js';

/** What a row does with the rules, by its place. */
export interface RuleEditor {
  change: (index: number, row: FormRow<RuleText>) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
}

interface RuleRowProps {
  index: number;
  count: number;
  row: FormRow<RuleText>;
  /** What is odd about it, in words. */
  finding: string | undefined;
  portsError: string | undefined;
  endpointError: string | undefined;
  /** The same object in every render. */
  editor: RuleEditor;
}

/** A rule as a row of fields. Rendered again only where something of it has changed: there may be a thousand. */
export const RuleRow = memo(function RuleRow(props: RuleRowProps) {
  const { index, count, row, finding, portsError, endpointError, editor } = props;
  const { t } = useLingui();
  const choices = useRuleChoices();
  const ruleText = useRuleText();
  const rule = ruleOfRow(row);
  const number = index + 1;
  const summary = isValidRule(rule) ? ruleText(rule) : '';
  const onChange = (next: FormRow<RuleText>) => editor.change(index, next);
  const text = (field: 'ports' | 'endpoint_spec', error: string | undefined) => ({
    name: `rules.${index}.${field}`,
    value: row[field],
    error,
    onChange: (value: string) => onChange({ ...row, [field]: value }),
    // It would send the whole form.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') event.preventDefault();
    },
  });
  const choice = (field: keyof typeof choices, label: string): ReactNode => (
    <div data-part={field} className={styles.field}>
      <Select
        label={label}
        value={row[field]}
        onChange={(value) => onChange({ ...row, [field]: value })}
        options={[...new Set([...choices[field].keys(), row[field]])].map((id) => ({
          id,
          label: choices[field].get(id) ?? id,
        }))}
      />
    </div>
  );
  return (
    <div role="listitem" data-rule={index} aria-posinset={number} aria-setsize={count}>
      <div
        className={styles.rule}
        role="group"
        aria-label={summary ? t`Rule ${number}: ${summary}` : t`Rule ${number}`}
      >
        <div className={styles.head}>
          <span className={styles.title}>
            {number}. {summary}
          </span>
          <Inline gap={1} wrap={false}>
            <IconButton
              data-part="up"
              icon={ArrowUp}
              size="small"
              label={t`Move rule ${number} up`}
              disabledReason={index === 0 ? t`It is the first` : undefined}
              onClick={() => editor.move(index, index - 1)}
            />
            <IconButton
              data-part="down"
              icon={ArrowDown}
              size="small"
              label={t`Move rule ${number} down`}
              disabledReason={index === count - 1 ? t`It is the last` : undefined}
              onClick={() => editor.move(index, index + 1)}
            />
            <IconButton
              icon={Copy}
              size="small"
              label={t`Duplicate rule ${number}`}
              onClick={() => editor.duplicate(index)}
            />
            <IconButton
              data-part="remove"
              icon={Trash2}
              size="small"
              label={t`Remove rule ${number}`}
              onClick={() => editor.remove(index)}
            />
          </Inline>
        </div>
        <div className={styles.fields}>
          {choice('direction', t`Direction`)}
          {choice('protocol', t`Protocol`)}
          {row.protocol !== 'icmp' && (
            <div data-part="ports" className={styles.field}>
              <TextField {...text('ports', portsError)} label={t`Ports`} placeholder={t`All`} />
            </div>
          )}
          {choice('endpoint_spec_type', row.direction === 'outbound' ? t`To` : t`From`)}
          {row.endpoint_spec_type !== 'any' && (
            <div className={styles.endpoint}>
              <TextField
                {...text('endpoint_spec', endpointError)}
                label={choices.endpoint_spec_type.get(row.endpoint_spec_type)}
                required
              />
            </div>
          )}
        </div>
        {finding !== undefined && <StatusIndicator tone="warning">{finding}</StatusIndicator>}
      </div>
    </div>
  );
}, isSameRow);

/** Forms copy their rows with each change, so that equal ones are other objects. */
function isSameRow(
  { row, count, ...before }: RuleRowProps,
  { row: next, count: nextCount, ...after }: RuleRowProps,
): boolean {
  const isLast = before.index === count - 1;
  return (
    isLast === (after.index === nextCount - 1) &&
    (Object.keys(before) as (keyof typeof before)[]).every((name) => before[name] === after[name]) &&
    JSON.stringify(row) === JSON.stringify(next)
  );
}
