import { useLingui } from '@lingui/react/macro';
import type { IsoCertificate } from '@livery/api/generated/types';
import type { ThemeName } from '@livery/ui/themes';
import { useTheme } from '../appearance.js';
import isoBadge from '../brand-assets/iso-27001.svg?url';
import { SiteImage } from '../SiteImage.js';
import { useSiteConfig } from '../siteConfig.js';
import * as styles from './CertificateLinks.css.js';
import type { certifiedBrands } from './certificates.js';

const certificatesOf: Partial<Record<ThemeName, readonly IsoCertificate[]>> = {
  nimbus: [{ url: 'https://nimbus.example/iso-27001', image: isoBadge }],
} satisfies Record<(typeof certifiedBrands)[number], readonly IsoCertificate[]>;

/** The certificates of the theme's brand, then those of the configuration. */
export default function CertificateLinks() {
  const { t } = useLingui();
  const { name } = useTheme();
  const { isoCertificates } = useSiteConfig();
  return [...(certificatesOf[name] ?? []), ...isoCertificates].map(({ url, image }) => {
    const { host } = URL.canParse(url) ? new URL(url) : { host: url };
    const title = t`ISO certificate: ${host} (opens in a new tab)`;
    return (
      <a key={`${url} ${image}`} href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <SiteImage source={image} alt={title} className={styles.badge} fallback={title} />
      </a>
    );
  });
}
