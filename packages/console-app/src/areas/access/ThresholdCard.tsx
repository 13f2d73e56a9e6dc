import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Form, NumberField, Skeleton, Stack } from '@livery/ui';
import { checkThreshold } from '@livery/api/domain/automaticTopUp';
import { restrictionClearThreshold, setRestrictionClearThreshold } from '@livery/api/queries/administration';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { NarrowField } from '#shared/layout.js';
import { useScreenGuard } from '#shared/leaving/useScreenGuard.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useDecimals, useSiteMoney } from '#shared/siteMoney.js';
import { useIssueText } from '#shared/texts/issues.js';

/** The smallest top-up that lifts the restrictions of a billing account; administrators set it. */
export function ThresholdCard() {
  const { t } = useLingui();
  return (
    <Card
      heading={t`Top-up that lifts restrictions`}
      description={t`A billing account that is limited or frozen is cleared by a top-up of at least this amount.`}
    >
      <QueryBoundary
        query={useQuery(restrictionClearThreshold())}
        failure={t`The amount could not be loaded`}
        skeleton={<Skeleton shape="block" height={96} />}
      >
        {({ threshold }) => <ThresholdForm threshold={threshold} />}
      </QueryBoundary>
    </Card>
  );
}

function ThresholdForm({ threshold }: { threshold: number }) {
  const { t } = useLingui();
  const { siteCurrency } = useSiteConfig();
  const { money } = useSiteMoney();
  const decimals = useDecimals();
  const action = useAction();
  const issueText = useIssueText();
  const saved = Number.isFinite(threshold) ? threshold : null;
  const form = useForm<{ threshold: number | null }>({
    defaults: { threshold: saved },
    check: (values) => ({ threshold: checkThreshold(values.threshold, 0).map(issueText)[0] }),
  });
  const { setValue } = form;
  // What others have set shows, but for an amount that somebody is changing: that is compared with what they saw.
  const [seen, setSeen] = useState(saved);
  const amount = form.values.threshold;
  if (seen !== saved && (amount === seen || amount === saved)) setSeen(saved);
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current !== seen) setValue('threshold', seen);
    shown.current = seen;
  }, [seen, setValue]);
  useScreenGuard(amount !== saved);
  const mutation =
    amount === null || checkThreshold(amount, 0).length > 0
      ? undefined
      : bindMutation(
          setRestrictionClearThreshold,
          { threshold: amount, seen: { threshold: seen ?? Number.NaN } },
          { conflictTexts: { threshold: { label: t`Smallest top-up`, lines: (value) => [money(value)] } } },
        );
  const save = form.submit(
    () => mutation && action.run(mutation, { done: t`Changed the top-up that lifts restrictions` }),
  );
  return (
    <Form onSubmit={save}>
      <Stack>
        <NarrowField>
          <FormField form={form} name="threshold">
            {(field) => (
              <NumberField
                {...field}
                label={t`Smallest top-up`}
                unit={siteCurrency}
                min={0}
                step={1}
                formatOptions={decimals}
                required
              />
            )}
          </FormField>
        </NarrowField>
        <ActionFailure action={action} onRetry={save} />
        <div>
          <Button
            type="submit"
            {...action.button(amount === threshold ? t`Nothing has been changed` : undefined)}
          >{t`Save`}</Button>
        </div>
        {mutation && <ApiRequest mutations={[mutation]} />}
      </Stack>
    </Form>
  );
}
