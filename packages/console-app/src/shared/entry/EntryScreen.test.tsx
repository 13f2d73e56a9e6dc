import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { prerender } from 'react-dom/static';
import type { Theme } from '@livery/ui/themes';
import { site } from '@livery/api/sandbox/catalogue/site';
import { expect, it, vi } from 'vitest';
import { ThemeProvider } from '#shared/appearance.js';
import { ServicesContext } from '#shared/services.js';
import { SiteConfigProvider } from '#shared/siteConfig.js';
import { openPage } from '#testing/services.js';
import { EntryScreen } from './EntryScreen.js';

vi.mock('./SitePictures.js', () => Promise.reject(new Error('The file is gone')));

const theme = {
  Logo: () => <b>logo of the theme</b>,
  LoginArt: () => <b>art of the theme</b>,
  login: { layout: 'floating' },
} as unknown as Theme;

it('shows the pictures of the theme where the code for those of the site does not arrive', async () => {
  const { prelude } = await prerender(
    <ServicesContext value={openPage()}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <SiteConfigProvider value={{ ...site, logo: '/logo.png', loginIntro: '/intro.png' }}>
          <ThemeProvider value={theme}>
            <EntryScreen heading="Log in">the form</EntryScreen>
          </ThemeProvider>
        </SiteConfigProvider>
      </I18nProvider>
    </ServicesContext>,
  );
  const page = await new Response(prelude).text();
  for (const part of ['logo of the theme', 'art of the theme', 'the form']) expect(page).toContain(part);
});
