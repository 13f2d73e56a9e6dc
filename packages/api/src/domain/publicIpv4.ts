import type { IpAddress } from '../generated/types.js';
import { isKnown, type PartlyKnown } from './openValues.js';

/** Whether an address is a public IPv4 address, the only kind that is charged; undefined where that was not understood. */
export const publicIpv4Of = (address: Pick<IpAddress, 'type' | 'is_ipv6'> & PartlyKnown): boolean | undefined =>
  isKnown(address, 'type', 'is_ipv6') ? address.type === 'public' && !address.is_ipv6 : undefined;
