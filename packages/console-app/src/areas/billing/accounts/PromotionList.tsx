import { useLingui } from '@lingui/react/macro';
import { Meter, Stack, Text } from '@livery/ui';
import { promotionProgress } from '@livery/api/domain/promotions';
import type { EligiblePromotion } from '@livery/api/generated/types';
import { useMoney } from '#shared/money.js';
import * as styles from './accounts.css.js';

/** Credits that can still be had, each with what has to be topped up for it (specification: account and billing, section 3). */
export function PromotionList({ promotions }: { promotions: readonly EligiblePromotion[] }) {
  return (
    <ul className={styles.items}>
      {promotions.map((promotion, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- promotions have no id, and an item keeps nothing
        <li key={index}>
          <Promotion promotion={promotion} />
        </li>
      ))}
    </ul>
  );
}

function Promotion({ promotion }: { promotion: EligiblePromotion }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { credit_type } = promotion;
  const names: Readonly<Record<string, string>> = {
    first_free: t`Credit for a new account`,
    referral_receiver: t`Referral credit`,
    signup_campaign: t`Campaign credit`,
  };
  const name = names[credit_type] ?? credit_type;
  const amount = money(promotion.amount);
  const label = t`${name}: ${amount}`;
  const topUp = promotionProgress(promotion);
  if (!topUp) return <Text>{label}</Text>;
  const [has, needs] = [money(topUp.has), money(topUp.needs)];
  const progress = t`${has} of ${needs} topped up`;
  if (topUp.has === undefined || topUp.needs === undefined) {
    return (
      <Stack gap={1}>
        <Text>{label}</Text>
        <Text tone="muted">{progress}</Text>
      </Stack>
    );
  }
  return <Meter label={label} value={topUp.has} max={topUp.needs} valueText={progress} warnAt={2} criticalAt={2} />;
}
