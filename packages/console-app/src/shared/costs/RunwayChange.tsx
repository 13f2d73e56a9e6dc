import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@livery/ui';
import type { Price } from '@livery/api/domain/pricing';
import { hourlyCost } from '@livery/api/domain/runway';
import type { BillingAccount } from '@livery/api/generated/types';
import * as styles from './costs.css.js';
import { useDaysText, useRunway } from './useRunway.js';

interface RunwayChangeProps {
  /** Who pays; undefined while it is not known. */
  account: BillingAccount | undefined;
  /** What it costs now; left out where it is something new. */
  before?: Price | undefined;
  after: Price;
}

/** For how long the credit lasts, and what a change makes of that. Nothing where that is unknown or stays the same. */
export function RunwayChange({ account, before, after }: RunwayChangeProps) {
  const { t } = useLingui();
  const daysText = useDaysText();
  const { isPending, daysWith } = useRunway(account);
  const added = hourlyCost(after);
  const removed = before ? hourlyCost(before) : 0;
  if (isPending) {
    return (
      <div className={styles.runway}>
        <Skeleton count={2} />
      </div>
    );
  }
  const now = daysWith(0);
  const next = added === undefined || removed === undefined ? undefined : daysWith(added - removed);
  if (now === undefined || next === undefined || added === removed) return null;
  const [today, then] = [daysText(now), daysText(next)];
  return (
    <span className={styles.runway}>
      {now === 0
        ? t`Your credit is used up.`
        : now === Number.POSITIVE_INFINITY
          ? t`Your credit would last ${then}.`
          : today === then
            ? t`Your credit lasts ${today}, also with this change.`
            : t`Your credit lasts ${today}, with this change ${then}.`}
    </span>
  );
}
