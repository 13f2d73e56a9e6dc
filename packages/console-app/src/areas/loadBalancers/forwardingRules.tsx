import type { FieldPath, FieldValues } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { NumberField, Switch } from '@livery/ui';
import { checkConnectionLimit, checkForwardedPort, checkSourcePort } from '@livery/api/domain/loadBalancer';
import type { AddForwardingRuleRequest } from '@livery/api/generated/types';
import { networkTexts } from '#generated/network/texts.js';
import { type FieldBinding, FormField } from '#shared/form/FormField.js';
import type { Form } from '#shared/form/useForm.js';
import { FieldRow } from '#shared/layout.js';
import { useIssueText } from '#shared/texts/issues.js';

/** A forwarding rule as it is filled in; always TCP (specification: infrastructure, section 5). */
export interface RuleValues {
  source: number | null;
  target: number | null;
  /** Most connections at once; `null` for no limit, `NaN` for a text that is no number. */
  limit: number | null;
  /** Whether a client stays on one target, by its source address. */
  sticky: boolean;
}

export const emptyRule: RuleValues = { source: null, target: null, limit: null, sticky: false };

/** A rule as it is sent. An empty port is caught by the check before. */
export const ruleRequest = ({ source, target, limit, sticky }: RuleValues): AddForwardingRuleRequest => ({
  protocol: 'TCP',
  source_port: source ?? 0,
  target_port: target ?? 0,
  ...(limit !== null && { connection_limit: limit }),
  ...(sticky && { session_persistence: 'SOURCE_IP' }),
});

/** What is wrong with a rule beside others, by field, in words. */
export function useRuleCheck() {
  const issueText = useIssueText(networkTexts);
  return ({ source, target, limit }: RuleValues, otherPorts: readonly (number | null)[]) => ({
    source: checkSourcePort(source, otherPorts).map(issueText)[0],
    target: checkForwardedPort(target).map(issueText)[0],
    limit: checkConnectionLimit(limit).map(issueText)[0],
  });
}

interface RuleFieldsProps<Values extends FieldValues> {
  form: Form<Values>;
  /** Where the form keeps a field of the rule. */
  path: (field: keyof RuleValues) => FieldPath<Values>;
}

const plainNumber = { useGrouping: false };

/** The fields of one forwarding rule. */
export function RuleFields<Values extends FieldValues>({ form, path }: RuleFieldsProps<Values>) {
  const { t } = useLingui();
  /* The form holds `RuleValues` at these paths. */
  const bound = <Value,>(field: unknown) => field as FieldBinding<Value>;
  return (
    <>
      <FieldRow>
        <FormField form={form} name={path('source')}>
          {(field) => (
            <NumberField
              {...bound<number | null>(field)}
              label={t`Source port`}
              min={1}
              max={65_535}
              formatOptions={plainNumber}
              required
            />
          )}
        </FormField>
        <FormField form={form} name={path('target')}>
          {(field) => (
            <NumberField
              {...bound<number | null>(field)}
              label={t`Target port`}
              min={1}
              max={65_535}
              formatOptions={plainNumber}
              required
            />
          )}
        </FormField>
        <FormField form={form} name={path('limit')}>
          {(field) => (
            <NumberField
              {...bound<number | null>(field)}
              label={t`Connection limit`}
              placeholder={t`No limit`}
              min={1}
              optional
            />
          )}
        </FormField>
      </FieldRow>
      <FormField form={form} name={path('sticky')}>
        {(field) => {
          const { value, ...binding } = bound<boolean>(field);
          return (
            <Switch
              {...binding}
              checked={value}
              label={t`Keep each client on one target`}
              description={t`By the client's source address (SOURCE_IP), for applications that keep sessions on one machine.`}
            />
          );
        }}
      </FormField>
    </>
  );
}
