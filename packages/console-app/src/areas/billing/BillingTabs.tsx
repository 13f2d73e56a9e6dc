import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn, Tags } from 'lucide-react';
import { Tabs, type IconType } from '@livery/ui';
import { href } from '#shared/paths.js';

/** The screens of billing beside each other, each with an address of its own. */
export function BillingTabs({ screen, children }: { screen: 'usageReport' | 'priceList'; children: ReactNode }) {
  const { t } = useLingui();
  const tab = (id: typeof screen, label: string, icon: IconType) => ({
    id,
    label,
    icon,
    href: href(id),
    content: id === screen ? children : null,
  });
  return (
    <Tabs
      label={t`Billing`}
      value={screen}
      items={[tab('usageReport', t`Usage report`, ChartColumn), tab('priceList', t`Price list`, Tags)]}
    />
  );
}
