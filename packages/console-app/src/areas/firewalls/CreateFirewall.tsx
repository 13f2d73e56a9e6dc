import { useLingui } from '@lingui/react/macro';
import type { Answer } from '@livery/api/client';
import { FormSection, TextField } from '@livery/ui';
import { isValidRule, type RuleText } from '@livery/api/domain/firewall';
import { checkDisplayName } from '@livery/api/domain/issue';
import { createFirewall } from '@livery/api/queries/firewalls';
import { prepare } from '#kit/actions/preparedCall.js';
import { AccountField, LocationField } from '#kit/create/ChoiceFields.js';
import { CreatePage, hrefOfCreated, useCreateForm, useCreation } from '#kit/create/CreatePage.js';
import { useBillingAccountChoice, useLocationChoice } from '#kit/create/useChoices.js';
import { FormField } from '#kit/form/FormField.js';
import type { FormRow } from '#kit/form/useForm.js';
import { firewalls } from '#resources/firewalls.js';
import { useMoney } from '#shared/money.js';
import { useIssueText } from '#shared/texts/issues.js';
import { openRow } from './presets.js';
import { RulesEditor } from './RulesEditor.js';
import { ruleOfRow, useRuleFieldLabel, useRulesCheck } from './ruleWords.js';

interface Values {
  location: string | null;
  name: string;
  account: string | null;
  rules: FormRow<RuleText>[];
}

/* Everything out and nothing in: a firewall that lets everybody in is a choice that somebody has to make. */
const defaults: Values = {
  location: null,
  name: '',
  account: null,
  rules: [
    { ...openRow, id: 'tcp-out', direction: 'outbound' },
    { ...openRow, id: 'udp-out', direction: 'outbound', protocol: 'udp' },
    { ...openRow, id: 'icmp-out', direction: 'outbound', protocol: 'icmp' },
  ],
};

/** Creates a firewall with its rules (specification: infrastructure, section 2); machines are attached afterwards. */
export default function CreateFirewall() {
  const { t } = useLingui();
  const issueText = useIssueText();
  const checkRules = useRulesCheck();
  const labelOf = useRuleFieldLabel();
  const places = useLocationChoice();
  const payers = useBillingAccountChoice();
  const form = useCreateForm<Values>(firewalls, {
    defaults,
    check: ({ name, rules }) => ({
      location: places.problem,
      name: checkDisplayName(name).map(issueText)[0],
      account: payers.problem,
      ...checkRules(rules),
    }),
  });
  const { values } = form;
  const place = places.choose(values.location);
  const account = payers.choose(values.account);
  const { money, hourly } = useMoney();
  const creation = useCreation<Answer<'createFirewall'>, Values>(form);
  const name = values.name.trim();
  const location = place?.slug;
  const rules = values.rules.map(ruleOfRow);
  const call =
    location === undefined || !rules.every(isValidRule)
      ? undefined
      : prepare(createFirewall, { location, display_name: name, rules, billing_account_id: account?.id });
  return (
    <CreatePage
      resource={firewalls}
      form={form}
      places={places}
      payers={payers}
      prices={{ lines: [], monthly: money(0), hourly: hourly(0), note: t`A firewall is not charged.` }}
      creation={creation}
      call={call}
      labelOf={labelOf}
      onSubmit={form.submit(() => {
        if (!call) return;
        void creation.send(call, {
          done: t`Created ${name}`,
          target: hrefOfCreated(firewalls, location),
        });
      })}
    >
      <LocationField
        form={form}
        choice={places}
        description={t`A firewall protects virtual machines of its own location.`}
      />
      <FormSection heading={t`Firewall`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
        <AccountField form={form} choice={payers} />
      </FormSection>
      <FormSection
        heading={t`Rules`}
        description={t`What a rule allows is let through, all else is refused. The order makes no difference.`}
      >
        <RulesEditor
          fileName={name || 'firewall'}
          rows={values.rules}
          onChange={(next) => form.setValue('rules', next)}
          errorOf={form.errorOf}
        />
      </FormSection>
    </CreatePage>
  );
}
