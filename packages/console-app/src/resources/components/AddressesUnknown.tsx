import { Trans } from '@lingui/react/macro';

/**
 * Said where something goes whose public IP addresses are not known: an address outlives what it was assigned to
 * (specification: infrastructure, section 9).
 */
export function AddressesUnknown() {
  return (
    <Trans>
      The list of IP addresses did not load. A public IP address that is assigned stays reserved for you and is charged
      until you delete it.
    </Trans>
  );
}
