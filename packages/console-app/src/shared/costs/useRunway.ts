import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hourlyUsage, runwayDays } from '@livery/api/domain/runway';
import type { BillingAccount } from '@livery/api/generated/types';
import { usage } from '@livery/api/queries/billing';

/** An account's usage may be long, and its prices change with what is changed, which has it asked for: else after this, in ms. */
const staleTime = 10 * 60 * 1000;

/** For longer a number of days says nothing. */
const longestDays = 730;

/** For how long the credit of a billing account lasts, from what runs now. */
interface Runway {
  isPending: boolean;
  /** With an hourly cost more or less, in the site currency before tax; undefined where it is unknown. */
  daysWith: (added: number | undefined) => number | undefined;
}

export function useRunway(account: BillingAccount | undefined): Runway {
  const enabled = account !== undefined;
  const { data, isPending } = useQuery({
    ...usage(account?.id ?? Number.NaN),
    enabled,
    staleTime,
    select: hourlyUsage,
  });
  return {
    isPending: enabled && isPending,
    daysWith: (added) =>
      account && data !== undefined && added !== undefined ? runwayDays(account, Math.max(data + added, 0)) : undefined,
  };
}

/** "about 28 days", "less than a day", "more than 2 years". */
export function useDaysText(): (days: number) => string {
  const { t } = useLingui();
  return (days) => {
    if (days > longestDays) return t`more than 2 years`;
    const whole = Math.floor(days);
    return whole < 1 ? t`less than a day` : plural(whole, { one: 'about # day', other: 'about # days' });
  };
}
