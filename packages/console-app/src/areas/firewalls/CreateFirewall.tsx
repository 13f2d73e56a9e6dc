import { useLingui } from '@lingui/react/macro';
import { FormSection, TextField } from '@livery/ui';
import { isValidRule, type RuleText } from '@livery/api/domain/firewall';
import { checkDisplayName } from '@livery/api/domain/issue';
import { createFirewall } from '@livery/api/queries/firewalls';
import {
  AccountField,
  bindMutation,
  CreatePage,
  LocationField,
  useBillingAccountChoice,
  useCreateForm,
  useLocationChoice,
} from '#kit';
import { firewalls } from '#resources/firewalls.js';
import { FormField } from '#shared/form/FormField.js';
import type { FormRow } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import { openRow } from './presets.js';
import { RulesEditor } from './RulesEditor.js';
import { ruleOfRow, useRuleFieldLabel, useRulesCheck } from './ruleLabels.js';

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
  const locationChoice = useLocationChoice();
  const billingAccountChoice = useBillingAccountChoice();
  const form = useCreateForm<Values>(firewalls, {
    defaults,
    check: ({ name, rules }) => ({
      location: locationChoice.problem,
      name: checkDisplayName(name).map(issueText)[0],
      account: billingAccountChoice.problem,
      ...checkRules(rules),
    }),
  });
  const { values } = form;
  const location = locationChoice.choose(values.location)?.slug;
  const account = billingAccountChoice.choose(values.account);
  const name = values.name.trim();
  const rules = values.rules.map(ruleOfRow);
  const mutation =
    location === undefined || !rules.every(isValidRule)
      ? undefined
      : bindMutation(createFirewall, { location, display_name: name, rules, billing_account_id: account?.id });
  return (
    <CreatePage
      resource={firewalls}
      form={form}
      locationChoice={locationChoice}
      billingAccountChoice={billingAccountChoice}
      mutation={mutation}
      labelOf={labelOf}
      created={{ done: t`Created ${name}` }}
    >
      <LocationField
        form={form}
        choice={locationChoice}
        description={t`A firewall protects virtual machines of its own location.`}
      />
      <FormSection heading={t`Firewall`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
        <AccountField form={form} choice={billingAccountChoice} />
      </FormSection>
      <FormSection
        heading={t`Rules`}
        description={t`What a rule allows is let through, all else is refused. The order makes no difference.`}
      >
        <RulesEditor
          fileName={name || 'firewall'}
          rows={values.rules}
          onChange={(next) => form.setValue('rules', next)}
          fieldError={form.fieldError}
        />
      </FormSection>
    </CreatePage>
  );
}
