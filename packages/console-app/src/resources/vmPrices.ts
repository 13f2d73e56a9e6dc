import { floatingIpsOf, sizeOf, vmPrice, type Price } from '@livery/api/domain/pricing';
import type { Pricing } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';

/**
 * Prices machines as they stand. Of a long list many are alike: equal machines are calculated once, so that ten
 * thousand can be sorted by price.
 */
export function vmPricer(pricing: Pricing | undefined, currency: string): (vm: LocatedVm) => Price {
  const cached = new Map<string, Price>();
  return (vm) => {
    const key = chargedFor(vm);
    const found = cached.get(key);
    if (found) return found;
    const { hourly, monthly } = vmPrice(
      pricing,
      { currency, location: vm.location, pool: vm.designated_pool_uuid },
      sizeOf(vm),
    );
    const price = { hourly, monthly };
    cached.set(key, price);
    return price;
  };
}

/** What a price depends on of a disk and its snapshots and backups. */
const charged = ['size', 'shared', 'replicas', 'type', 'status', 'size_gb'];

/** All that a price depends on, as one text. */
function chargedFor(vm: LocatedVm): string {
  const { location, designated_pool_uuid: pool, vcpu, memory, license_type, storage, not_understood } = vm;
  const all = [location, pool, vcpu, memory, license_type, not_understood, floatingIpsOf(vm), storage];
  return JSON.stringify(all, charged);
}
