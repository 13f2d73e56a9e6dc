import { useLingui } from '@lingui/react/macro';
import { useSiteConfig } from '#shared/siteConfig.js';
import { ApiKeyForm } from './ApiKeyForm.js';
import { EntryScreen } from './EntryScreen.js';
import { SignInChoice } from './SignInChoice.js';

/** The login of a site that asks for an API key (specification: account and billing, section 2). */
export default function ApiKeyLogin({ notice }: { notice: string | undefined }) {
  const { t } = useLingui();
  const { siteName, loginTitle, loginSubtitle } = useSiteConfig();
  return (
    <EntryScreen
      page={t`Log in`}
      heading={loginTitle ?? t`Log in to ${siteName}`}
      subtitle={loginSubtitle ?? undefined}
      certified
      footer={<SignInChoice current="fake" />}
    >
      <ApiKeyForm notice={notice} />
    </EntryScreen>
  );
}
