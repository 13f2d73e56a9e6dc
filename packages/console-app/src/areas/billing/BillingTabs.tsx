import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChartColumn, ChartPie, FileText, Gift, History, Tags, Wallet } from 'lucide-react';
import { ScreenTabs } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useInvoiceMessages } from './invoices/invoiceMessages.js';

type BillingScreen = 'billing' | 'invoices' | 'creditHistory' | 'usageReport' | 'reports' | 'priceList' | 'referral';

/** The screens of billing. */
export function BillingTabs({ screen, children }: { screen: BillingScreen; children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { referralCodeEnabled } = useSiteConfig();
  const { title } = useInvoiceMessages();
  return (
    <ScreenTabs<BillingScreen>
      label={t`Billing`}
      screens={[
        { id: 'billing', label: t`Billing accounts`, icon: Wallet },
        { id: 'invoices', label: i18n._(title), icon: FileText },
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
