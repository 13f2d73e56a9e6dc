import { useState } from 'react';
import type { LogoProps } from '@livery/ui/themes';
import { useThemeIfKnown } from './appearance.js';
import { useEnvironment } from './services.js';
import { iconSource } from './product-logo/iconSource.js';
import { useSiteConfigIfKnown } from './siteConfig.js';

/**
 * The logo of the site: the configuration's picture in place of the theme's (specification: account and billing, section
 * 3). A picture that cannot be had leaves the theme's; nothing while the theme is not known.
 */
export function SiteLogo({ height = 28, title, ...props }: LogoProps) {
  const theme = useThemeIfKnown();
  const { address } = useEnvironment();
  const logo = iconSource(useSiteConfigIfKnown()?.logo, address.origin);
  const [failed, setFailed] = useState<string>();
  if (!theme) return null;
  if (!logo || logo === failed) return <theme.Logo {...props} title={title} height={height} />;
  const width = { blockSize: height, maxInlineSize: '100%', objectFit: 'contain' } as const;
  return (
    <img src={logo} referrerPolicy="no-referrer" alt={title ?? ''} style={width} onError={() => setFailed(logo)} />
  );
}
