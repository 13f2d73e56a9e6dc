import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Checkbox, Form, PasswordField } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { getUser } from '@livery/api/generated/calls/identity';
import { useEnvironment } from '#shared/environment.js';
import { report } from '#integrations/error-reporting/report.js';
import { createServer } from '#shared/server.js';
import { mockApiKey, startSession } from '#shared/session.js';
import { setInPageApi, storage } from '#shared/storage.js';
import { useErrorText } from '#shared/texts/errors.js';

interface ApiKeyFormProps {
  /** Why one has to log in again. */
  notice?: string | undefined;
}

/** Asks for an API key, tries it, and starts the session with it (specification: account and billing, sections 2 and 5). */
export function ApiKeyForm({ notice }: ApiKeyFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const environment = useEnvironment();
  const [key, setKey] = useState('');
  const [mockApi, setMockApi] = useState(storage.mockApi.get() ?? false);
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const missing = !mockApi && key.trim() === '';

  async function logIn() {
    setSubmitted(true);
    if (missing) {
      field.current?.focus();
      return;
    }
    const apiKey = key.trim() || mockApiKey;
    setLoading(true);
    setFailure(undefined);
    try {
      const user = await createServer(environment, { mockApi, key: apiKey }).read(getUser, {});
      setInPageApi(mockApi);
      startSession(environment, apiKey, user.id);
    } catch (error) {
      setLoading(false);
      setFailure(errorText(error));
      report('Login failed', { kind: error instanceof CallError ? error.kind : 'unknown' });
    }
  }

  return (
    <Form onSubmit={() => void logIn()}>
      {notice !== undefined && failure === undefined && <Alert tone="warning">{notice}</Alert>}
      {failure !== undefined && (
        <Alert tone="danger" title={t`Error: ${failure}`}>
          {null}
        </Alert>
      )}
      <PasswordField
        ref={field}
        label={t`API key`}
        name="apikey"
        autoComplete="off"
        value={key}
        onChange={setKey}
        error={submitted && missing ? t`This field is required` : undefined}
        required={!mockApi}
      />
      {__MOCK_API__ && (
        <Checkbox
          label={t`Mock API`}
          description={t`Runs a pretend provider in this page; nothing leaves it.`}
          checked={mockApi}
          onChange={setMockApi}
        />
      )}
      <Button type="submit" variant="primary" fullWidth loading={loading}>
        {t`Log in`}
      </Button>
    </Form>
  );
}
