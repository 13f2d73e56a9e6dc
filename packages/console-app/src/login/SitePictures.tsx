import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useEnvironment } from '#shared/services.js';
import { iconSource } from '#shared/product-logo/iconSource.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import * as styles from './SitePictures.css.js';

interface SitePicturesProps {
  show: 'logo' | 'intro' | 'certificates';
  /** What stands there where the picture's address is not safe, or it cannot be loaded. */
  fallback?: ReactNode;
}

/** The pictures of the login that the site's configuration names: they are loaded only where it does. */
export default function SitePictures({ show, fallback }: SitePicturesProps) {
  const { siteName, logo, loginIntro, isoCertificates } = useSiteConfig();
  if (show === 'logo') return <SiteImage source={logo} alt={siteName} className={styles.logo} fallback={fallback} />;
  if (show === 'intro') {
    return (
      <SiteImage source={loginIntro} alt="" className={styles.intro} fallback={fallback}>
        <div className={styles.veil} />
      </SiteImage>
    );
  }
  return isoCertificates.map(({ url, image }) => <Certificate key={url} url={url} image={image} />);
}

function Certificate({ url, image }: { url: string; image: string }) {
  const { t } = useLingui();
  const { host } = URL.canParse(url) ? new URL(url) : { host: url };
  const name = t`Certificate: ${host}`;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.certificateLink}>
      <SiteImage source={image} alt={name} className={styles.certificate} fallback={name} />
    </a>
  );
}

interface SiteImageProps {
  source: string | null | undefined;
  alt: string;
  className: string;
  fallback: ReactNode;
  /** What is shown with the picture. */
  children?: ReactNode;
}

function SiteImage({ source, alt, className, fallback, children }: SiteImageProps) {
  const { address } = useEnvironment();
  const [failed, setFailed] = useState<string>();
  const safe = iconSource(source, address.origin);
  if (!safe || safe === failed) return fallback;
  return (
    <>
      <img src={safe} alt={alt} className={className} referrerPolicy="no-referrer" onError={() => setFailed(safe)} />
      {children}
    </>
  );
}
