import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  IconButton,
  KeyValueList,
  Section,
  Skeleton,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { assignmentOf } from '@livery/api/domain/network';
import { publicIpv4Of } from '@livery/api/domain/publicIpv4';
import { isKnown } from '@livery/api/domain/openValues';
import type { VmInterface } from '@livery/api/generated/types';
import { vmInterfaces, type LocatedVm } from '@livery/api/queries/compute';
import { ipAddresses, networks } from '@livery/api/queries/network';
import { type Actions, copyable, useActions } from '#kit';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { portText } from '#shared/units.js';
import type { VmTools } from '../actions.js';
import { addressActions, vlanActions, type AddressOfVm, type VmVlan } from '../partActions.js';
import * as styles from './tabs.css.js';
import { useVlanReason } from '../vmChecks.js';
import { Protection } from './Protection.js';

/** The public addresses, and the network interfaces with their VLANs (specification: infrastructure, section 3). */
export default function NetworkTab(tools: VmTools) {
  return (
    <Stack gap={6}>
      {tools.actions.isOffered('assignAddress') && <PublicAddresses {...tools} />}
      <Interfaces {...tools} />
      <Protection vm={tools.row} />
    </Stack>
  );
}

/** The addresses that lead to the machine, to assign and to take away. */
function PublicAddresses({ row: vm, actions }: VmTools) {
  const { t } = useLingui();
  const { public_ipv4: named, public_ipv6: ipv6 } = vm;
  const { data: all, isPending, error, refetch } = useQuery(ipAddresses(vm.location));
  const assigned: AddressOfVm[] = all?.filter(({ assigned_to }) => assigned_to === vm.uuid) ?? [];
  /* As long as the list of addresses does not have it. */
  if (named && !all?.some(({ address }) => address === named)) {
    assigned.push({ address: named, type: 'public', is_ipv6: false });
  }
  const { button, dialog } = useActions(addressActions, { rows: assigned.map((address) => ({ vm, address })) });
  const { icon: _, ...assign } = actions.button('assignAddress', vm);
  const isUnknown = named === undefined && (all?.some((one) => assignmentOf(one) === undefined) ?? true);
  const own = ipv6 && !assigned.some(({ address }) => address === ipv6) ? ipv6 : undefined;
  const facts = assigned.flatMap((address) => [
    {
      label: publicIpv4Of(address)
        ? t`Public IPv4`
        : address.type === 'public' && address.is_ipv6
          ? t`Public IPv6`
          : t`IP address`,
      value: (
        <span className={styles.valueWithAction}>
          {copyable(address.address, t`IP address`)}
          <Button
            {...button('unassign', { vm, address })}
            size="small"
            aria-label={t`Unassign ${{ address: address.address }}`}
          />
        </span>
      ),
    },
    { label: t`Leads to`, value: address.assigned_to_private_ip, monospace: true },
  ]);
  return (
    <Card
      heading={assigned.every(({ type }) => type === 'public') ? t`Public IP addresses` : t`IP addresses`}
      actions={<Button {...assign} />}
    >
      <Stack>
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {assigned.length > 0 || own !== undefined ? (
          <KeyValueList
            minColumnWidth="280px"
            items={[
              ...facts,
              ...(assigned.length > 0
                ? []
                : [{ label: t`Public IPv4`, value: isUnknown ? all && t`Unknown` : t`Not assigned` }]),
              ...(own === undefined ? [] : [{ label: t`Public IPv6`, value: own, monospace: true, copyValue: own }]),
            ]}
          />
        ) : isUnknown ? (
          isPending ? (
            <div aria-busy="true">
              <Skeleton count={2} />
            </div>
          ) : (
            all && <Text tone="muted">{t`Unknown`}</Text>
          )
        ) : (
          <Text tone="muted">{t`No public IPv4 address is assigned.`}</Text>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}

interface InterfaceRow {
  uuid: string;
  mac: string;
  ip: string | null;
  network: string;
  /** Its place among the interfaces, of a VLAN that of the interface it is on. */
  place: number;
  /** Set for a VLAN on the interface above it. */
  vlan?: VmVlan;
}

/** Each interface, followed by the VLANs on it. */
function rowsOf(vm: LocatedVm, interfaces: readonly VmInterface[], nameOf: (uuid: string) => string): InterfaceRow[] {
  return interfaces.flatMap(({ uuid, mac, ip, network_uuid, network_name, subinterfaces }, place) => [
    { uuid, mac, ip, place, network: network_name ?? nameOf(network_uuid) },
    ...subinterfaces.map((subinterface) => ({
      uuid: subinterface.uuid,
      mac: subinterface.mac,
      ip: subinterface.ip,
      network: nameOf(subinterface.network_uuid),
      place,
      vlan: { vm, interface_uuid: uuid, subinterface },
    })),
  ]);
}

function Interfaces({ row: vm, actions }: VmTools) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const { data: interfaces = [], isPending, error, refetch } = useQuery(vmInterfaces(vm.location, vm.uuid));
  const { data: all = [] } = useQuery({ ...networks(vm.location), enabled: isFeatureOn(features, 'privateNetworks') });
  const rows = rowsOf(vm, interfaces, (uuid) => all.find((one) => one.uuid === uuid)?.name ?? uuid);
  const forVlans = useActions(vlanActions, { rows: rows.flatMap(({ vlan }) => vlan ?? []) });
  const columns = useColumns(forVlans);
  const disabledReason = useVlanReason(vm);
  return (
    <Section
      heading={t`Network interfaces`}
      actions={
        actions.isOffered('addVlan') && (
          <Button {...actions.button('addVlan', vm)} icon={Plus} disabledReason={disabledReason} />
        )
      }
    >
      <Stack>
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        {!interfaces.every((one) => isKnown(one, 'subinterfaces')) && (
          <Alert tone="warning" urgency="off">
            {t`The VLANs are not fully known: the server's answer was not understood.`}
          </Alert>
        )}
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
      {forVlans.dialog}
    </Section>
  );
}

function useColumns({ iconButton }: Actions<typeof vlanActions>): TableColumn<InterfaceRow>[] {
  const { t } = useLingui();
  return useMemo<TableColumn<InterfaceRow>[]>(
    () => [
      {
        id: 'interface',
        header: t`Interface`,
        rowHeader: true,
        cell({ vlan, place }) {
          if (vlan) return t`VLAN ${{ tag: portText(vlan.subinterface.vlan_tag) }}`;
          const number = place + 1;
          return place === 0 ? t`Main interface` : t`Interface ${number}`;
        },
      },
      { id: 'network', header: t`Network`, cell: ({ network }) => network },
      {
        id: 'ip',
        header: t`IP address`,
        cell: ({ ip }) => copyable(ip, t`IP address`),
      },
      {
        id: 'mac',
        header: t`MAC address`,
        cell: ({ mac }) => copyable(mac, t`MAC address`),
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        cell: ({ vlan }) =>
          vlan && (
            <IconButton
              size="small"
              {...iconButton('remove', vlan, t`Remove VLAN ${{ tag: vlan.subinterface.vlan_tag }}`)}
            />
          ),
      },
    ],
    [t, iconButton],
  );
}

const rowId = ({ uuid }: InterfaceRow): string => uuid;
