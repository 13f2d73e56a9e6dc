import { useLingui } from '@lingui/react/macro';
import { useSiteConfig } from '#shared/siteConfig.js';
import { EntryScreen } from '#shared/entry/EntryScreen.js';
import { ApiKeyForm } from './ApiKeyForm.js';
import { useIdentityProvider } from './identityProvider.js';
import { SignInChoice } from './SignInChoice.js';
import { useLoginTexts } from './useLoginTexts.js';

/** The login of a site that asks for an API key (specification: account and billing, section 2). */
export default function ApiKeyLogin({ notice }: { notice: string | undefined }) {
  const { t } = useLingui();
  const { siteName } = useSiteConfig();
  const { title, subtitle } = useLoginTexts();
  const { kind } = useIdentityProvider();
  const isKnown = ['', 'auth0', 'oidc', 'fake', 'apiKeyOnly'].includes(kind);
  const unsupported = isKnown ? undefined : t`This console does not know how this site signs in. Use an API key.`;
  return (
    <EntryScreen
      page={t`Log in`}
      heading={title ?? t`Log in to ${siteName}`}
      subtitle={subtitle}
      certified
      footer={<SignInChoice current="fake" />}
    >
      <ApiKeyForm notice={notice ?? unsupported} />
    </EntryScreen>
  );
}
