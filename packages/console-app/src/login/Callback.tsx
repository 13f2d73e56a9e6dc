import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, CodeBlock, KeyValueList, LinkButton, Spinner } from '@livery/ui';
import type { SignInResult } from '@livery/api/generated/types';
import { isSecretName } from '@livery/api/domain/secrets';
import { getUser, signInCallback } from '@livery/api/generated/operations/identity';
import { loadIdentityClient, returnedParameters } from '#integrations/identity/identityClient.js';
import { IdentityError } from '#integrations/identity/identityError.js';
import { report } from '#integrations/error-reporting/report.js';
import { usesApiKey, type IdentityProvider } from '#shared/identity.js';
import { createArrival } from '#shared/arrival.js';
import { useServices, type Services } from '#shared/services.js';
import { createServer } from '#shared/server.js';
import { base } from '#shared/session.js';
import { useErrorText } from '#shared/texts/errors.js';
import { EntryScreen } from '#shared/entry/EntryScreen.js';
import { useIdentityErrorText } from './identityErrorText.js';
import { useIdentityProvider } from './identityProvider.js';

type Parameters = Record<string, string>;

/** What may be passed on to whoever is asked for help: which parameters came, without codes and tokens. */
const masked = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, isSensitive(name) ? '••••••••' : value]));

const isSensitive = (name: string): boolean => name === 'code' || /token/i.test(name) || isSecretName(name);

/** The exchange of what came back for a session, once it is under way. */
const createExchange = (): { result?: Promise<SignInResult | undefined> } => ({});

/**
 * Checks what came back and has the server sign in with it; a sign-up takes the referral code along that led to it. Where
 * the answer does not say who that is, it is asked for: what was being done is kept for the same user.
 */
async function signIn(services: Services, provider: IdentityProvider): Promise<SignInResult | undefined> {
  const { environment, storage } = services;
  const { origin, pathname } = environment.address;
  const { search, hash } = services.get(createArrival);
  const address = new URL(pathname + search + hash, origin);
  const client = await loadIdentityClient(provider, services);
  const proof = await client.readCallback(address);
  const code = storage.referralCode.get();
  const result = await createServer(services, { key: '' }).change(signInCallback, {
    ...proof,
    ...(code ? { referral_code: code } : {}),
  });
  if (!result?.apikey || Number.isFinite(result.user?.id)) return result;
  return { ...result, user: await createServer(services, { key: result.apikey }).read(getUser, {}) };
}

/** Once a page, whatever React does with the screen: a second use of the same response is refused. */
function exchange(services: Services, provider: IdentityProvider): Promise<SignInResult | undefined> {
  return (services.get(createExchange).result ??= signIn(services, provider));
}

/** The return from the identity provider (specification: account and billing, section 2): takes the API key, or says what went wrong. */
export default function Callback() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const identityErrorText = useIdentityErrorText();
  const provider = useIdentityProvider();
  const services = useServices();
  const { session, storage } = services;
  const [parameters] = useState(() => returnedParameters(services.get(createArrival)));
  const [failure, setFailure] = useState<unknown>();
  const [question, setQuestion] = useState<{ apiKey: string; user: number | undefined }>();
  const { error, error_description: description = '' } = parameters;

  useEffect(() => {
    if (error) {
      // What the sign-in began with is of no use any more.
      storage.signIn.clear();
      report('The identity provider refused', { step: 'callback', reason: error });
      return;
    }
    exchange(services, provider).then(
      (result) => {
        if (!result?.apikey) return setFailure(new Error(t`The server gave no API key. Log in again.`));
        storage.signup.clear();
        const { apikey, user } = result;
        // A link that somebody else made leads here too: it must not replace a session without a question, nor begin one
        // on a site where no sign-in by an identity provider begins.
        const asks = session.isSignedIn() ? session.isSignedInAsAnother(user?.id) : usesApiKey(provider);
        if (asks) setQuestion({ apiKey: apikey, user: user?.id });
        else session.start(apikey, user?.id);
      },
      (thrown: unknown) => {
        setFailure(thrown);
        report('The sign-in failed', { reason: thrown instanceof IdentityError ? thrown.text.reason : 'server' });
      },
    );
  }, [services, session, storage, provider, error, t]);

  const back = (
    <LinkButton variant="primary" href={`${base}/`} fullWidth>
      {t`Back`}
    </LinkButton>
  );

  if (error === 'access_denied' && /verif.*email|email.*verif/i.test(description)) {
    return (
      <EntryScreen heading={t`Action required`}>
        <Alert tone="warning">{description}</Alert>
        {back}
      </EntryScreen>
    );
  }
  if (error) {
    return (
      <EntryScreen heading={t`Login error`}>
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
      <EntryScreen heading={t`Login error`}>
        <Alert tone="danger">
          {failure instanceof IdentityError ? identityErrorText(failure) : errorText(failure)}
        </Alert>
        <CodeBlock
          wrap
          label={t`What the identity provider sent`}
          value={JSON.stringify(masked(parameters), null, 2)}
        />
        {back}
      </EntryScreen>
    );
  }
  if (question) {
    const { apiKey, user } = question;
    const logIn = () => session.start(apiKey, user);
    return session.isSignedIn() ? (
      <EntryScreen heading={t`Log in as another user?`}>
        <Alert tone="warning">{t`Another user is logged in in this browser. Continue only if you started this login yourself.`}</Alert>
        <Button fullWidth onClick={logIn}>{t`Log in as the other user`}</Button>
        <LinkButton variant="primary" href={`${base}/`} fullWidth>{t`Stay logged in`}</LinkButton>
      </EntryScreen>
    ) : (
      <EntryScreen heading={t`Continue this login?`}>
        <Alert tone="warning">{t`This login was not started in this tab. Continue only if you started it yourself.`}</Alert>
        <Button fullWidth onClick={logIn}>{t`Log in`}</Button>
        {back}
      </EntryScreen>
    );
  }
  return (
    <EntryScreen heading={t`Logging in…`}>
      <Spinner label={t`Logging in…`} size="large" />
    </EntryScreen>
  );
}
