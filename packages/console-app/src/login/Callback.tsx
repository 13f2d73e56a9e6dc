import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, CodeBlock, KeyValueList, LinkButton, ProgressBar } from '@livery/ui';
import { data } from '@livery/api/client';
import { createServer } from '#shared/server.js';
import { base, startSession } from '#shared/session.js';
import { EntryScreen } from './EntryScreen.js';

type Parameters = Record<string, string>;

/** What the identity provider sent back, from the query and the fragment. */
function returned(): Parameters {
  const fragment = new URLSearchParams(location.hash.slice(1));
  return Object.fromEntries([...new URLSearchParams(location.search), ...fragment]);
}

let posted: Promise<string> | undefined;

/** Posted once, whatever React does with the screen: a second use of the same answer is refused. */
function exchange(parameters: Parameters): Promise<string> {
  posted ??= data(createServer().POST('/user-resource/identity/callback', { body: parameters })).then(
    ({ apikey }) => apikey,
  );
  return posted;
}

/** The return from the identity provider (A 2): takes the API key, or says what went wrong. */
export default function Callback() {
  const { t } = useLingui();
  const [parameters] = useState(returned);
  const [failure, setFailure] = useState<string>();
  const { error, error_description: description = '' } = parameters;

  useEffect(() => {
    if (error) return;
    history.replaceState(null, '', location.pathname);
    exchange(parameters).then(startSession, (thrown: unknown) =>
      setFailure(thrown instanceof Error ? thrown.message : String(thrown)),
    );
  }, [error, parameters]);

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
        <Alert tone="danger">{failure}</Alert>
        <CodeBlock wrap label={t`What the identity provider sent`} value={JSON.stringify(parameters, null, 2)} />
        {back}
      </EntryScreen>
    );
  }
  return (
    <EntryScreen title={t`Logging in…`}>
      <ProgressBar label={t`Logging in…`} />
    </EntryScreen>
  );
}
