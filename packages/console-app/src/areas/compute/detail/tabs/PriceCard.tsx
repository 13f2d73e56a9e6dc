import { useLingui } from '@lingui/react/macro';
import { Card, Stack, Text } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import type { ResourceType } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { useVmPrices } from '../parts/useVmPrices.js';
import * as css from './tabs.css.js';

/** What the machine costs as it stands: by month and hour, and what of it is for what (I 9). */
export function PriceCard({ vm }: { vm: LocatedVm }) {
  const { t } = useLingui();
  const { vatText } = useSiteConfig();
  const { money, hourly: perHour } = useMoney();
  const labels = useLabels();
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
              <dt className={css.lineLabel}>{labels(line.resourceType, line.quantity)}</dt>
              <dd className={css.lineAmount}>{money(line.monthly)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Card>
  );
}

function useLabels(): (type: ResourceType, quantity: number) => string {
  const { t } = useLingui();
  const { gigabytes } = useUnits();
  return (type, quantity) => {
    const size = gigabytes(quantity);
    switch (type) {
      case 'CPU':
        return t`${quantity} vCPU`;
      case 'RAM':
        return t`${size} memory`;
      case 'BLOCK_STORAGE_BACKUP':
        return t`${size} backups`;
      case 'BLOCK_STORAGE_SNAPSHOT':
        return t`${size} snapshots`;
      case 'WINDOWS_LICENSE':
        return t`Windows license`;
      case 'ASSIGNED_FLOATING_IP':
        return t`Public IP address`;
      case 'BLOCK_STORAGE':
        return t`${size} shared disks`;
      default:
        return t`${size} disks`;
    }
  };
}
