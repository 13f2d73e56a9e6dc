import type { ReactNode } from 'react';
import { LoginLayout } from '@livery/ui';
import { useTheme } from '#shared/appearance.js';
import { PageTitle } from '#shared/pageTitle.js';
import { useSiteConfig } from '#shared/siteConfig.js';

interface EntryScreenProps {
  /** Heading and page title. */
  title: string;
  /** Page title, where it is not the heading. */
  page?: string;
  subtitle?: string | undefined;
  children: ReactNode;
}

/** The frame of every screen before the console: the theme's login layout with its logo and art. */
export function EntryScreen({ title, page = title, subtitle, children }: EntryScreenProps) {
  const { siteName } = useSiteConfig();
  const { Logo, LoginArt, login } = useTheme();

  return (
    <>
      <PageTitle title={page} />
      <LoginLayout
        layout={login.layout}
        logo={<Logo title={siteName} variant="full" on="login" />}
        art={<LoginArt />}
        title={title}
        subtitle={subtitle}
      >
        {children}
      </LoginLayout>
    </>
  );
}
