import { useLingui } from '@lingui/react/macro';
import type { LocatedAddress } from '@livery/api/queries/network';
import { PriceChange } from '#shared/costs/PriceChange.js';
import { isChargedUnassigned, useAddressPrice } from '../useAddressPrice.js';

interface AssignmentPriceProps {
  /** The address; only its location where it is reserved first. */
  address: Pick<LocatedAddress, 'location'> & Partial<LocatedAddress>;
  /** The billing account that is charged from then on: that of a machine, whatever the address was charged to. */
  account: number | undefined;
  /** The host pool of the machine. */
  pool?: string | null | undefined;
}

/** What an address costs once it is assigned, to whoever pays then; what it costs now only where the same account pays. */
export function AssignmentPrice({ address, account, pool }: AssignmentPriceProps) {
  const { t } = useLingui();
  const { priceOf } = useAddressPrice();
  const one = { type: 'public', is_ipv6: false, ...address };
  if (!isChargedUnassigned(one)) return null;
  const before = address.billing_account_id === account && account !== undefined ? priceOf(one, false) : undefined;
  return (
    <PriceChange
      account={account}
      before={before}
      after={priceOf(one, true, pool)}
      label={before ? undefined : t`An assigned address costs`}
    />
  );
}
