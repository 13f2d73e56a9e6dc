import { memo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { IconButton } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import { vmList } from '@livery/api/queries/compute';
import { useQuickActions } from '#shared/quickActions.js';
import { DownloadVms, type DownloadVmsProps } from './DownloadVms.js';

interface VmListToolsProps extends DownloadVmsProps {
  locations: readonly Location[];
}

/** Beside the primary action: read the lists again, and the shown rows as a file. */
export const VmListTools = memo(function VmListTools({ locations, ...download }: VmListToolsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  /* Of a refresh that was asked for: the lists are read in the background as well, which nobody has to hear. */
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    await Promise.all(locations.map(({ slug }) => queries.invalidateQueries({ queryKey: vmList(slug).queryKey })));
    setRefreshing(false);
  };
  useQuickActions(t`List of virtual machines`, [
    { id: 'refresh', label: t`Refresh`, icon: RefreshCw, onAction: () => void refresh() },
  ]);
  return (
    <>
      <IconButton icon={RefreshCw} label={t`Refresh`} loading={refreshing} onClick={() => void refresh()} />
      <DownloadVms {...download} />
    </>
  );
});
