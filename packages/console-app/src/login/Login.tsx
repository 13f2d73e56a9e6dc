import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSiteConfig } from '#shared/siteConfig.js';
import { base } from '#shared/session.js';
import { storage } from '#shared/storage.js';
import { ApiKeyForm } from './ApiKeyForm.js';
import { EntryScreen } from './EntryScreen.js';

/** The login screen in the theme's own layout. What one came for is remembered and shown after signing in. */
export default function Login() {
  const { t } = useLingui();
  const { siteName, loginTitle, loginSubtitle } = useSiteConfig();
  const expired = new URLSearchParams(location.search).has('expired');

  useEffect(() => {
    const here = location.pathname + location.search;
    if (here !== `${base}/` && !expired) storage.returnPath.set(here);
  }, [expired]);

  return (
    <EntryScreen page={t`Log in`} title={loginTitle ?? t`Log in to ${siteName}`} subtitle={loginSubtitle ?? undefined}>
      <ApiKeyForm initialError={expired ? t`Your session has ended. Log in again to go on.` : undefined} />
    </EntryScreen>
  );
}
