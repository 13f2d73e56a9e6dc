import { lazy, Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Skeleton, Tabs, type TabItem } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSearchState } from '#shared/useSearchState.js';
import type { Ask } from './dialogs/requests.js';
import { replicasOf } from './parts/replicas.js';
import { useUnits } from '#shared/units.js';
import { OverviewTab } from './tabs/OverviewTab.js';

const DisksTab = lazy(() => import('./tabs/DisksTab.js'));
const ReplicasTab = lazy(() => import('./tabs/ReplicasTab.js'));
const NetworkTab = lazy(() => import('./tabs/NetworkTab.js'));
const MetricsTab = lazy(() => import('./tabs/MetricsTab.js'));
const ActivityTab = lazy(() => import('./tabs/ActivityTab.js'));
const SettingsTab = lazy(() => import('./tabs/SettingsTab.js'));

/** The facts of a machine; which part is open is in the address (`?tab=`). */
export function VmTabs({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t } = useLingui();
  const units = useUnits();
  const { features } = useSiteConfig();
  const [{ tab }] = useSearchState(['tab']);
  const props = { vm, ask };

  const item = (id: string, label: string, content: ReactNode, count?: number): TabItem => ({
    id,
    label,
    content: <Suspense fallback={<Skeleton shape="block" height={240} />}>{content}</Suspense>,
    href: href('vm', { location: vm.location, vmId: vm.uuid }, { tab: id === 'overview' ? undefined : id }),
    ...(count === undefined ? {} : { count: units.number(count) }),
  });
  const items = [
    item('overview', t`Overview`, <OverviewTab vm={vm} />),
    item('disks', t`Disks`, <DisksTab {...props} />, vm.storage.length),
    item('replicas', t`Snapshots and backups`, <ReplicasTab {...props} />, replicasOf(vm).length),
    item('network', t`Network`, <NetworkTab {...props} />),
    ...(isFeatureOn(features, 'vmMetrics') ? [item('metrics', t`Metrics`, <MetricsTab vm={vm} />)] : []),
    ...(isFeatureOn(features, 'eventLog') ? [item('activity', t`Activity`, <ActivityTab vm={vm} />)] : []),
    item('settings', t`Settings`, <SettingsTab {...props} />),
  ];
  const open = items.some(({ id }) => id === tab) ? tab : 'overview';
  return <Tabs label={t`About ${{ name: vm.name }}`} items={items} value={open ?? 'overview'} />;
}
