import type { LogoProps } from '@livery/ui/themes';
import { useThemeIfKnown } from './appearance.js';
import { useSiteConfigIfKnown } from './siteConfig.js';
import { SiteImage } from './SiteImage.js';

/**
 * The logo of the site: the configuration's picture in place of the theme's (specification: account and billing, section
 * 3). A picture that cannot be had leaves the theme's; nothing while the theme is not known.
 */
export function SiteLogo({ height = 28, title, ...props }: LogoProps) {
  const theme = useThemeIfKnown();
  const config = useSiteConfigIfKnown();
  if (!theme) return null;
  return (
    <SiteImage
      source={config?.logo}
      alt={title ?? ''}
      style={{ blockSize: height, maxInlineSize: '100%', objectFit: 'contain' }}
      fallback={<theme.Logo {...props} title={title} height={height} />}
    />
  );
}
