import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Icon } from '@livery/ui';
import { isChargedByHour, type Price, type PriceLine } from '@livery/api/domain/pricing';
import { type AccountId, useBillingAccount } from '../billingAccounts.js';
import { useMoney } from '../money.js';
import { RunwayChange } from './RunwayChange.js';
import * as styles from './costs.css.js';

/** A price; that of one kind of resource says which it is. */
type ChangedPrice = Price & Partial<Pick<PriceLine, 'resourceType'>>;

interface PriceChangeProps {
  /** What it costs now; left out where it is something new. */
  before?: ChangedPrice | undefined;
  after: ChangedPrice;
  /** What the price is of, where it is not clear: "An assigned address costs". */
  label?: string | undefined;
  /** The billing account that pays, for how long its credit lasts. */
  account?: AccountId;
}

/** What something costs now and after a change, monthly and where it is charged by the hour hourly, said aloud as it follows the form. */
export function PriceChange({ before, after, label, account }: PriceChangeProps) {
  const { t } = useLingui();
  const payer = useBillingAccount(account);
  return (
    <output className={styles.priceChange} aria-atomic="true">
      {before && (
        <>
          <Side label={t`Price now`} price={before} />
          <span className={styles.priceArrow}>
            <Icon icon={ArrowRight} directional />
          </span>
        </>
      )}
      <Side label={label ?? t`Price after`} price={after} />
      {payer && <RunwayChange account={payer} before={before} after={after} />}
    </output>
  );
}

function Side({ label, price }: { label: string; price: ChangedPrice }) {
  const { t } = useLingui();
  const { money, hourly: each } = useMoney();
  const monthly = money(price.monthly);
  const hourly = each(price.hourly);
  return (
    <span className={styles.priceSide}>
      <span className={styles.priceLabel}>{label}</span>{' '}
      <span className={styles.priceMonthly}>{t`${monthly} per month`}</span>{' '}
      {(price.resourceType === undefined || isChargedByHour(price.resourceType)) && (
        <span className={styles.priceHourly}>{t`${hourly} per hour`}</span>
      )}
    </span>
  );
}
