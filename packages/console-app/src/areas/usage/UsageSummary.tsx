import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, Link, Skeleton, Stack, Text } from '@livery/ui';
import { usageBy, usageTotal } from '@livery/api/domain/usage';
import type { UsageEntry } from '@livery/api/generated/types';
import { usage } from '@livery/api/queries/billing';
import { CostShare, CostSum } from '#resources/components/CostSums.js';
import { useBrand } from '#shared/brand.js';
import { href } from '#shared/paths.js';
import { useChargedResources } from './useUsedResources.js';
import * as styles from './usage.css.js';

/** In px. */
const meterHeight = 32;

interface UsageSummaryProps {
  /** Id of the billing account. */
  account: number;
  /** The kind of an entry in words; undefined while kinds are not known. */
  kindOf: ((entry: UsageEntry) => string) | undefined;
}

/** What a billing account has cost so far this month, in all and by kind. */
export function UsageSummary({ account, kindOf }: UsageSummaryProps) {
  const { i18n, t } = useLingui();
  const { tax } = useBrand();
  const { data, isPending } = useQuery(usage(account));
  const total = useMemo(() => data && usageTotal(data), [data]);
  // As many as there are kinds stand in for the shares, or the list below would move.
  const kinds = useChargedResources();
  const shares = useMemo(() => (data && kindOf ? usageBy(data, kindOf) : undefined), [data, kindOf]);
  // What went wrong stands above the rows.
  if (!isPending && !total) return null;
  return (
    <Card
      heading={t`This month so far`}
      actions={<Link href={href('priceList')} variant="standalone">{t`Price list`}</Link>}
    >
      <div className={styles.sums} aria-busy={isPending}>
        {total ? (
          <Stack gap="half">
            <CostSum amount={total.cost}>{i18n._(tax.excluded)}</CostSum>
            <Text tone="muted">{plural(data?.length ?? 0, { one: 'for # resource', other: 'for # resources' })}</Text>
            {total.unknown > 0 && (
              <Text size="small" tone="muted">
                {plural(total.unknown, {
                  one: '# unknown cost is not included.',
                  other: '# unknown costs are not included.',
                })}
              </Text>
            )}
          </Stack>
        ) : (
          <Skeleton shape="block" height={56} width="200px" />
        )}
        <div className={styles.shares}>
          {shares?.map(({ key, cost }) => <CostShare key={key} label={key} amount={cost} sum={total?.cost} />) ??
            kinds.map(({ kind }) => <Skeleton key={kind} shape="block" height={meterHeight} />)}
        </div>
      </div>
    </Card>
  );
}
