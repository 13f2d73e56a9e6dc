import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button, CopyButton, EmptyState, IconButton, Section, Stack, Table, type TableColumn } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { canDeleteSubinterface } from '@livery/api/domain/vmCapabilities';
import type { Subinterface, VmInterface } from '@livery/api/generated/types';
import { vmInterfaces, type LocatedVm } from '@livery/api/queries/compute';
import { networks } from '@livery/api/queries/network';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useReason } from '../../power/useReason.js';
import type { Ask } from '../dialogs/requests.js';
import { useVlanReason } from '../parts/useVlanReason.js';
import { PublicAddress } from './PublicAddress.js';

interface Row {
  uuid: string;
  mac: string;
  ip: string | null;
  network: string;
  /** Set for a VLAN on the interface above it. */
  subinterface?: Subinterface;
}

const none: VmInterface[] = [];

/** Each interface, followed by the VLANs on it. */
function rowsOf(interfaces: readonly VmInterface[], nameOf: (uuid: string) => string): Row[] {
  return interfaces.flatMap(({ uuid, mac, ip, network_uuid, network_name, subinterfaces }) => [
    { uuid, mac, ip, network: network_name ?? nameOf(network_uuid) },
    ...subinterfaces.map((one) => ({
      uuid: one.uuid,
      mac: one.mac,
      ip: one.ip,
      network: nameOf(one.network_uuid),
      subinterface: one,
    })),
  ]);
}

/** The public address, and the network interfaces with their VLANs (I 3). */
export default function NetworkTab({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { features } = useSiteConfig();
  return (
    <Stack gap={6}>
      {isFeatureOn(features, 'ips') && <PublicAddress vm={vm} ask={ask} />}
      <Interfaces vm={vm} ask={ask} />
    </Stack>
  );
}

function Interfaces({ vm, ask }: { vm: LocatedVm; ask: Ask }) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const { data: known, isPending, error, refetch } = useQuery(vmInterfaces(vm.location, vm.uuid));
  const interfaces = known ?? none;
  const blocked = useVlanReason(vm, { interfaces: known, error });
  const { data: all = [] } = useQuery({ ...networks(vm.location), enabled: isFeatureOn(features, 'privateNetworks') });
  const rows = rowsOf(interfaces, (uuid) => all.find((one) => one.uuid === uuid)?.name ?? uuid);
  const columns = useColumns(vm, ask);

  return (
    <Section
      heading={t`Network interfaces`}
      actions={
        isFeatureOn(features, 'privateNetworks') ? (
          <Button icon={Plus} disabledReason={blocked} onClick={() => ask({ id: 'addVlan' })}>
            {t`Add VLAN`}
          </Button>
        ) : undefined
      }
    >
      <Stack>
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {(!error || rows.length > 0) && (
          <Table
            caption={t`Network interfaces`}
            columns={columns}
            rows={rows}
            getRowId={rowId}
            loading={isPending}
            loadingRows={1}
            empty={<EmptyState>{t`The virtual machine has no network interface yet.`}</EmptyState>}
          />
        )}
      </Stack>
    </Section>
  );
}

function useColumns(vm: LocatedVm, ask: Ask): TableColumn<Row>[] {
  const { t } = useLingui();
  const reason = useReason();
  return useMemo<TableColumn<Row>[]>(
    () => [
      {
        id: 'interface',
        header: t`Interface`,
        isRowHeader: true,
        cell: ({ subinterface }) => (subinterface ? t`VLAN ${{ tag: subinterface.vlan_tag }}` : t`Main interface`),
      },
      { id: 'network', header: t`Network`, cell: ({ network }) => network },
      {
        id: 'ip',
        header: t`IP address`,
        cell: ({ ip }) => (ip ? <CopyButton value={ip} label={t`IP address`} showValue /> : '—'),
      },
      {
        id: 'mac',
        header: t`MAC address`,
        cell: ({ mac }) => (mac ? <CopyButton value={mac} label={t`MAC address`} showValue /> : '—'),
      },
      {
        id: 'actions',
        header: t`Actions`,
        isActions: true,
        cell: ({ subinterface }) =>
          subinterface && (
            <IconButton
              size="small"
              icon={Trash2}
              label={t`Remove VLAN ${{ tag: subinterface.vlan_tag }}`}
              disabledReason={reason(canDeleteSubinterface(vm))}
              onClick={() => ask({ id: 'removeVlan', subinterface })}
            />
          ),
      },
    ],
    [t, vm, ask, reason],
  );
}

const rowId = ({ uuid }: Row): string => uuid;
