import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Form, Inline, RowField, RowsEditor, Text, TextField } from '@livery/ui';
import { checkCorsOrigin, corsOriginOf, corsOriginWarning } from '@livery/api/domain/corsOrigins';
import type { Bucket } from '@livery/api/generated/types';
import { setBucketCors } from '@livery/api/queries/storage';
import { storageTexts } from '#generated/storage/texts.js';
import { ActionFailure, ApiRequest, bindMutation, useInPlaceForm } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { type FormRow, newRow } from '#shared/form/useForm.js';
import { useEnvironment } from '#shared/services.js';
import { useIssueText } from '#shared/texts/issues.js';

type CorsValues = { origins: FormRow<{ url: string }>[] };

const valuesOf = (origins: readonly string[] | null): CorsValues => ({
  origins: (origins ?? []).map((url, index) => ({ url, id: `${index}` })),
});

/** The origins as browsers write them; those that the storage has already as it has them, also what could not be entered here. */
const sentBy = ({ origins }: CorsValues, seen: readonly string[] | null): string[] =>
  origins.map(({ url }) => (seen?.includes(url) ? url : corsOriginOf(url)));

/** The web origins that browsers may use a bucket from (specification: infrastructure, section 7). Saving replaces them all. */
export default function CorsTab({ bucket }: { bucket: Bucket }) {
  const { name, allowed_origins } = bucket;
  const { t } = useLingui();
  const issueText = useIssueText(storageTexts);
  const { origin: own } = useEnvironment().address;
  const { form, isTouched, send, discard, action, mutation } = useInPlaceForm<CorsValues, string[] | null>({
    name: `cors ${name}`,
    current: allowed_origins ?? null,
    valuesOf,
    sentBy,
    check: ({ origins }, seen) =>
      Object.fromEntries(
        origins.map(({ url }, at) => {
          const others = origins.slice(0, at).map((one) => one.url);
          const [issue] = seen?.includes(url) && !others.includes(url) ? [] : checkCorsOrigin(url, others);
          return [`origins.${at}.url`, issue && issueText(issue)];
        }),
      ),
    mutationOf: (sent, seen) =>
      bindMutation(
        setBucketCors,
        { name, allowed_origins: sent ?? [], seen: { ...bucket, allowed_origins: seen ?? undefined } },
        { conflictTexts: { allowed_origins: { label: msg`Allowed origins` } } },
      ),
    done: t`Saved the allowed origins of ${name}`,
  });
  const save = form.submit(send);
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
      <Form onSubmit={save}>
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
        <ActionFailure action={action} onRetry={save} />
        <Inline gap={2}>
          {/* Also where nothing has changed: another client may have taken from these origins what saving gives them. */}
          <Button type="submit" variant="primary" {...action.button()}>
            {t`Save`}
          </Button>
          {isTouched && (
            <Button variant="quiet" onClick={discard} disabled={action.loading}>{t`Discard changes`}</Button>
          )}
        </Inline>
        <ApiRequest mutations={[mutation]} />
      </Form>
    </Card>
  );
}
