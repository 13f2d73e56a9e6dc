import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, CodeBlock, KeyValueList, LinkButton, Spinner } from '@livery/ui';
import type { Answer } from '@livery/api/client';
import { signInCallback } from '@livery/api/generated/calls/identity';
import { usePage, type Page } from '#shared/page.js';
import { createServer } from '#shared/server.js';
import { base, startSession } from '#shared/session.js';
import { useErrorText } from '#shared/texts/errors.js';
import { EntryScreen } from './EntryScreen.js';

type Parameters = Record<string, string>;

/** What the identity provider sent back, from the query and the fragment. */
function returnedTo({ address }: Page): Parameters {
  const fragment = new URLSearchParams(address.hash.slice(1));
  return Object.fromEntries([...new URLSearchParams(address.search), ...fragment]);
}

const posted = new WeakMap<Page, Promise<Answer<'signInCallback'> | undefined>>();

/** Posted once a page, whatever React does with the screen: a second use of the same answer is refused. */
function exchange(page: Page, parameters: Parameters): Promise<Answer<'signInCallback'> | undefined> {
  const answer = posted.get(page) ?? createServer(page).change(signInCallback, parameters);
  posted.set(page, answer);
  return answer;
}

/** The return from the identity provider (specification: account and billing, section 2): takes the API key, or says what went wrong. */
export default function Callback() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const page = usePage();
  const [parameters] = useState(() => returnedTo(page));
  const [failure, setFailure] = useState<unknown>();
  const { error, error_description: description = '' } = parameters;

  useEffect(() => {
    if (error) return;
    page.rename(page.address.pathname);
    exchange(page, parameters).then((answer) => {
      if (answer?.apikey) startSession(page, answer.apikey, answer.user?.id);
      else setFailure(new Error(t`The server gave no API key. Log in again.`));
    }, setFailure);
  }, [page, error, parameters, t]);

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
        <CodeBlock wrap label={t`What the identity provider sent`} value={JSON.stringify(parameters, null, 2)} />
        {back}
      </EntryScreen>
    );
  }
  return (
    <EntryScreen title={t`Logging in…`}>
      <Spinner label={t`Logging in…`} size="large" />
    </EntryScreen>
  );
}
