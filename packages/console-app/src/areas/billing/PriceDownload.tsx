import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { IconButton } from '@livery/ui';
import { inDisplayCurrency } from '@livery/api/domain/money';
import type { ListCurrency } from '@livery/api/domain/priceList';
import { csvFileName, downloadCsv, toCsv } from '#kit/list/csv.js';
import { useQuickActions } from '#shared/quickActions.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { PriceRow } from './PriceCard.js';
import { usePriceWords } from './usePriceWords.js';

interface PriceDownloadProps {
  /** What the search leaves. */
  rows: readonly PriceRow[];
  currency: ListCurrency;
  /** The slug of the location. */
  location: string;
  /** The name of the host pool, where there are several. */
  pool: string | undefined;
  /** The pool, and with it the prices, are on their way. */
  loading: boolean;
}

/** Hands the prices that are shown to the visitor as a file. The palette offers the same. */
export function PriceDownload({ rows, currency, location, pool, loading }: PriceDownloadProps) {
  const { t } = useLingui();
  const { siteName } = useSiteConfig();
  const words = usePriceWords();

  function download() {
    const { code, listed, display } = currency;
    const shown = (amount: number) => inDisplayCurrency({ amount, currency: listed }, display).amount;
    const unit = code.toLowerCase();
    const csv = toCsv<PriceRow>(
      {
        location: () => location,
        host_pool: () => pool,
        resource_type: ({ price }) => price.resource_type,
        name: ({ price }) => words.name(price),
        unit: ({ price }) => words.unit(price),
        from: ({ step }) => step.from,
        [`hourly_${unit}`]: ({ step }) => shown(step.hourly),
        [`monthly_${unit}`]: ({ step }) => shown(step.monthly),
      },
      rows,
    );
    downloadCsv(csvFileName(siteName, `price list ${location}`, new Date()), csv);
  }

  const tools = [
    {
      id: 'download',
      label: t`Download CSV`,
      icon: Download,
      onAction: download,
      disabledReason: loading
        ? t`Wait until everything has loaded`
        : rows.length === 0
          ? t`There is nothing to download`
          : undefined,
    },
  ];
  useQuickActions(t`Price list`, tools);
  return tools.map(({ id, onAction, ...tool }) => <IconButton key={id} {...tool} onClick={onAction} />);
}
