import { useMemo } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, Meter, Skeleton, Stack, Text } from '@livery/ui';
import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { Answers } from '#kit/rows/useRows.js';
import { totalOf, useVmPricer, type PriceTotal } from '#resources/vmPrices.js';
import { AnswersNote } from './AnswersNote.js';
import * as styles from './Dashboard.css.js';

interface CostCardProps {
  vms: readonly LocatedVm[];
  locations: readonly Location[];
  /** Whose machines are in the sum. */
  answers: Answers;
  loading: boolean;
}

/** More than there ever is: a share of the costs is no level that one could exceed. */
const never = 2;

/** What nobody knows, because no location said which machines there are. */
const unknown: PriceTotal = { hourly: undefined, monthly: undefined, unknown: 0 };

/** What the machines cost at the present prices, in all and by location. */
export function CostCard({ vms, locations, answers, loading }: CostCardProps) {
  const { t } = useLingui();
  const { priceOf, isPending, error, refetch } = useVmPricer();
  const total = useMemo(() => (answers === 'none' ? unknown : totalOf(vms, priceOf)), [answers, vms, priceOf]);
  const byLocation = useMemo(
    () =>
      locations.flatMap(({ slug, display_name }) => {
        const here = vms.filter(({ location }) => location === slug);
        return here.length === 0 ? [] : [{ slug, display_name, ...totalOf(here, priceOf) }];
      }),
    [locations, vms, priceOf],
  );
  const hasPrices = !error || total.monthly !== undefined;

  return (
    <Card heading={t`Costs`}>
      {loading || isPending ? (
        <Stack gap={3}>
          <Skeleton shape="block" height={36} width="60%" />
          <Skeleton count={1} width="80%" />
          <Skeleton shape="rows" count={Math.min(locations.length, 3)} />
        </Stack>
      ) : (
        <Stack>
          {error && (
            <ErrorAlert title={t`The price list could not be loaded`} error={error} onRetry={() => void refetch()} />
          )}
          {hasPrices && <Sums total={total} byLocation={byLocation} />}
          {hasPrices && <AnswersNote answers={answers} />}
        </Stack>
      )}
    </Card>
  );
}

interface SumsProps {
  total: PriceTotal;
  byLocation: readonly ({ slug: string; display_name: string } & PriceTotal)[];
}

/** The sum in figures, its share by location, and what is not in it. */
function Sums({ total, byLocation }: SumsProps) {
  const { t } = useLingui();
  const { vatText } = useSiteConfig();
  const { money, hourly } = useMoney();
  const perHour = hourly(total.hourly);
  return (
    <>
      <Stack gap="half">
        <div className={styles.figure}>
          <Text as="span" size="figure" weight="medium">
            {money(total.monthly)}
          </Text>
          <Text as="span" tone="muted">
            {vatText ? t`per month, ${vatText}` : t`per month`}
          </Text>
        </div>
        <Text tone="muted" numeric>
          {t`${perHour} per hour for all virtual machines`}
        </Text>
      </Stack>
      {byLocation.map(({ slug, display_name, monthly }) => (
        <Meter
          key={slug}
          label={display_name}
          value={monthly ?? 0}
          max={total.monthly ?? 0}
          valueText={money(monthly)}
          warnAt={never}
          criticalAt={never}
        />
      ))}
      {total.unknown > 0 && (
        <Text size="small" tone="muted">
          {plural(total.unknown, {
            one: 'The price of # virtual machine is unknown and not included.',
            other: 'The prices of # virtual machines are unknown and not included.',
          })}
        </Text>
      )}
    </>
  );
}
