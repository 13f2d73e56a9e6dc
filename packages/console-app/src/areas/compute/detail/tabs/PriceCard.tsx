import { useLingui } from '@lingui/react/macro';
import { Card, Stack, Text } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { usePriceLineText } from '#shared/vms/usePriceLineText.js';
import { useVmPrices } from '../parts/useVmPrices.js';
import * as css from './tabs.css.js';

/** What the machine costs as it stands: by month and hour, and what of it is for what (I 9). */
export function PriceCard({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const { vatText } = useSiteConfig();
  const { money, hourly: perHour } = useMoney();
  const lineText = usePriceLineText();
  const price = useVmPrices(vm).vm(sizeOf(vm));
  const monthly = money(price.monthly);
  const hourly = perHour(price.hourly);
  return (
    <Card heading={t`Price`}>
      <Stack>
        <div className={css.total}>
          <Text size="section" weight="strong">{t`${monthly} per month`}</Text>
          <Text size="small" tone="muted">
            {vatText ? t`${hourly} per hour, ${vatText}` : t`${hourly} per hour`}
          </Text>
        </div>
        <dl className={css.lines}>
          {price.lines.map((line) => (
            <div key={line.resourceType} className={css.line}>
              <dt className={css.lineLabel}>{lineText(line)}</dt>
              <dd className={css.lineAmount}>{money(line.monthly)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}
