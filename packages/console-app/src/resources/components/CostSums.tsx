import type { ReactNode } from 'react';
import { Meter, Text } from '@livery/ui';
import { useMoney } from '#shared/money.js';
import * as styles from './CostSums.css.js';

/** More than there ever is: a share of the costs is no level that one could exceed. */
const noThreshold = 2;

/** A sum of costs in large figures, with what it is of: "per month, excl. VAT". */
export function CostSum({ amount, children }: { amount: number | undefined; children: ReactNode }) {
  const { money } = useMoney();
  return (
    <div className={styles.sum}>
      <Text as="span" size="figure" weight="medium">
        {money(amount)}
      </Text>
      {children && (
        <Text as="span" tone="muted">
          {children}
        </Text>
      )}
    </div>
  );
}

/** What one part, named by a word, has of a sum of costs. */
export function CostShare({
  label,
  amount,
  sum,
}: {
  label: string;
  amount: number | undefined;
  sum: number | undefined;
}) {
  const { money } = useMoney();
  return (
    <Meter
      label={label}
      value={amount ?? 0}
      max={sum ?? 0}
      valueText={money(amount)}
      warnAt={noThreshold}
      criticalAt={noThreshold}
    />
  );
}
