import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Banner, LinkButton } from '@livery/ui';
import { useBrand } from '#shared/brand.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** What the reseller offers, on desktops; only where virtual machines are on (specification: account and billing, section 1). */
export function BrandBanner() {
  const { t, i18n } = useLingui();
  const { features } = useSiteConfig();
  const { banner } = useBrand();
  const [isDismissed, setDismissed] = useState(false);
  const isDesktop = document.documentElement.classList.contains('desktop');
  if (!banner || isDismissed || !isDesktop || !features.vms) return null;
  return (
    <Banner
      label={t`Offer`}
      title={i18n._(banner.title)}
      action={<LinkButton href={href('createVm')}>{i18n._(banner.action)}</LinkButton>}
      onDismiss={() => setDismissed(true)}
    >
      {i18n._(banner.text)}
    </Banner>
  );
}
