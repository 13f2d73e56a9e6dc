import { useLingui } from '@lingui/react/macro';
import type { PriceLine } from '@livery/api/domain/pricing';
import { useUnits } from '#shared/units.js';

/** Says what a row of a machine's price is for (specification: infrastructure, section 9). */
export function usePriceLineText(): (line: Pick<PriceLine, 'resourceType' | 'quantity'>) => string {
  const { t } = useLingui();
  const { gigabytes, number } = useUnits();
  return ({ resourceType, quantity }) => {
    const size = gigabytes(quantity);
    const count = number(quantity);
    switch (resourceType) {
      case 'CPU':
        return t`${count} vCPU`;
      case 'RAM':
        return t`${size} memory`;
      case 'BLOCK_STORAGE_BACKUP':
        return t`${size} backups`;
      case 'BLOCK_STORAGE_SNAPSHOT':
        return t`${size} snapshots`;
      case 'WINDOWS_LICENSE':
        return t`Windows license`;
      case 'ASSIGNED_FLOATING_IP':
        return t`Public IPv4 address`;
      case 'STORAGE':
        return t`${size} disks`;
      case 'OBJECT_STORAGE':
        return t`${size} object storage`;
      case 'LOAD_BALANCER':
        return t`Load balancer`;
      case 'UNASSIGNED_FLOATING_IP':
        return t`Reserved IPv4 address`;
      case 'BLOCK_STORAGE':
        return t`${size} shared disks`;
      default:
        return `${resourceType} × ${count}`;
    }
  };
}
