import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn, Tags } from 'lucide-react';
import { ScreenTabs } from '#kit';

/** The screens of billing. */
export function BillingTabs({ screen, children }: { screen: 'usageReport' | 'priceList'; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <ScreenTabs
      label={t`Billing`}
      screens={[
        { id: 'usageReport', label: t`Usage report`, icon: ChartColumn },
        { id: 'priceList', label: t`Price list`, icon: Tags },
      ]}
      screen={screen}
    >
      {children}
    </ScreenTabs>
  );
}
