import { useLingui } from '@lingui/react';
import { useTheme } from '#shared/appearance.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** What the login says of the company (specification: account and billing, section 2): the site's words, else the theme's own. */
export function useLoginTexts(): { title: string | undefined; subtitle: string } {
  const { locale } = useLingui().i18n;
  const { loginTitle, loginSubtitle } = useSiteConfig();
  const { texts } = useTheme().login;
  const { title, subtitle } = texts[locale] ?? texts.en;
  return { title: loginTitle ?? title, subtitle: loginSubtitle ?? subtitle };
}
