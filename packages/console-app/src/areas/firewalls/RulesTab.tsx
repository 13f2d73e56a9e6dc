import { useId, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, CodeBlock, ConfirmDialog, ErrorSummary, Section, Stack } from '@livery/ui';
import { isValidRule, ruleText, type RuleText } from '@livery/api/domain/firewall';
import type { RuleContent } from '@livery/api/domain/firewallRule';
import { sshAccess } from '@livery/api/domain/firewallReach';
import { understood } from '@livery/api/domain/openValues';
import { rulesNotUnderstood, updateFirewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { ActionFailure, ApiRequest, bindMutation, useInPlaceForm } from '#kit';
import type { FormRow } from '#shared/form/useForm.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { keyOf } from './actions.js';
import { RulesEditor } from './RulesEditor.js';
import * as styles from './RulesEditor.css.js';
import { contentsOf, ruleOfRow, survivesRow, useRuleFieldLabel, useRulesCheck, useRuleText } from './ruleLabels.js';

type Values = { rules: FormRow<RuleText>[] };

const valuesOf = (rules: readonly RuleContent[]): Values => ({
  rules: rules.map((rule, index) => ({ ...ruleText(rule), id: `${index}` })),
});

const sentBy = ({ rules }: Values): RuleContent[] => rules.map(ruleOfRow);

/** The rules of a firewall, to be changed where all of them were understood and come back from their rows as they are. */
export function RulesTab({ firewall }: { firewall: LocatedFirewall }) {
  const client = useQueryClient();
  const unclear =
    rulesNotUnderstood(client, firewall) ?? (firewall.rules.every(survivesRow) ? undefined : { said: firewall.rules });
  return unclear ? <RulesAsSaid said={unclear.said} /> : <EditableRules firewall={firewall} />;
}

/** Rules of which some were not understood, or cannot be typed: saved, they would replace what nobody here has seen. */
function RulesAsSaid({ said }: { said: unknown }) {
  const { t } = useLingui();
  return (
    <Section heading={t`Rules`}>
      <Stack>
        <Alert tone="warning" heading={t`These rules cannot be changed here`}>
          {t`The server sent a rule that the console does not understand, and saving replaces all rules. Below they are as the server sent them: copy them for the support of your provider.`}
        </Alert>
        <CodeBlock label={t`Rules as the server sent them`} value={JSON.stringify(said, null, 2) ?? ''} />
      </Stack>
    </Section>
  );
}

/** The rules of a firewall, edited in place and saved together. */
function EditableRules({ firewall }: { firewall: LocatedFirewall }) {
  const { t } = useLingui();
  const ruleLine = useRuleText();
  const id = useId();
  const check = useRulesCheck();
  const labelOf = useRuleFieldLabel();
  const { display_name: name } = firewall;
  /** Whether it is asked if SSH may be closed. */
  const [isAsked, setIsAsked] = useState(false);
  const { form, isTouched, isOutdated, send, discard, action, mutation } = useInPlaceForm<Values, RuleContent[]>({
    name: `firewall ${firewall.uuid}`,
    current: useMemo(() => contentsOf(firewall.rules), [firewall.rules]),
    valuesOf,
    sentBy,
    check: ({ rules }) => check(rules),
    errorSummary: true,
    mutationOf: (rules, seen) =>
      bindMutation(
        updateFirewall,
        { ...keyOf(firewall), display_name: name, rules, seen: { ...firewall, rules: seen } },
        { conflictTexts: { rules: { label: msg`Rules`, lines: (all) => all.map(ruleLine) } } },
      ),
    done: t`Saved the rules of ${name}`,
  });
  const errors = form.errors.map(({ field, message }) => {
    const label = labelOf(field) ?? '';
    return { field, message: t`${label}: ${message}` };
  });
  const disconnected = useConnectionReason();
  /* Only what becomes closed locks somebody out: whoever is let in by another way is not asked each time. */
  const protects = understood(firewall, 'resources_assigned')?.length !== 0;
  const locksOut = (values: Values) =>
    protects && sshAccess(sentBy(values)) === 'closed' && sshAccess(firewall.rules) !== 'closed';
  const save = form.submit((values) => (locksOut(values) ? setIsAsked(true) : send()));

  return (
    <Section
      heading={t`Rules`}
      description={t`What a rule allows is let through, all else is refused. The order makes no difference.`}
    >
      <form id={id} noValidate autoComplete="off" onSubmit={save}>
        <Stack>
          {isTouched && isOutdated && action.failures.length === 0 && (
            <Alert tone="warning" heading={t`Somebody has changed the rules since you began`}>
              {t`Saving shows the difference and asks. Discard your changes to see theirs.`}
            </Alert>
          )}
          <ErrorSummary errors={errors} attempt={form.attempt} />
          <RulesEditor
            fileName={name}
            rows={form.values.rules}
            onChange={(next) => form.setValue('rules', next)}
            fieldError={form.fieldError}
          />
          <ActionFailure action={action} onRetry={save} />
          <div className={styles.actionsBar}>
            <Button
              type="submit"
              variant="primary"
              loading={action.loading}
              disabledReason={isTouched ? disconnected : t`Nothing has changed`}
            >{t`Save rules`}</Button>
            {isTouched && (
              <Button variant="quiet" disabled={action.loading} onClick={discard}>{t`Discard changes`}</Button>
            )}
          </div>
          {sentBy(form.values).every(isValidRule) && <ApiRequest mutations={[mutation]} />}
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        onConfirm={() => {
          setIsAsked(false);
          send();
        }}
        heading={t`Save rules without SSH?`}
        confirmLabel={t`Save anyway`}
        tone="danger"
      >
        <Trans>
          No rule lets anybody reach TCP port 22 any more. You and everybody else are locked out of the attached virtual
          machines over SSH, unless another firewall of theirs allows it.
        </Trans>
      </ConfirmDialog>
    </Section>
  );
}
