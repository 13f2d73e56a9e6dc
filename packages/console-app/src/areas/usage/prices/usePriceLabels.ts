import { useMemo } from 'react';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { unknownAmount } from '@livery/api/domain/money';
import { entryOf } from '@livery/api/domain/openValues';
import type { PriceGroup, PriceStep } from '@livery/api/domain/priceList';
import { isChargedByCpu } from '@livery/api/domain/pricing';
import type { ResourcePrice } from '@livery/api/generated/types';
import { useUnits } from '#shared/units.js';

/** What amounts of a kind of resource are counted in. */
type Unit = 'cpu' | 'gigabyte' | 'address' | 'balancer' | 'machine';

interface PriceLabels {
  name: MessageDescriptor;
  /** What is charged, where the name does not say it. */
  hint?: MessageDescriptor;
  unit: Unit;
}

/** The kinds of resources that the specification names (infrastructure, section 9). */
const labelsByType: Readonly<Record<string, PriceLabels>> = {
  CPU: { name: msg`Processor`, unit: 'cpu' },
  RAM: { name: msg`Memory`, unit: 'gigabyte' },
  WINDOWS_LICENSE: { name: msg`Windows license`, unit: 'cpu' },
  STORAGE: { name: msg`Local disk`, hint: msg`On the host that the machine runs on`, unit: 'gigabyte' },
  BLOCK_STORAGE: { name: msg`Shared disk`, hint: msg`On storage of its own, apart from the host`, unit: 'gigabyte' },
  BLOCK_STORAGE_BACKUP: { name: msg`Backups`, hint: msg`Only the storage that they use`, unit: 'gigabyte' },
  BLOCK_STORAGE_SNAPSHOT: { name: msg`Snapshots`, hint: msg`Only the storage that they use`, unit: 'gigabyte' },
  ASSIGNED_FLOATING_IP: { name: msg`Assigned IPv4 address`, hint: msg`While it leads to a resource`, unit: 'address' },
  UNASSIGNED_FLOATING_IP: { name: msg`Reserved IPv4 address`, hint: msg`While it is not assigned`, unit: 'address' },
  LOAD_BALANCER: { name: msg`Load balancer`, hint: msg`Whatever it forwards`, unit: 'balancer' },
  OBJECT_STORAGE: { name: msg`Object storage`, hint: msg`All that a bucket holds`, unit: 'gigabyte' },
};

/** What one pays for, as headings. */
export const groupTitles: Readonly<Record<PriceGroup, MessageDescriptor>> = {
  machines: msg`Processors, memory and licenses`,
  disks: msg`Disks, backups and snapshots`,
  network: msg`IP addresses and load balancers`,
  storage: msg`Object storage`,
  bareMetal: msg`Bare metal`,
  other: msg`Other`,
};

/** Whose amount decides which step of a price holds. */
export const amountNotes: Readonly<Partial<Record<PriceGroup, MessageDescriptor>>> = {
  machines: msg`For a machine its own amount decides which price holds, for a service that of all its machines. It holds for all of that amount.`,
  disks: msg`For a machine its own amount decides which price holds, for a service that of all its machines. It holds for all of that amount.`,
  storage: msg`What one bucket holds decides which price holds, for all of it.`,
};

/** Says what a price is for, what one unit is, and for which amounts it holds. */
export function usePriceLabels() {
  const { t, i18n } = useLingui();
  const { gigabytes, number } = useUnits();
  return useMemo(() => {
    const unitOf = (price: ResourcePrice): Unit | undefined => {
      const { resource_type: type } = price;
      if (type === 'BARE_METAL_SERVER') return 'machine';
      if (type === 'WINDOWS_LICENSE' && !isChargedByCpu(price)) return 'machine';
      return entryOf(labelsByType, type)?.unit;
    };
    const amountOf = (price: ResourcePrice, amount: number): string => {
      const count = number(amount);
      switch (unitOf(price)) {
        case 'cpu':
          return t`${count} vCPU`;
        case 'gigabyte':
          return gigabytes(amount);
        default:
          return price.unit ? `${count} ${price.unit}` : count;
      }
    };
    const units: Record<Unit, string> = {
      cpu: t`vCPU`,
      gigabyte: t`GB`,
      address: t`address`,
      balancer: t`load balancer`,
      machine: t`machine`,
    };
    return {
      /** Bare-metal machines, and what the specification does not name, go by the words of the provider. */
      name: ({ resource_type: type, description }: ResourcePrice): string => {
        const labels = entryOf(labelsByType, type);
        return labels ? i18n._(labels.name) : description || type;
      },
      hint: ({ resource_type: type }: ResourcePrice): string | undefined => {
        const hint = entryOf(labelsByType, type)?.hint;
        return hint && i18n._(hint);
      },
      unit: (price: ResourcePrice): string => {
        const unit = unitOf(price);
        return unit ? units[unit] : price.unit || unknownAmount;
      },
      amount: (price: ResourcePrice, { from, below }: PriceStep): string => {
        if (from > 0) {
          const least = amountOf(price, from);
          return t`from ${least}`;
        }
        if (below === undefined) return t`any amount`;
        const limit = amountOf(price, below);
        return t`below ${limit}`;
      },
    };
  }, [t, i18n, gigabytes, number]);
}
