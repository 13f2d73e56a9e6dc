import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { IconButton, useAnnounce } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useQuickActions } from '#shared/quickActions.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useErrorText } from '#shared/texts/errors.js';
import { toasts } from '#shared/toasts.js';
import type { VmPrice } from '#shared/vms/vmPricer.js';

export interface DownloadVmsProps {
  /** What search and filters leave, in the list's order. */
  rows: readonly LocatedVm[];
  priceOf: (vm: LocatedVm) => VmPrice;
  /** More rows are on their way, or the prices: a file that lacks them would not say so. */
  loading: boolean;
}

/** The list as a file: all rows that it shows or would show after "View all". */
export function DownloadVms({ rows, priceOf, loading }: DownloadVmsProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const errorText = useErrorText();
  const { siteName, siteCurrency } = useSiteConfig();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { downloadVms } = await import('./csv.js');
      downloadVms(rows, siteName, { currency: siteCurrency, priceOf });
      announce(plural(rows.length, { one: '# virtual machine downloaded', other: '# virtual machines downloaded' }));
    } catch (error) {
      toasts.danger(t`The list could not be downloaded`, {
        detail: errorText(error),
        action: { label: t`Retry`, onAction: () => void download() },
      });
    } finally {
      setBusy(false);
    }
  }

  const reason = loading
    ? t`Wait until all virtual machines have loaded`
    : rows.length === 0
      ? t`There is nothing to download`
      : undefined;
  const label = t`Download CSV`;
  useQuickActions(t`List of virtual machines`, [
    {
      id: 'download',
      label,
      icon: Download,
      onAction: () => void download(),
      disabledReason: reason,
    },
  ]);
  return (
    <IconButton icon={Download} label={label} loading={busy} disabledReason={reason} onClick={() => void download()} />
  );
}
