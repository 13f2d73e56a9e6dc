import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Card, KeyValueList, Link, Skeleton, StatusIndicator, Text } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { toneOf } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import { inTransition } from '#kit/list/useListFilters.js';
import { statusWord } from '#kit/status/status.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useUnits } from '#shared/units.js';
import type { Answers } from '#kit/rows/useRows.js';
import { AnswersNote } from './AnswersNote.js';
import { capacityOf, countByStatus, type StatusCount } from './summary.js';
import * as styles from './Dashboard.css.js';

interface MachinesCardProps {
  vms: readonly LocatedVm[];
  /** Whose machines `vms` are. */
  answers: Answers;
  loading: boolean;
}

/** What runs: the machines by status, each with the way to them, and what they have together. */
export function MachinesCard({ vms, answers, loading }: MachinesCardProps) {
  const { t, i18n } = useLingui();
  const units = useUnits();
  const { status } = virtualMachines;
  const counts = useMemo(() => countByStatus(vms), [vms]);
  const { vcpu, memory, disk } = useMemo(() => capacityOf(vms), [vms]);

  const isKnown = answers !== 'none';
  const amount = (count: number): string => (isKnown ? units.number(count) : unknownAmount);
  const word = ({ filter }: StatusCount): string => {
    if (filter === inTransition) return t`In transition`;
    return status ? statusWord(i18n, status, filter) : filter;
  };
  return (
    <Card heading={t`Virtual machines`} padding="none">
      {loading ? (
        <div className={styles.calm}>
          <Skeleton shape="rows" count={4} />
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
                  {amount(one.count)}
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
                {amount(vms.length)}
              </Text>
            </li>
          </ul>
          <div className={styles.facts}>
            <KeyValueList
              minColumn="88px"
              items={[
                { label: t`vCPU`, value: isKnown ? units.number(vcpu) : undefined },
                { label: t`Memory`, value: isKnown ? units.capacity(memory / megabytesPerGigabyte) : undefined },
                { label: t`Disks`, value: isKnown ? units.capacity(disk) : undefined },
              ]}
            />
          </div>
          {answers !== 'all' && (
            <div className={styles.facts}>
              <AnswersNote answers={answers} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}
