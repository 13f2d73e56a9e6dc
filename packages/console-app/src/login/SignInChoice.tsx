import { useLingui } from '@lingui/react/macro';
import { hasSandbox } from '#shared/appearance.js';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import * as styles from './login.css.js';

interface SignInChoiceProps {
  current: 'fake' | 'auth0' | 'oidc';
}

/** Where a test identity provider stands beside the sandbox: leads to the other kinds of sign-in, and to the mails sent. */
export function SignInChoice({ current }: SignInChoiceProps) {
  const { t } = useLingui();
  const domain = useSiteConfig().identityProvider?.domain;
  const services = useServices();
  if (!__MOCK_API__ || !domain || !hasSandbox(services)) return null;
  const choices = [
    ['fake', t`API key`],
    ['auth0', t`Password`],
    ['oidc', t`Redirect`],
  ] as const;
  return (
    <>
      <span>{t`Sandbox, sign in by:`}</span>
      {choices.map(([kind, label]) => (
        <a
          key={kind}
          className={styles.choice}
          href={`${base}/?identity=${kind}`}
          aria-current={kind === current ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
      {current !== 'fake' && (
        <a className={styles.choice} href={domain} target="_blank" rel="noopener noreferrer">
          {t`Mails sent`}
        </a>
      )}
    </>
  );
}
