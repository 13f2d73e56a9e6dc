import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, CodeBlock, KeyValueList, LinkButton, Spinner } from '@livery/ui';
import type { Answer } from '@livery/api/client';
import { isSecretName } from '@livery/api/domain/secrets';
import { signInCallback } from '@livery/api/generated/calls/identity';
import { useEnvironment, type BrowserEnvironment } from '#shared/environment.js';
import { createServer } from '#shared/server.js';
import { base, isSignedInAsAnother, startSession } from '#shared/session.js';
import { useErrorText } from '#shared/texts/errors.js';
import { EntryScreen } from './EntryScreen.js';

type Parameters = Record<string, string>;

/** What the identity provider sent back, from the query and the fragment. */
function returnedTo({ address }: BrowserEnvironment): Parameters {
  const fragment = new URLSearchParams(address.hash.slice(1));
  return Object.fromEntries([...new URLSearchParams(address.search), ...fragment]);
}

/** What may be passed on to whoever is asked for help: which parameters came, without codes and tokens. */
const masked = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, isSensitive(name) ? '••••••••' : value]));

const isSensitive = (name: string): boolean => name === 'code' || /token/i.test(name) || isSecretName(name);

const posted = new WeakMap<BrowserEnvironment, Promise<Answer<'signInCallback'> | undefined>>();

/** Posted once a page, whatever React does with the screen: a second use of the same answer is refused. */
function exchange(
  environment: BrowserEnvironment,
  parameters: Parameters,
): Promise<Answer<'signInCallback'> | undefined> {
  const result = posted.get(environment) ?? createServer(environment, { key: '' }).change(signInCallback, parameters);
  posted.set(environment, result);
  return result;
}

/** The return from the identity provider (specification: account and billing, section 2): takes the API key, or says what went wrong. */
export default function Callback() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const environment = useEnvironment();
  const [parameters] = useState(() => returnedTo(environment));
  const [failure, setFailure] = useState<unknown>();
  const [replacement, setReplacement] = useState<{ apiKey: string; user: number | undefined }>();
  const { error, error_description: description = '' } = parameters;

  useEffect(() => {
    if (error) return;
    environment.rename(environment.address.pathname);
    exchange(environment, parameters).then((result) => {
      if (result?.apikey) {
        // A link that somebody else made leads here too: it must not replace a session without a question.
        if (isSignedInAsAnother(result.user?.id)) setReplacement({ apiKey: result.apikey, user: result.user?.id });
        else startSession(environment, result.apikey, result.user?.id);
      } else setFailure(new Error(t`The server gave no API key. Log in again.`));
    }, setFailure);
  }, [environment, error, parameters, t]);

  const back = (
    <LinkButton variant="primary" href={`${base}/`} fullWidth>
      {t`Back`}
    </LinkButton>
  );

  if (error === 'access_denied' && /verif.*email|email.*verif/i.test(description)) {
    return (
      <EntryScreen title={t`Action required`}>
        <Alert tone="warning">{description}</Alert>
        {back}
      </EntryScreen>
    );
  }
  if (error) {
    return (
      <EntryScreen title={t`Login error`}>
        <KeyValueList
          items={[
            { label: t`Code`, value: error },
            { label: t`Description`, value: description },
          ]}
        />
        {back}
      </EntryScreen>
    );
  }
  if (failure !== undefined) {
    return (
      <EntryScreen title={t`Login error`}>
        <Alert tone="danger">{errorText(failure)}</Alert>
        <CodeBlock
          wrap
          label={t`What the identity provider sent`}
          value={JSON.stringify(masked(parameters), null, 2)}
        />
        {back}
      </EntryScreen>
    );
  }
  if (replacement) {
    const { apiKey, user } = replacement;
    return (
      <EntryScreen title={t`Log in as another user?`}>
        <Alert tone="warning">{t`Another user is logged in in this browser. Continue only if you started this login yourself.`}</Alert>
        <Button fullWidth onClick={() => startSession(environment, apiKey, user)}>{t`Log in as the other user`}</Button>
        <LinkButton variant="primary" href={`${base}/`} fullWidth>{t`Stay logged in`}</LinkButton>
      </EntryScreen>
    );
  }
  return (
    <EntryScreen title={t`Logging in…`}>
      <Spinner label={t`Logging in…`} size="large" />
    </EntryScreen>
  );
}
