import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { useMoney } from '#shared/money.js';
import { useRemainingAddresses, type AddressOwner } from '../useRemainingAddresses.js';

/** Says before something goes which of its addresses stay reserved, and what they cost from then on. Nothing where there is none. */
export function RemainingAddresses({ owners }: { owners: readonly AddressOwner[] }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { addresses, charged, isPending, isUnknown } = useRemainingAddresses(owners);
  const [first] = addresses;
  if (isUnknown) {
    return (
      <Text>
        <Trans>
          The list of IP addresses did not load. A public IP address that is assigned stays reserved for you and is
          charged until you delete it.
        </Trans>
      </Text>
    );
  }
  if (isPending) {
    return (
      <Text>
        <Trans>A public IP address that is assigned stays reserved for you and is charged until you delete it.</Trans>
      </Text>
    );
  }
  if (!first) return null;
  const { address } = first;
  const monthly = charged && money(charged.monthly);
  if (addresses.length === 1) {
    return (
      <Text>
        {monthly === undefined
          ? t`The IP address ${address} stays reserved for you until you delete it.`
          : t`The public IP address ${address} stays reserved for you and is charged ${monthly} a month until you delete it.`}
      </Text>
    );
  }
  return (
    <Text>
      {monthly === undefined
        ? plural(addresses.length, {
            one: '# IP address stays reserved for you until you delete it.',
            other: '# IP addresses stay reserved for you until you delete them.',
          })
        : plural(addresses.length, {
            one: `# public IP address stays reserved for you and is charged ${monthly} a month until you delete it.`,
            other: `# public IP addresses stay reserved for you and are charged ${monthly} a month together until you delete them.`,
          })}
    </Text>
  );
}
