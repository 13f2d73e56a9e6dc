import { useLingui } from '@lingui/react/macro';
import { Alert, LinkButton } from '@livery/ui';
import { useEnvironment } from '#shared/services.js';
import { base } from '#shared/session.js';
import { EntryScreen } from '#shared/entry/EntryScreen.js';

/** Says how the verification of an email address went, and leads back to the login with the address filled in (specification: account and billing, section 2). */
export default function EmailVerification() {
  const { t } = useLingui();
  const search = new URLSearchParams(useEnvironment().address.search);
  const succeeded = search.get('success') !== 'false';
  const email = search.get('email');
  const login = email ? `${base}/?${new URLSearchParams({ username: email })}` : `${base}/`;

  return (
    <EntryScreen heading={succeeded ? t`Email verified` : t`Email verification failed`}>
      {succeeded ? (
        <Alert tone="success">{email ? t`${email} is verified.` : t`Your email address is verified.`}</Alert>
      ) : (
        <Alert tone="danger">{t`There was an error verifying your email address`}</Alert>
      )}
      <LinkButton variant="primary" href={login} fullWidth>
        {t`Go to the login page`}
      </LinkButton>
    </EntryScreen>
  );
}
