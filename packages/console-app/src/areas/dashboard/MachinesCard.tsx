import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, KeyValueList, Link, Skeleton, StatusIndicator, Text } from '@livery/ui';
import { toneOf } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { vmStatusTexts } from '#shared/texts/vmStatus.js';
import { useLocale } from '#shared/useLocale.js';
import { inTransition } from '#shared/vms/statusFilter.js';
import { capacityOf, countByStatus, type StatusCount } from './summary.js';
import * as styles from './Dashboard.css.js';

/** What runs: the machines by status, each with the way to them, and what they have together. */
export function MachinesCard({ vms, loading }: { vms: readonly LocatedVm[]; loading: boolean }) {
  const { t, i18n } = useLingui();
  const write = useUnits();
  const counts = useMemo(() => countByStatus(vms), [vms]);
  const { vcpu, memory, disk } = useMemo(() => capacityOf(vms), [vms]);

  const word = ({ filter }: StatusCount): string => {
    if (filter === inTransition) return t`In transition`;
    const known = vmStatusTexts[filter];
    return known ? i18n._(known) : filter;
  };
  return (
    <Card heading={t`Virtual machines`} padding="none">
      {loading ? (
        <div className={styles.calm}>
          <Skeleton shape="rows" count={5} />
        </div>
      ) : (
        <>
          <ul className={styles.rows}>
            {counts.map((one) => (
              <li key={one.filter} className={styles.row}>
                <StatusIndicator
                  tone={one.filter === inTransition ? 'info' : toneOf(one.filter)}
                  transitional={one.filter === inTransition}
                >
                  <Link href={href('vms', {}, { status: one.filter })} variant="standalone">
                    {word(one)}
                  </Link>
                </StatusIndicator>
                <Text as="span" numeric weight="medium">
                  {write.count(one.count)}
                </Text>
              </li>
            ))}
            <li className={styles.row}>
              <span className={styles.detail}>
                <Link href={href('vms')} variant="standalone">
                  {t`All`}
                </Link>
              </span>
              <Text as="span" numeric weight="medium">
                {write.count(vms.length)}
              </Text>
            </li>
          </ul>
          <div className={styles.facts}>
            <KeyValueList
              minColumn="88px"
              items={[
                { label: t`vCPU`, value: write.count(vcpu) },
                { label: t`Memory`, value: write.gigabytes(memory / 1024) },
                { label: t`Disks`, value: write.gigabytes(disk) },
              ]}
            />
          </div>
        </>
      )}
    </Card>
  );
}

/** From here on an amount is easier to read in TB. */
const manyGigabytes = 10_000;

function useUnits(): { count: (amount: number) => string; gigabytes: (amount: number) => string } {
  const locale = useLocale();
  return useMemo(() => {
    const plain = new Intl.NumberFormat(locale);
    const unit = (name: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 1 });
    const gigabyte = unit('gigabyte');
    const terabyte = unit('terabyte');
    return {
      count: (amount) => plain.format(amount),
      gigabytes: (amount) => (amount < manyGigabytes ? gigabyte.format(amount) : terabyte.format(amount / 1024)),
    };
  }, [locale]);
}
