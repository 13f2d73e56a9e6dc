import { useLingui } from '@lingui/react/macro';
import { Button, Card, KeyValueList, Text } from '@livery/ui';
import { canMoveBillingAccount } from '@livery/api/domain/vmCapabilities';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useReason } from '../../power/useReason.js';
import type { Ask } from '../dialogs/requests.js';

/** The floating address that leads to the machine, to assign and to take away (I 3). */
export function PublicAddress({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t } = useLingui();
  const reason = useReason();
  const { public_ipv4: address, private_ipv4: inner, public_ipv6: ipv6 } = vm;
  /* An address can be moved while a machine is doing something; only one that is gone has none. */
  const gone = reason(canMoveBillingAccount(vm));
  return (
    <Card
      heading={t`Public IP address`}
      actions={
        address ? (
          <Button disabledReason={gone} onClick={() => ask({ id: 'unassignAddress' })}>{t`Unassign`}</Button>
        ) : (
          <Button
            disabledReason={gone ?? (inner ? undefined : t`The virtual machine has no private address yet`)}
            onClick={() => ask({ id: 'assignAddress' })}
          >
            {t`Assign address`}
          </Button>
        )
      }
    >
      {address ? (
        <KeyValueList
          items={[
            { label: t`Public IPv4`, value: address, copy: address, monospace: true },
            { label: t`Leads to`, value: inner, monospace: true },
            { label: t`Public IPv6`, value: ipv6, monospace: true, ...(ipv6 ? { copy: ipv6 } : {}) },
          ]}
        />
      ) : (
        <Text tone="muted">{t`No public IPv4 address is assigned. The virtual machine is reached over its private network.`}</Text>
      )}
    </Card>
  );
}
