import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Form, Inline, RowField, RowsEditor, Text, TextField } from '@livery/ui';
import { checkCorsOrigin, corsOriginOf, corsOriginWarning } from '@livery/api/domain/corsOrigins';
import type { ChangedMeanwhileError } from '@livery/api/errors';
import type { Bucket } from '@livery/api/generated/types';
import { setBucketCors } from '@livery/api/queries/storage';
import { storageTexts } from '#generated/storage/texts.js';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { type FormRow, newRow, useForm } from '#shared/form/useForm.js';
import { useServerValues } from '#shared/form/useServerValues.js';
import { useEnvironment } from '#shared/services.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';

interface CorsValues {
  origins: FormRow<{ url: string }>[];
  /** The origins that the server had when editing began, as JSON: somebody else may change them meanwhile. */
  seen: string;
}

const valuesOf = (origins: readonly string[] | undefined): CorsValues => ({
  origins: (origins ?? []).map((url, index) => ({ url, id: `${index}` })),
  seen: JSON.stringify(origins ?? null),
});

const contentOf = (values: CorsValues): string => JSON.stringify(sentBy(values));

/** The origins as they were when editing began; undefined where the storage did not say. */
const originsSeen = ({ seen }: CorsValues): string[] | undefined => (JSON.parse(seen) as string[] | null) ?? undefined;

/** The bucket as it was when editing began. */
function seenBucket(bucket: Bucket, values: CorsValues): Bucket {
  const allowed_origins = originsSeen(values);
  return allowed_origins === undefined ? bucket : { ...bucket, allowed_origins };
}

/** The origins as they are sent, and as the server has them then. */
const sentBy = ({ origins }: Pick<CorsValues, 'origins'>): string[] => origins.map(({ url }) => corsOriginOf(url));

/** The web origins that browsers may use a bucket from (specification: infrastructure, section 7). Saving replaces them all. */
export default function CorsTab({ bucket }: { bucket: Bucket }) {
  const { name, allowed_origins } = bucket;
  const { t } = useLingui();
  const issueText = useIssueText(storageTexts);
  const { origin: own } = useEnvironment().address;
  const defaults = valuesOf(allowed_origins);
  const form = useForm<CorsValues>({
    defaults,
    check: ({ origins }) =>
      Object.fromEntries(
        origins.map(({ url }, at) => {
          const [issue] = checkCorsOrigin(
            url,
            origins.slice(0, at).map((one) => one.url),
          );
          return [`origins.${at}.url`, issue && issueText(issue)];
        }),
      ),
    draft: { name: `cors ${name}`, omit: [] },
  });
  useServerValues(form, { defaults, seen: () => valuesOf(originsSeen(form.values)), contentOf });
  const action = useAction();
  const noteSaved = (sent: CorsValues) => {
    const saved = sentBy(sent);
    // With what was seen when it was sent, as in the draft of a form that has been left meanwhile.
    form.onSubmitted(sent);
    form.setValue('seen', JSON.stringify(saved));
    // What was typed meanwhile stays, as a change of what the server has now.
    if (contentOf(form.getValues()) !== contentOf(sent)) return;
    form.setValue('origins', valuesOf(saved).origins);
    form.onSubmitted();
  };
  const disconnected = useConnectionReason();
  const mutationOf = (values: CorsValues) =>
    bindMutation(
      setBucketCors,
      { name, allowed_origins: sentBy(values), seen: seenBucket(bucket, values) },
      { conflictTexts: { allowed_origins: { label: msg`Allowed origins` } } },
    );
  const save = (conflict?: ChangedMeanwhileError) =>
    form.submit((values) => {
      // Typing changes the rows of the form themselves.
      const sent = structuredClone(values);
      const mutation = mutationOf(sent);
      void action.run((conflict && mutation.overwriting?.(conflict)) ?? mutation, {
        done: t`Saved the allowed origins of ${name}`,
        onDone: () => noteSaved(sent),
      });
    });
  const discard = () => {
    action.dismissFailures();
    form.startOver();
  };
  const warningOf = ({ url }: { url: string }) => {
    const warning = corsOriginWarning(url);
    return warning && issueText(warning);
  };
  const hasOwn = form.values.origins.some(({ url }) => corsOriginOf(url) === own);
  return (
    <Card
      heading={t`Allowed origins`}
      description={t`Web pages of these addresses may read and write the bucket from the browser of whoever visits them.`}
    >
      <Form onSubmit={save()}>
        {allowed_origins === undefined && (
          <Alert tone="info" urgency="off">
            {t`The storage does not say which origins are allowed now. What you save replaces them.`}
          </Alert>
        )}
        <RowsEditor
          label={t`Allowed origins`}
          rowName={(number) => t`origin ${number}`}
          rows={form.values.origins}
          onChange={(origins) => form.setValue('origins', origins)}
          createRow={() => newRow({ url: '' })}
          findingOf={warningOf}
          addLabel={t`Add origin`}
          renderActions={({ add }) =>
            !hasOwn && (
              <Button variant="quiet" onClick={() => add([newRow({ url: own })])}>{t`Allow this console`}</Button>
            )
          }
          empty={
            allowed_origins === undefined
              ? t`None entered. Saved like this, no origin is allowed any more.`
              : t`None: a browser reads the bucket from no web page. Programs are not concerned.`
          }
        >
          {(_, { index }) => {
            const number = index + 1;
            return (
              <RowField>
                <FormField form={form} name={`origins.${index}.url`}>
                  {(field) => (
                    <TextField
                      {...field}
                      label={t`Origin ${number}`}
                      type="url"
                      placeholder="https://shop.example"
                      monospace
                    />
                  )}
                </FormField>
              </RowField>
            );
          }}
        </RowsEditor>
        <Text tone="muted" size="small">
          <Trans>
            An origin is scheme, host and port, such as https://shop.example or http://localhost:5173. One * may stand
            for a part of the host: https://*.shop.example. The console itself needs its own origin to show the files of
            the bucket.
          </Trans>
        </Text>
        <ActionFailure action={action} onRetry={save()} onOverwrite={(conflict) => save(conflict)()} />
        <Inline gap={2}>
          <Button
            type="submit"
            variant="primary"
            loading={action.loading}
            disabledReason={form.isTouched || allowed_origins === undefined ? disconnected : t`Nothing has changed`}
          >
            {t`Save`}
          </Button>
          {form.isTouched && (
            <Button variant="quiet" onClick={discard} disabled={action.loading}>{t`Discard changes`}</Button>
          )}
        </Inline>
        <ApiRequest mutations={[mutationOf(form.values)]} />
      </Form>
    </Card>
  );
}
