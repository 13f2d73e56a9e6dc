import { useMemo, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, InfoIcon, Inline, Link, SegmentedControl, Skeleton, Stack, Text } from '@livery/ui';
import { CostShare, CostSum } from '#resources/components/CostSums.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useLocationName } from '#shared/locations.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useVatText } from '#shared/useVatText.js';
import { CoverageNote } from './CoverageNote.js';
import { totalOf, totalsBy, type ChargedRow, type PriceTotal } from './costs.js';
import { useCosts } from './useCosts.js';
import type { DashboardRows } from './useDashboardRows.js';

/** What nobody knows, because no list said what there is. */
const unknown: PriceTotal = { hourly: undefined, monthly: undefined, unknown: 0 };

/** What everything costs at the present prices, in all and by kind or location. */
export function CostCard({ kinds, coverage, loading, isPending }: DashboardRows) {
  const { t } = useLingui();
  const costs = useCosts(kinds);
  const { error, refetch } = costs.query;
  const total = useMemo(() => (coverage === 'none' ? unknown : totalOf(costs.charged)), [coverage, costs.charged]);
  const hasPrices = !error || total.monthly !== undefined;
  return (
    <Card
      heading={t`Costs`}
      actions={
        <Inline>
          <InfoIcon label={t`About these costs`} content={t`What is there now, at the present prices.`} />
          <Link href={href('usageReport')} variant="standalone">
            {t`Usage report`}
          </Link>
        </Inline>
      }
    >
      {loading || costs.isPending ? (
        <Stack gap={3}>
          <Skeleton shape="block" height={36} width="60%" />
          <Skeleton count={1} width="80%" />
          <Skeleton shape="rows" count={4} />
        </Stack>
      ) : (
        <Stack>
          {error && (
            <ErrorAlert heading={t`The price list could not be loaded`} error={error} onRetry={() => void refetch()} />
          )}
          {hasPrices && <Sums total={total} />}
          {hasPrices && <Shares charged={costs.charged} total={total} />}
          {hasPrices && <CoverageNote coverage={coverage} isPending={isPending} />}
        </Stack>
      )}
    </Card>
  );
}

/** The sum in figures, and what is not in it. */
function Sums({ total }: { total: PriceTotal }) {
  const { t } = useLingui();
  const vatText = useVatText();
  const { hourly } = useMoney();
  const perHour = hourly(total.hourly);
  return (
    <>
      <Stack gap="half">
        <CostSum amount={total.monthly}>{vatText ? t`per month, ${vatText}` : t`per month`}</CostSum>
        <Text tone="muted" numeric>
          {t`${perHour} per hour`}
        </Text>
      </Stack>
      {total.unknown > 0 && (
        <Text size="small" tone="muted">
          {plural(total.unknown, {
            one: '# unknown price is not included.',
            other: '# unknown prices are not included.',
          })}
        </Text>
      )}
    </>
  );
}

/** What each kind or location has of the sum. */
function Shares({ charged, total }: { charged: readonly ChargedRow[]; total: PriceTotal }) {
  const { t, i18n } = useLingui();
  const locationName = useLocationName();
  const [by, setBy] = useState<'kind' | 'location'>('kind');
  const shares = useMemo(
    () =>
      by === 'kind'
        ? totalsBy(charged, ({ resource }) => i18n._(resource.messages.title))
        : totalsBy(charged, ({ location }) => (location === '' ? t`No location` : locationName(location))),
    [by, charged, i18n, t, locationName],
  );
  if (charged.length === 0) return null;
  return (
    <>
      <SegmentedControl
        label={t`Costs`}
        labelHidden
        size="small"
        value={by}
        onChange={setBy}
        options={[
          { id: 'kind', label: t`By kind` },
          { id: 'location', label: t`By location` },
        ]}
      />
      {shares.map(({ key, monthly }) => (
        <CostShare key={key} label={key} amount={monthly} sum={total.monthly} />
      ))}
    </>
  );
}
