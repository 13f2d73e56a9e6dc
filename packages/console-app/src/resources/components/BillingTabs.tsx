import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn, ChartPie, CirclePlus, CreditCard, FileText, Gift, History, Tags, Wallet } from 'lucide-react';
import { ScreenTabs } from '#kit';
import { useBrand } from '#shared/brand.js';
import { useSiteConfig } from '#shared/siteConfig.js';

type BillingScreen =
  | 'billing'
  | 'topUp'
  | 'paymentMethods'
  | 'invoices'
  | 'creditHistory'
  | 'usageReport'
  | 'reports'
  | 'priceList'
  | 'referral';

/** The screens of billing and payments. */
export function BillingTabs({ screen, children }: { screen: BillingScreen; children: ReactNode }) {
  const { t } = useLingui();
  const { referralCodeEnabled } = useSiteConfig();
  const { invoiceTerm } = useBrand();
  return (
    <ScreenTabs<BillingScreen>
      label={t`Billing`}
      screens={[
        { id: 'billing', label: t`Billing accounts`, icon: Wallet },
        { id: 'topUp', label: t`Top up`, icon: CirclePlus },
        { id: 'paymentMethods', label: t`Payment methods`, icon: CreditCard },
        { id: 'invoices', label: invoiceTerm === 'order' ? t`Orders` : t`Invoices`, icon: FileText },
        { id: 'creditHistory', label: t`Credit history`, icon: History },
        { id: 'usageReport', label: t`Usage report`, icon: ChartColumn },
        { id: 'reports', label: t`Reports`, icon: ChartPie },
        { id: 'priceList', label: t`Price list`, icon: Tags },
        ...(referralCodeEnabled ? [{ id: 'referral' as const, label: t`Referral program`, icon: Gift }] : []),
      ]}
      screen={screen}
    >
      {children}
    </ScreenTabs>
  );
}
