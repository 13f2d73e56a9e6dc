import { Trans } from '@lingui/react/macro';
import type { IpAddress } from '@livery/api/generated/types';
import { isChargedUnassigned } from '../useAddressPrice.js';

interface UnassignedTextProps {
  /** What it is taken from. */
  name: string;
  address: Pick<IpAddress, 'address' | 'type' | 'is_ipv6'>;
  /** What it costs a month from then on, where it is one that is charged. */
  monthly: string;
}

/** What it means to take an address from what it is assigned to (specification: infrastructure, section 9). */
export function UnassignedText({ name, address: row, monthly }: UnassignedTextProps) {
  const { address } = row;
  return isChargedUnassigned(row) ? (
    <Trans>
      {name} cannot be reached at {address} any more. The address stays reserved for you and is charged {monthly} a
      month until you delete it.
    </Trans>
  ) : (
    <Trans>
      {name} cannot be reached at {address} any more. The address stays reserved for you until you delete it.
    </Trans>
  );
}
