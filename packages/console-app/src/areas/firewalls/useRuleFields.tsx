import { useCallback, type KeyboardEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { RowField, Select, TextField, type RowFields } from '@livery/ui';
import { withPrefixLengths, type RuleText } from '@livery/api/domain/firewall';
import type { FormRow } from '#shared/form/useForm.js';
import { useRuleChoices } from './ruleLabels.js';

/** It would send the whole form. */
export function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** The fields of a rule in the editor. */
export function useRuleFields(): RowFields<FormRow<RuleText>> {
  const { t } = useLingui();
  const choices = useRuleChoices();
  return useCallback(
    (row, { index, errors, change }) => {
      const text = (field: 'ports' | 'endpoint_spec') => ({
        name: `rules.${index}.${field}`,
        value: row[field],
        error: errors[field],
        onChange: (value: string) => change({ [field]: value }),
        onKeyDown: keepForm,
      });
      const choice = (field: keyof typeof choices, label: string) => (
        <RowField width="short">
          <Select
            label={label}
            value={row[field]}
            onChange={(value) => change({ [field]: value })}
            options={[...choices[field]].map(([id, name]) => ({
              id,
              label: id === 'any' && row.direction === 'outbound' ? t({ message: 'Anywhere', context: 'to' }) : name,
            }))}
          />
        </RowField>
      );
      return (
        <>
          {choice('direction', t`Direction`)}
          {choice('protocol', t`Protocol`)}
          {row.protocol !== 'icmp' && (
            <RowField width="short">
              <TextField {...text('ports')} label={t`Ports`} placeholder={t`All`} data-first-field />
            </RowField>
          )}
          {choice('endpoint_spec_type', row.direction === 'outbound' ? t`To` : t`From`)}
          {row.endpoint_spec_type !== 'any' && (
            <RowField>
              <TextField
                {...text('endpoint_spec')}
                onBlur={() => {
                  const endpoint_spec = withPrefixLengths(row);
                  if (endpoint_spec !== row.endpoint_spec) change({ endpoint_spec });
                }}
                label={choices.endpoint_spec_type.get(row.endpoint_spec_type)}
                required
              />
            </RowField>
          )}
        </>
      );
    },
    [t, choices],
  );
}
