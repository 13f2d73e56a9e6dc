import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { EmptyState, LinkButton, PageHeader, Stack } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { useLocations } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { RowsFailures } from '#kit/rows/RowsFailures.js';
import { useRows } from '#kit/rows/useRows.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { AttentionCard } from './AttentionCard.js';
import { CostCard } from './CostCard.js';
import { LatestResources } from './LatestResources.js';
import { MachinesCard } from './MachinesCard.js';
import * as styles from './Dashboard.css.js';

/** Where machines are looked for on a site that has none. */
const nowhere: readonly never[] = [];

/** What runs, what it costs, what needs attention, and what came last. */
export default function Dashboard() {
  const { t } = useLingui();
  const locations = useLocations();
  const { features } = useSiteConfig();
  const hasMachines = isFeatureOn(features, virtualMachines.feature);
  const { rows: vms, isPending, failures, answers } = useRows(virtualMachines, hasMachines ? locations : nowhere);
  const facts = { vms, answers, loading: isPending };
  const none = hasMachines && vms.length === 0 && !isPending && failures.length === 0;
  const create = (
    <LinkButton href={href('createVm')} variant="primary" icon={Plus}>
      {t`Create virtual machine`}
    </LinkButton>
  );
  return (
    <Stack gap={6}>
      <PageHeader title={t`Dashboard`} primaryAction={none || !hasMachines ? undefined : create} />
      <RowsFailures resource={virtualMachines} failures={failures} />
      {none ? (
        <EmptyState action={create}>
          {t`Welcome. Nothing runs yet: create your first virtual machine, and what it does and costs will be here.`}
        </EmptyState>
      ) : (
        <div className={styles.cards}>
          {hasMachines && (
            <>
              <MachinesCard {...facts} />
              <CostCard {...facts} locations={locations} />
            </>
          )}
          <div className={styles.last}>
            <AttentionCard {...facts} />
          </div>
        </div>
      )}
      {hasMachines && !none && <LatestResources />}
    </Stack>
  );
}
