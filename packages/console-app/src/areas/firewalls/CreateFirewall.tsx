import { useLingui } from '@lingui/react/macro';
import type { Answer } from '@livery/api/client';
import { FormSection, TextField } from '@livery/ui';
import { isValidRule, type RuleText } from '@livery/api/domain/firewall';
import { checkDisplayName } from '@livery/api/domain/issue';
import { createFirewall } from '@livery/api/queries/firewalls';
import { prepare } from '#kit/actions/preparedCall.js';
import { BillingAccountField } from '#kit/create/BillingAccountField.js';
import { CreatePage, useCreation } from '#kit/create/CreatePage.js';
import { LocationSection } from '#kit/create/LocationSection.js';
import { useBillingAccountChoice, useLocationChoice } from '#kit/create/useChoices.js';
import { FormField } from '#kit/form/FormField.js';
import { useForm, type FormRow } from '#kit/form/useForm.js';
import { firewalls } from '#resources/firewalls.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useIssueText } from '#shared/texts/issues.js';
import { emptyRow } from './presets.js';
import { RulesEditor } from './RulesEditor.js';
import { ruleOfRow, useRulesCheck } from './ruleWords.js';

interface Values {
  location: string | null;
  name: string;
  account: string | null;
  rules: FormRow<RuleText>[];
}

const defaults: Values = {
  location: null,
  name: '',
  account: null,
  rules: [
    { ...emptyRow, id: 'ssh', ports: '22' },
    { ...emptyRow, id: 'tcp-out', direction: 'outbound' },
    { ...emptyRow, id: 'udp-out', direction: 'outbound', protocol: 'udp' },
  ],
};

/** Creates a firewall with its rules (specification: infrastructure, section 2); machines are attached afterwards. */
export default function CreateFirewall() {
  const { t } = useLingui();
  const issueText = useIssueText();
  const checkRules = useRulesCheck();
  const places = useLocationChoice();
  const payers = useBillingAccountChoice();
  const problems = {
    location: places.isBlocked ? t`Nothing new can be created in any location at the moment.` : undefined,
    account: payers.isBlocked ? t`None of your billing accounts can be charged` : undefined,
  };
  const form = useForm<Values>({
    defaults,
    draft: { name: firewalls.kind, omit: [] },
    check: ({ name, rules }) => ({
      location: problems.location,
      name: checkDisplayName(name).map(issueText)[0],
      account: problems.account,
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
      queries={{ locations: places.query, accounts: payers.query }}
      prices={{ lines: [], monthly: money(0), hourly: hourly(0), note: t`A firewall is not charged.` }}
      creation={creation}
      call={call}
      problem={form.attempt === 0 ? (problems.location ?? problems.account) : undefined}
      locationField="location"
      onSubmit={form.submit(() => {
        if (!call) return;
        void creation.send(call, {
          done: t`Created ${name}`,
          target: (answer) => (answer && location ? firewalls.hrefOf({ ...answer, location }) : href(firewalls.list)),
        });
      })}
    >
      <FormField form={form} name="location">
        {(field) => (
          <LocationSection
            field={field}
            location={place}
            query={places.query}
            description={t`A firewall protects virtual machines of its own location.`}
          />
        )}
      </FormField>
      <FormSection heading={t`Firewall`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
        <FormField form={form} name="account">
          {(field) => <BillingAccountField field={field} account={account} query={payers.query} />}
        </FormField>
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
