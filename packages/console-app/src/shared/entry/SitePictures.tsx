import type { ReactNode } from 'react';
import { useSiteConfig } from '#shared/siteConfig.js';
import { SiteImage } from '#shared/SiteImage.js';
import * as styles from './SitePictures.css.js';

export interface SitePicturesProps {
  show: 'logo' | 'intro';
  /** What stands there where the picture's address is not safe, or it cannot be loaded. */
  fallback: ReactNode;
}

/** The pictures of the login that the site's configuration names: their code is loaded only where it does. */
export default function SitePictures({ show, fallback }: SitePicturesProps) {
  const { siteName, logo, loginIntro } = useSiteConfig();
  if (show === 'logo') return <SiteImage source={logo} alt={siteName} className={styles.logo} fallback={fallback} />;
  return (
    <SiteImage source={loginIntro} alt="" className={styles.intro} fallback={fallback}>
      <div className={styles.veil} />
    </SiteImage>
  );
}
