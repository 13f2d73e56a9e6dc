import { lazy, type ComponentType, type ReactNode } from 'react';
import { LoginLayout } from '@livery/ui';
import { useTheme } from '#shared/appearance.js';
import { CertificateLinks, useHasCertificates } from '#shared/certificates/certificates.js';
import { PageTitle } from '#shared/pageTitle.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { SitePicturesProps } from './SitePictures.js';

/** Pictures that do not arrive are those of the theme. */
const SitePictures = lazy<ComponentType<SitePicturesProps>>(() =>
  import('./SitePictures.js').catch(() => ({ default: ({ fallback }: SitePicturesProps) => fallback })),
);

interface EntryScreenProps {
  /** Heading and page title. */
  heading: string;
  /** Page title, where it is not the heading. */
  page?: string;
  subtitle?: string | undefined;
  /** Whether the certificates stand under the form. Default false. */
  certified?: boolean;
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every screen outside of the console, before it and on the way back from elsewhere: the theme's login layout
 * with its logo and art, or the pictures that the site's configuration names in their place.
 */
export function EntryScreen({
  heading,
  page = heading,
  subtitle,
  certified = false,
  footer,
  children,
}: EntryScreenProps) {
  const { siteName, logo, loginIntro } = useSiteConfig();
  const { Logo, LoginArt, login } = useTheme();
  const hasCertificates = useHasCertificates();
  const ownLogo = <Logo title={siteName} variant="full" on="login" />;
  const ownArt = <LoginArt />;

  return (
    <>
      <PageTitle title={page} />
      <LoginLayout
        layout={login.layout}
        logo={logo ? <SitePictures show="logo" fallback={ownLogo} /> : ownLogo}
        art={loginIntro ? <SitePictures show="intro" fallback={ownArt} /> : ownArt}
        heading={heading}
        subtitle={subtitle}
        certificates={certified && hasCertificates && <CertificateLinks />}
        footer={footer}
      >
        {children}
      </LoginLayout>
    </>
  );
}
