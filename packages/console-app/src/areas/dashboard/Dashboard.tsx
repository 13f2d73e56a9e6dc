import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { EmptyState, LinkButton, PageHeader, Stack } from '@livery/ui';
import { useLocations } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { answersOf } from '#shared/vms/answers.js';
import { LocationFailures } from '#shared/vms/LocationFailures.js';
import { useVms } from '#shared/vms/useVms.js';
import { AttentionCard } from './AttentionCard.js';
import { CostCard } from './CostCard.js';
import { LatestResources } from './LatestResources.js';
import { MachinesCard } from './MachinesCard.js';
import * as styles from './Dashboard.css.js';

/** What runs, what it costs, what needs attention, and what came last. */
export default function Dashboard() {
  const { t } = useLingui();
  const locations = useLocations();
  const { vms, isPending, errors } = useVms(locations);
  const answers = answersOf({ vms, errors }, locations);
  const facts = { vms, answers, loading: isPending };
  const none = vms.length === 0 && !isPending && errors.length === 0;
  const create = (
    <LinkButton href={href('createVm')} variant="primary" icon={Plus}>
      {t`Create virtual machine`}
    </LinkButton>
  );
  return (
    <Stack gap={6}>
      <PageHeader title={t`Dashboard`} primaryAction={none ? undefined : create} />
      <LocationFailures errors={errors} locations={locations} />
      {none ? (
        <EmptyState action={create}>
          {t`Welcome. Nothing runs yet: create your first virtual machine, and what it does and costs will be here.`}
        </EmptyState>
      ) : (
        <div className={styles.cards}>
          <MachinesCard {...facts} />
          <CostCard {...facts} locations={locations} />
          <div className={styles.last}>
            <AttentionCard {...facts} />
          </div>
        </div>
      )}
      {!none && <LatestResources {...facts} locations={locations} />}
    </Stack>
  );
}
