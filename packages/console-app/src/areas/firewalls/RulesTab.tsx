import { useId, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, CodeBlock, ConfirmDialog, ErrorSummary, Section, Stack } from '@livery/ui';
import { isValidRule, ruleText, type RuleText } from '@livery/api/domain/firewall';
import type { RuleContent } from '@livery/api/domain/firewallRule';
import { sshAccess } from '@livery/api/domain/firewallReach';
import { understood } from '@livery/api/domain/openValues';
import type { ChangedMeanwhileError } from '@livery/api/errors';
import type { FirewallRule } from '@livery/api/generated/types';
import { rulesNotUnderstood, updateFirewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { type FormRow, useForm } from '#shared/form/useForm.js';
import { useServerValues } from '#shared/form/useServerValues.js';
import { useLeaveGuard } from '#shared/leaving/useLeaveGuard.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { keyOf } from './actions.js';
import { RulesEditor } from './RulesEditor.js';
import * as styles from './RulesEditor.css.js';
import { ruleOfRow, seenOf, survivesRow, useRuleFieldLabel, useRulesCheck, useRuleText } from './ruleLabels.js';

interface Values {
  rules: FormRow<RuleText>[];
  /** The rules that the server had when editing began, as JSON: somebody else may change them meanwhile. */
  seen: string;
}

/** What rows say, to be compared: whatever their ids are. */
const contentOf = (rows: readonly Partial<FormRow<RuleText>>[]): string =>
  JSON.stringify(rows.map(({ id: _, ...text }) => text));

const valuesOf = (rules: FirewallRule[]): Values => ({
  rules: rules.map((rule, index) => ({ ...ruleText(rule), id: `${index}` })),
  seen: seenOf(rules),
});

const contentOfValues = ({ rules }: Values): string => contentOf(rules);

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
  const defaults = useMemo(() => valuesOf(firewall.rules), [firewall.rules]);
  const id = useId();
  const check = useRulesCheck();
  const labelOf = useRuleFieldLabel();
  const { display_name: name } = firewall;
  /* The question whether SSH may be closed, and what is replaced then. */
  const [question, setQuestion] = useState<{ conflict: ChangedMeanwhileError | undefined }>();
  const form = useForm<Values>({
    defaults,
    draft: { name: `firewall ${firewall.uuid}`, omit: [] },
    check: ({ rules }) => check(rules),
    errorSummary: true,
  });
  const errors = form.errors.map(({ field, message }) => {
    const label = labelOf(field) ?? '';
    return { field, message: t`${label}: ${message}` };
  });
  const { rules: rows, seen } = form.values;
  const isTouched = contentOf(rows) !== contentOf(defaults.rules);
  useServerValues(form, {
    defaults,
    seen: () => valuesOf(JSON.parse(seen) as FirewallRule[]),
    contentOf: contentOfValues,
  });
  useLeaveGuard(isTouched);
  const saving = useAction();
  const noteSaved = (sent: Values) => {
    const saved = sentBy(sent);
    // With what was seen when it was sent, as in the draft of a form that has been left meanwhile.
    form.onSubmitted(sent);
    form.setValue('seen', seenOf(saved));
    // What was typed meanwhile stays, as a change of what the server has now.
    if (contentOfValues(form.getValues()) !== contentOfValues(sent)) return;
    form.setValue('rules', valuesOf(saved).rules);
    form.onSubmitted();
  };
  const disconnected = useConnectionReason();
  const mutationOf = (values: Values) =>
    bindMutation(
      updateFirewall,
      {
        ...keyOf(firewall),
        display_name: name,
        rules: sentBy(values),
        seen: { ...firewall, rules: JSON.parse(values.seen) as FirewallRule[] },
      },
      { conflictTexts: { rules: { label: msg`Rules`, lines: (all) => all.map(ruleLine) } } },
    );
  /* Only what becomes closed locks somebody out: whoever is let in by another way is not asked each time. */
  const protects = understood(firewall, 'resources_assigned')?.length !== 0;
  const locksOut = (values: Values) =>
    protects && sshAccess(sentBy(values)) === 'closed' && sshAccess(firewall.rules) !== 'closed';

  const send = (values: Values, conflict: ChangedMeanwhileError | undefined) => {
    // Typing changes the rows of the form themselves.
    const sent = structuredClone(values);
    const mutation = mutationOf(sent);
    void saving.run((conflict && mutation.overwriting?.(conflict)) ?? mutation, {
      done: t`Saved the rules of ${name}`,
      onDone: () => noteSaved(sent),
    });
  };
  const save = (conflict?: ChangedMeanwhileError) =>
    form.submit((values) => (locksOut(values) ? setQuestion({ conflict }) : send(values, conflict)));
  const discard = () => {
    saving.dismissFailures();
    form.startOver();
  };

  return (
    <Section
      heading={t`Rules`}
      description={t`What a rule allows is let through, all else is refused. The order makes no difference.`}
    >
      <form id={id} noValidate autoComplete="off" onSubmit={save()}>
        <Stack>
          {isTouched && saving.failures.length === 0 && seen !== defaults.seen && (
            <Alert tone="warning" heading={t`Somebody has changed the rules since you began`}>
              {t`Saving shows the difference and asks. Discard your changes to see theirs.`}
            </Alert>
          )}
          <ErrorSummary errors={errors} attempt={form.attempt} />
          <RulesEditor
            fileName={name}
            rows={rows}
            onChange={(next) => form.setValue('rules', next)}
            fieldError={form.fieldError}
          />
          <ActionFailure action={saving} onRetry={save()} onOverwrite={(conflict) => save(conflict)()} />
          <div className={styles.actionsBar}>
            <Button
              type="submit"
              variant="primary"
              loading={saving.loading}
              disabledReason={isTouched ? disconnected : t`Nothing has changed`}
            >{t`Save rules`}</Button>
            {isTouched && (
              <Button variant="quiet" disabled={saving.loading} onClick={discard}>{t`Discard changes`}</Button>
            )}
          </div>
          {sentBy(form.values).every(isValidRule) && <ApiRequest mutations={[mutationOf(form.values)]} />}
        </Stack>
      </form>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => setQuestion(undefined)}
        onConfirm={() => {
          setQuestion(undefined);
          send(form.getValues(), question?.conflict);
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
