import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, Icon, Link, Skeleton, StatusIndicator, Text } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { inTransition, type ResourceRows, statusLabel } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useUnits } from '#shared/units.js';
import { CoverageNote } from './CoverageNote.js';
import { capacityOf, countByStatus } from './counts.js';
import type { DashboardRows } from './useDashboardRows.js';
import * as styles from './Dashboard.css.js';

/** What there is of each kind, by status, each with the way to it, and what the virtual machines have together. */
export function KindsCard({ kinds, coverage, loading }: DashboardRows) {
  const { t } = useLingui();
  return (
    <Card heading={t`Resources`} padding="none">
      <ul className={styles.rows}>
        {kinds.map((kind) => (
          <li key={kind.resource.kind} className={styles.row}>
            <Kind {...kind} />
          </li>
        ))}
      </ul>
      {!loading && coverage !== 'all' && (
        <div className={styles.facts}>
          <CoverageNote coverage={coverage} />
        </div>
      )}
    </Card>
  );
}

/** One kind: its list, how many there are, and how many are how. */
function Kind({ resource, rows, isPending, coverage }: ResourceRows<object>) {
  const { t, i18n } = useLingui();
  const { number } = useUnits();
  const { status, messages, icon, list } = resource;
  const counts = useMemo(() => countByStatus(resource, rows), [resource, rows]);
  return (
    <>
      <div className={styles.label}>
        <div className={styles.kind}>
          <Icon icon={icon} />
          <Link href={href(list)} variant="standalone">
            {i18n._(messages.title)}
          </Link>
        </div>
        {status && (isPending || counts.length > 0) && (
          <div className={styles.detail}>
            {isPending ? (
              <div className={styles.status}>
                <Skeleton count={1} width="120px" />
              </div>
            ) : (
              <ul className={styles.statuses}>
                {counts.map(({ filter, count }) => (
                  <li key={filter} className={styles.status}>
                    <StatusIndicator
                      tone={filter === inTransition ? 'info' : status.toneOf(filter)}
                      transitional={filter === inTransition}
                    >
                      <Link href={href(list, {}, { status: filter })} variant="standalone">
                        {filter === inTransition ? t`In transition` : statusLabel(i18n, status, filter)}
                      </Link>{' '}
                      <Text as="span" numeric tone="muted">
                        {number(count)}
                      </Text>
                    </StatusIndicator>
                  </li>
                ))}
              </ul>
            )}
            {resource.kind === virtualMachines.kind &&
              (isPending ? <Skeleton count={1} width="200px" /> : <Capacity rows={rows} />)}
          </div>
        )}
      </div>
      {isPending ? (
        <Skeleton count={1} width="24px" />
      ) : (
        <Text as="span" numeric weight="medium">
          {coverage === 'none' ? unknownAmount : number(rows.length)}
        </Text>
      )}
    </>
  );
}

/** What all virtual machines have together. */
function Capacity({ rows }: Pick<ResourceRows<object>, 'rows'>) {
  const { t } = useLingui();
  const units = useUnits();
  // They are the rows of the virtual machines.
  const sum = useMemo(() => capacityOf(rows as readonly LocatedVm[]), [rows]);
  const vcpu = units.number(sum.vcpu);
  const memory = units.capacity(sum.memory / megabytesPerGigabyte);
  const disk = units.capacity(sum.disk);
  return (
    <Text size="small" tone="muted" numeric>
      {t`${vcpu} vCPU, ${memory} memory, ${disk} disks`}
    </Text>
  );
}
