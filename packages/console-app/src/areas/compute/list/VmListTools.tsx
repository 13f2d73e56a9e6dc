import { memo } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Download, RefreshCw } from 'lucide-react';
import { IconButton } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { keys } from '@livery/api/queries/keys';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { vmCsv } from './csv.js';
import { download } from './download.js';

interface VmListToolsProps {
  locations: readonly Location[];
  rows: readonly LocatedVm[];
  priceOf: (vm: LocatedVm) => VmPrice;
}

/** Beside the primary action: read the lists again, and the shown rows as a file. */
export const VmListTools = memo(function VmListTools({ locations, rows, priceOf }: VmListToolsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { siteCurrency } = useSiteConfig();
  const busy = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] === keys.vms('')[0] }) > 0;
  const refresh = () => {
    for (const { slug } of locations) void queries.invalidateQueries({ queryKey: keys.vms(slug) });
  };
  return (
    <>
      <IconButton icon={RefreshCw} label={t`Refresh`} loading={busy} onClick={refresh} />
      <IconButton
        icon={Download}
        label={t`Export as CSV`}
        onClick={() =>
          download('virtual-machines.csv', vmCsv(rows, { currency: siteCurrency, priceOf }), 'text/csv;charset=utf-8')
        }
        {...(rows.length === 0 ? { disabledReason: t`There is nothing to export` } : {})}
      />
    </>
  );
});
