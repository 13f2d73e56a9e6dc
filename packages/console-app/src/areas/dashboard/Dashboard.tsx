import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { EmptyState, Inline, LinkButton, PageHeader, Stack } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { useBrand } from '#shared/brand.js';
import { lazyComponent } from '#shared/lazy.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { RowsFailures } from '#kit';
import { buckets } from '#resources/buckets.js';
import { managedServices } from '#resources/managedServices.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { AttentionCard } from './AttentionCard.js';
import { CreditCard } from './CreditCard.js';
import { CostCard } from './CostCard.js';
import { KindsCard } from './KindsCard.js';
import { LatestResources } from './LatestResources.js';
import { useDashboardRows } from './useDashboardRows.js';
import * as styles from './Dashboard.css.js';

/** Fetched where the brand has one, before the dashboard is drawn, so that nothing moves when it comes. */
const BrandBanner = lazyComponent(() => import('./BrandBanner.js'));

/** What there is of every kind, what it costs, what needs attention, and what came last. */
export default function Dashboard() {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const { hasBanner } = useBrand();
  const facts = useDashboardRows();
  const { kinds, isPending } = facts;
  const hasMachines = isFeatureOn(features, virtualMachines.feature);
  // What is not charged may be there before a customer has done anything: the default networks.
  const none =
    !isPending &&
    kinds.length > 0 &&
    kinds.every(({ resource, rows, failures }) => failures.length === 0 && (!resource.pricing || rows.length === 0));
  const create = hasMachines && (
    <LinkButton href={href('createVm')} variant="primary" icon={Plus}>
      {t`Create virtual machine`}
    </LinkButton>
  );
  const others = [
    { kind: managedServices, target: 'createService' as const, label: t`Create managed service` },
    { kind: buckets, target: 'createBucket' as const, label: t`Create bucket` },
  ].flatMap(({ kind: { kind, feature }, ...one }) => (isFeatureOn(features, feature) ? [{ kind, ...one }] : []));
  return (
    <Stack gap={6}>
      {hasBanner && <BrandBanner />}
      <PageHeader heading={t`Dashboard`} primaryAction={none ? undefined : create} />
      {kinds.map(({ resource, failures }) => (
        <RowsFailures key={resource.kind} resource={resource} failures={failures} />
      ))}
      {none && (
        <EmptyState
          action={
            <Inline gap={2} justify="center">
              {create}
              {others.map(({ kind, target, label }) => (
                <LinkButton key={kind} href={href(target)}>
                  {label}
                </LinkButton>
              ))}
            </Inline>
          }
        >
          {hasMachines
            ? t`Welcome. Create your first virtual machine to see here what it does and costs.`
            : t`Welcome. What you create will be here, with what it does and costs.`}
        </EmptyState>
      )}
      <div className={styles.cards}>
        {!none && kinds.length > 0 && (
          <>
            <KindsCard {...facts} />
            <CostCard {...facts} />
          </>
        )}
        <div className={styles.last}>
          <AttentionCard {...facts} isOptional={none} />
          <CreditCard />
        </div>
      </div>
      {!none && kinds.length > 0 && <LatestResources {...facts} />}
    </Stack>
  );
}
