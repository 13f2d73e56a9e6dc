import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Checkbox, PasswordField } from '@livery/ui';
import { CallError } from '@livery/api/errors';
import { getUser } from '@livery/api/generated/operations/identity';
import { useServices } from '#shared/services.js';
import { report } from '#integrations/error-reporting/report.js';
import { createServer } from '#shared/server.js';
import { mockApiKey } from '#shared/session.js';
import { useErrorText } from '#shared/texts/errors.js';
import * as styles from './login.css.js';

/** A key as it was pasted, without what nobody sees around and in it. */
const keyIn = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim();

/** Visible ASCII: a header carries no more, and a key of typographic quotation marks was meant without them. */
const isKey = (key: string): boolean => /^[!-~]+$/.test(key);

interface ApiKeyFormProps {
  /** Why one has to log in again. */
  notice?: string | undefined;
}

/** Asks for an API key, tries it, and starts the session with it (specification: account and billing, sections 2 and 5). */
export function ApiKeyForm({ notice }: ApiKeyFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const services = useServices();
  const { environment, session, storage } = services;
  const [text, setText] = useState('');
  const [mockApi, setMockApi] = useState(storage.mockApi.get() ?? false);
  const prefix = mockApi ? 'mock' : `${environment.address.origin}/v1`;
  const [saves, setSaves] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [loading, setLoading] = useState<'typed' | 'saved'>();
  const field = useRef<HTMLInputElement>(null);

  /** By the prefix of the API that they are for. */
  const [savedKeys, setSavedKeys] = useState(() => storage.lastApiKeys.get() ?? {});

  const key = keyIn(text) || (mockApi ? mockApiKey : '');
  const problem = key === '' ? t`This field is required` : isKey(key) ? undefined : t`This is not an API key`;
  const saved = savedKeys[prefix];

  function save(value: { key: string; name: string } | undefined) {
    const { [prefix]: _before, ...others } = storage.lastApiKeys.get() ?? {};
    const keys = value ? { ...others, [prefix]: value } : others;
    storage.lastApiKeys.set(keys);
    setSavedKeys(keys);
  }

  async function logIn(apiKey: string, from: 'typed' | 'saved') {
    if (loading) return;
    setLoading(from);
    setFailure(undefined);
    try {
      const user = await createServer(services, { mockApi, key: apiKey }).read(getUser, {});
      if (from === 'typed' && apiKey !== mockApiKey) {
        if (saves) save({ key: apiKey, name: user.name });
        // The key of somebody else who uses this browser stays.
        else if (saved?.name === user.name) save(undefined);
      }
      storage.setInPageApi(mockApi);
      session.start(apiKey, user.id);
    } catch (error) {
      setLoading(undefined);
      setFailure(errorText(error));
      report('Login failed', { kind: error instanceof CallError ? error.kind : 'unknown' });
    }
  }

  function submit() {
    setSubmitted(true);
    if (problem === undefined) void logIn(key, 'typed');
    else field.current?.focus();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {notice !== undefined && failure === undefined && <Alert tone="warning">{notice}</Alert>}
      {failure !== undefined && (
        <Alert tone="danger" heading={t`Error: ${failure}`}>
          {null}
        </Alert>
      )}
      {saved && (
        <div className={styles.saved}>
          <Button fullWidth loading={loading === 'saved'} onClick={() => void logIn(saved.key, 'saved')}>
            {t`Log in as ${saved.name}`}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              save(undefined);
              field.current?.focus();
            }}
          >{t`Forget the saved key`}</Button>
        </div>
      )}
      <PasswordField
        ref={field}
        label={t`API key`}
        name="apikey"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={submitted ? problem : undefined}
        required={!mockApi}
      />
      <Checkbox label={t`Save the key in this browser`} checked={saves} onChange={setSaves} />
      {__MOCK_API__ && (
        <Checkbox
          label={t`Mock API`}
          description={t`Runs a pretend provider in this page; nothing leaves it.`}
          checked={mockApi}
          onChange={setMockApi}
        />
      )}
      <Button type="submit" variant="primary" fullWidth loading={loading === 'typed'}>
        {t`Log in`}
      </Button>
    </form>
  );
}
