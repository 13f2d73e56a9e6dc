import { memo } from 'react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { IconButton } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import { keys } from '@livery/api/queries/keys';
import { useQuickActions } from '#shared/quickActions.js';
import { DownloadVms, type DownloadVmsProps } from './DownloadVms.js';

interface VmListToolsProps extends DownloadVmsProps {
  locations: readonly Location[];
}

/** Beside the primary action: read the lists again, and the shown rows as a file. */
export const VmListTools = memo(function VmListTools({ locations, ...download }: VmListToolsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const busy = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] === keys.vms('')[0] }) > 0;
  const refresh = () => {
    for (const { slug } of locations) void queries.invalidateQueries({ queryKey: keys.vms(slug) });
  };
  useQuickActions(t`List of virtual machines`, [
    { id: 'refresh', label: t`Refresh`, icon: RefreshCw, onAction: refresh },
  ]);
  return (
    <>
      <IconButton icon={RefreshCw} label={t`Refresh`} loading={busy} onClick={refresh} />
      <DownloadVms {...download} />
    </>
  );
});
