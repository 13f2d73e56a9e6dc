import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { RadioCard } from '@livery/ui';
import { backupsKept, servicePrice } from '@livery/api/domain/services';
import type { ServicePackage } from '@livery/api/generated/types';
import { pricing } from '@livery/api/queries/config';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { usePriceLineText } from '#shared/usePriceLineText.js';
import { isWholeSize, sizeId } from './resolveOrder.js';

/** Stands for the size until there is one to choose: its lines are those that a price will have. */
const unknownSize: ServicePackage = { vcpu: Number.NaN, memory: Number.NaN, storage_gb: Number.NaN };

/** What a service costs where it would be, from the price list with its tiers (specification: infrastructure, section 3). */
export function useServicePrices(location: string | undefined) {
  const { t } = useLingui();
  const { siteCurrency: currency } = useSiteConfig();
  const { money, hourly } = useMoney();
  const units = useUnits();
  const lineText = usePriceLineText();
  const query = useQuery(pricing());
  const priceOf = (size: ServicePackage, nodes: number) =>
    servicePrice(query.data, { currency, location: location ?? '' }, size, nodes);
  return {
    query,
    /** For the summary of a form; dashes until a size is chosen. */
    summary(size: ServicePackage | undefined, nodes: number) {
      const price = priceOf(size ?? unknownSize, nodes);
      return {
        lines: price.lines.map((line) => ({ label: lineText(line), amount: money(line.monthly) })),
        monthly: money(price.monthly),
        hourly: hourly(price.hourly),
        cost: price,
        note: t`Charged by the hour until the service is deleted. The last ${backupsKept} daily backups are kept.`,
      };
    },
    /** A size to choose, with what the service costs in it. */
    card(size: ServicePackage, nodes: number): RadioCard {
      const cpus = units.number(size.vcpu);
      const ram = units.memory(size.memory);
      const disk = units.gigabytes(size.storage_gb);
      return {
        id: sizeId(size),
        label: t`${cpus} vCPU · ${ram}`,
        description: t`${disk} storage`,
        meta: money(priceOf(size, nodes).monthly),
        metaNote: t`per month`,
        disabledReason: isWholeSize(size)
          ? undefined
          : t`This size is not known: the server's answer was not understood.`,
      };
    },
  };
}
