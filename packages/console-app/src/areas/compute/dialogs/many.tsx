import { useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Select, Stack, Text } from '@livery/ui';
import { protects } from '@livery/api/domain/firewall';
import { sshAccessOf } from '@livery/api/domain/firewallReach';
import type { LocatedVm } from '@livery/api/queries/compute';
import { assignFirewall } from '@livery/api/queries/firewalls';
import { type ActionDialogProps, bindMutation, ConfirmAction, RowsFailures, useRows } from '#kit';
import { NothingToChoose } from '#resources/components/NothingToChoose.js';
import { firewalls } from '#resources/firewalls.js';
import { useLocationsNamed } from '#resources/useLocationsNamed.js';
import { useLocationName } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useVmChecks } from '../vmChecks.js';

/* What is done with several machines at once. */

interface NameRulesProps {
  children: (problemOf: (name: string) => string | undefined) => ReactNode;
}

/** Says what is wrong with the name of a machine. */
export function NameRules({ children }: NameRulesProps) {
  return children(useVmChecks().name);
}

/** Protects one or several machines with a firewall of their location; says before if nobody would reach them over SSH. */
export function AttachFirewallDialog({ action, ...props }: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const locationName = useLocationName();
  const [chosen, setChosen] = useState<string | null>(null);
  const { bulk, row } = props;
  const machines = bulk ? [...bulk.ready, ...bulk.skipped.map((one) => one.row)] : [row];
  const {
    rows: offered,
    failures,
    isPending,
  } = useRows(firewalls, useLocationsNamed(machines.map(({ location }) => location)));
  const isEmpty = !isPending && failures.length === 0 && offered.length === 0;
  const none = t`There is no firewall in this location yet`;
  const missing = isEmpty ? none : isPending ? t`Wait until everything has loaded` : t`Choose the firewall`;
  const firewall = offered.find(({ uuid }) => uuid === chosen);
  const reasonOf = (vm: LocatedVm) => {
    if (!firewall) return undefined;
    if (vm.location !== firewall.location) return 'firewall-elsewhere';
    return protects(firewall, vm.uuid) ? 'firewall-attached' : undefined;
  };
  const plan = bulk && {
    ...bulk,
    ready: bulk.ready.filter((vm) => reasonOf(vm) === undefined),
    skipped: [
      ...bulk.skipped,
      ...bulk.ready.flatMap((vm) => {
        const reason = reasonOf(vm);
        return reason === undefined ? [] : [{ row: vm, result: 'skipped' as const, reason }];
      }),
    ],
  };
  const mutation = (vm: LocatedVm) =>
    bindMutation(assignFirewall, { location: vm.location, uuid: chosen ?? '', vm_uuid: vm.uuid });
  const isAttached = !bulk && reasonOf(row) !== undefined;
  return (
    <ConfirmAction
      {...props}
      bulk={plan}
      action={{ ...action, mutation: firewall && mutation }}
      disabledReason={firewall ? (isAttached ? t`It is attached already` : undefined) : missing}
    >
      <Stack>
        <Text>{t`From then on only what the rules allow reaches a virtual machine or leaves it.`}</Text>
        <RowsFailures resource={firewalls} failures={failures} />
        {isEmpty ? (
          <NothingToChoose text={none} resource={firewalls} href={href('createFirewall')} />
        ) : (
          <Select
            label={t`Firewall`}
            value={chosen}
            onChange={setChosen}
            options={offered.map(({ uuid, display_name, location }) => ({
              id: uuid,
              label: display_name,
              description: locationName(location),
            }))}
            required
          />
        )}
        {firewall && sshAccessOf(firewall) === 'closed' && (
          <Alert tone="warning" heading={t`No rule lets anybody reach SSH (TCP port 22)`}>
            {t`Whoever works on the virtual machine over SSH is locked out, unless another firewall of it allows it.`}
          </Alert>
        )}
      </Stack>
    </ConfirmAction>
  );
}
