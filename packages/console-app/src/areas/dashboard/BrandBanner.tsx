import { useState } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner, LinkButton } from '@livery/ui';
import type { ThemeName } from '@livery/ui/themes';
import { useTheme } from '#shared/appearance.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** By brand; leads to the form of a virtual machine. */
const banners: Partial<Record<ThemeName, Record<'title' | 'text' | 'action', MessageDescriptor>>> = {
  nimbus: {
    title: msg`Certified cloud for the public sector`,
    text: msg`Your machines run in a data center certified to ISO/IEC 27001.`,
    action: msg`Create virtual machine`,
  },
};

/** What the reseller offers, on desktops; only where virtual machines are on (specification: account and billing, section 1). */
export default function BrandBanner() {
  const { t, i18n } = useLingui();
  const { features } = useSiteConfig();
  const banner = banners[useTheme().name];
  const [isDismissed, setDismissed] = useState(false);
  const isDesktop = document.documentElement.classList.contains('desktop');
  if (!banner || isDismissed || !isDesktop || !features.vms) return null;
  return (
    <Banner
      label={t`Offer`}
      heading={i18n._(banner.title)}
      action={<LinkButton href={href('createVm')}>{i18n._(banner.action)}</LinkButton>}
      onDismiss={() => setDismissed(true)}
    >
      {i18n._(banner.text)}
    </Banner>
  );
}
