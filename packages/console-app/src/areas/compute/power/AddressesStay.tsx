import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Text } from '@livery/ui';
import { priceLine } from '@livery/api/domain/pricing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { pricing } from '@livery/api/queries/config';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Floating addresses outlive their deleted machines, and are charged as unassigned (I 9). Nothing where there is none. */
export function AddressesStay({ vms }: { vms: readonly LocatedVm[] }) {
  const { siteCurrency } = useSiteConfig();
  const { money } = useMoney();
  const { data } = useQuery(pricing());
  const addressed = vms.filter(({ public_ipv4 }) => Boolean(public_ipv4));
  const [first] = addressed;
  if (!first) return null;
  const monthly = money(
    addressed
      .map(({ location }) => priceLine(data, { currency: siteCurrency, location }, 'UNASSIGNED_FLOATING_IP', 1).monthly)
      .reduce((sum, price) => (sum === undefined || price === undefined ? undefined : sum + price), 0),
  );
  if (addressed.length === 1) {
    const address = first.public_ipv4;
    return (
      <Text>
        <Trans>
          The public IP address {address} stays reserved for you and is charged {monthly} a month until you delete it.
        </Trans>
      </Text>
    );
  }
  return (
    <Text>
      {plural(addressed.length, {
        one: `# public IP address stays reserved for you and is charged ${monthly} a month until you delete it.`,
        other: `# public IP addresses stay reserved for you and are charged ${monthly} a month together until you delete them.`,
      })}
    </Text>
  );
}
