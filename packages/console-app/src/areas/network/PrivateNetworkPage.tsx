import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Badge,
  Card,
  EmptyState,
  KeyValueList,
  Link,
  LinkButton,
  Section,
  Stack,
  Table,
  Text,
} from '@livery/ui';
import type { TableColumn } from '@livery/ui';
import { useParams } from 'wouter';
import { isFeatureOn } from '@livery/api/domain/features';
import { unknownAmount } from '@livery/api/domain/money';
import { knownMemberCount } from '@livery/api/domain/network';
import { understood } from '@livery/api/domain/openValues';
import type { VmInterface } from '@livery/api/generated/types';
import { interfacesIn } from '@livery/api/queries/compute';
import { network, type LocatedNetwork } from '@livery/api/queries/network';
import { copyable, type PageTools, ResourcePage, RowsFailures } from '#kit';
import { useMachineColumns, type AttachedMachine } from '#resources/components/MachineTable.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { portText, useUnits } from '#shared/units.js';
import { networkActions } from './actions.js';
import { membersOf, useCandidates } from './networkMembers.js';

type Tools = PageTools<typeof networkActions>;

/** One private network: its facts, and what is in it (specification: infrastructure, section 2). */
export default function PrivateNetworkPage() {
  const { t } = useLingui();
  const { location = '', uuid = '' } = useParams();
  const tabs = (tools: Tools) => [{ id: 'overview', label: t`Overview`, content: <Overview {...tools} /> }];
  return (
    <ResourcePage
      resource={privateNetworks}
      query={useQuery(network(location, uuid))}
      actions={networkActions}
      meta={metaOf}
      tabs={tabs}
    />
  );
}

const metaOf = ({ is_default }: LocatedNetwork) => is_default && <DefaultBadge />;

function DefaultBadge() {
  const { t } = useLingui();
  return <Badge tone="primary">{t`Default`}</Badge>;
}

function Overview({ row, facts }: Tools) {
  const { t } = useLingui();
  const { number } = useUnits();
  const { subnet, subnet_ipv6: ipv6 } = row;
  const isDefault = understood(row, 'is_default');
  return (
    <Stack gap={6}>
      <Card heading={t`Details`}>
        <KeyValueList
          items={[
            { label: t`IPv4 range`, value: subnet, copyValue: subnet, monospace: true },
            { label: t`IPv6 range`, value: ipv6, copyValue: ipv6 ?? undefined, monospace: true },
            { label: t`Type`, value: row.type === 'private' ? t`Private` : row.type },
            {
              label: t`Default network`,
              value: isDefault === undefined ? t`Unknown` : isDefault ? t`Yes` : t`No`,
            },
            { label: t`Members`, value: number(knownMemberCount(row) ?? NaN) },
            ...facts,
          ]}
        />
      </Card>
      <Members network={row} />
    </Stack>
  );
}

/** A machine in a network. */
interface Member extends AttachedMachine {
  /** Its addresses in the network, each with the interface and the VLAN that it is reached by; none while these are not known. */
  addresses: { ip: string | null | undefined; vlan: number | undefined; place: number }[];
}

/** The machines of a network with their addresses in it. */
function withAddresses(
  network_uuid: string,
  machines: readonly AttachedMachine[],
  interfaces: readonly VmInterface[],
): Member[] {
  const addresses = new Map<string, Member['addresses']>(machines.map(({ uuid }) => [uuid, []]));
  const places = new Map<string, number>();
  for (const { vm_uuid, subinterfaces, network_uuid: own, ip } of interfaces) {
    const place = places.get(vm_uuid ?? '') ?? 0;
    places.set(vm_uuid ?? '', place + 1);
    const found = [{ network_uuid: own, ip, vlan_tag: undefined }, ...subinterfaces].filter(
      (one) => one.network_uuid === network_uuid,
    );
    addresses.get(vm_uuid ?? '')?.push(...found.map((one) => ({ ip: one.ip, vlan: one.vlan_tag, place })));
  }
  return machines.map((one) => ({ ...one, addresses: addresses.get(one.uuid) ?? [] }));
}

const none: readonly never[] = [];
const memberId = ({ uuid }: Member): string => uuid;

/** What is in a network, by its name where that is known. */
function Members({ network: row }: { network: LocatedNetwork }) {
  const { t, i18n } = useLingui();
  const { uuid, location, vm_uuids } = row;
  const { candidates, failures } = useCandidates(location);
  const { machines, others, unnamed } = useMemo(() => membersOf(row, candidates), [row, candidates]);
  const isKnown = understood(row, 'vm_uuids') !== undefined;
  const {
    data: interfaces = none,
    error,
    refetch,
  } = useQuery({
    ...interfacesIn(location),
    enabled: vm_uuids.length > 0,
  });
  const members = useMemo(() => withAddresses(uuid, machines, interfaces), [uuid, machines, interfaces]);
  const columns = useMemberColumns();
  const hasMachines = isFeatureOn(useSiteConfig().features, virtualMachines.feature);
  return (
    <Section heading={t`Members`}>
      <Stack>
        <RowsFailures resource={virtualMachines} failures={failures} />
        {error && (
          <ErrorAlert heading={t`The addresses could not be loaded`} error={error} onRetry={() => void refetch()} />
        )}
        {!isKnown && (
          <Alert tone="warning" urgency="off">
            {t`Which virtual machines are in this network is not known: the server's answer was not understood.`}
          </Alert>
        )}
        {(isKnown || members.length > 0) && (
          <Table
            caption={t`Members`}
            columns={columns}
            rows={members}
            getRowId={memberId}
            empty={
              <EmptyState
                action={hasMachines && <LinkButton href={href('createVm')}>{t`Create virtual machine`}</LinkButton>}
              >
                {t`No virtual machine is in this network.`}
              </EmptyState>
            }
          />
        )}
        {others.length > 0 && (
          <Stack as="ul" gap={1}>
            {others.map(({ id, name, kind, href: page }) => (
              <li key={id}>
                <Link variant="standalone" href={page}>
                  {name}
                </Link>{' '}
                <Text as="span" size="small" tone="muted">
                  {i18n._(kind)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {unnamed > 0 && (
          <Text tone="muted">
            {plural(unnamed, {
              one: '# other resource is in this network.',
              other: '# other resources are in this network.',
            })}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function useMemberColumns(): readonly TableColumn<Member>[] {
  const { t } = useLingui();
  const { name, status } = useMachineColumns<Member>();
  return useMemo(
    () => [
      name,
      status,
      {
        id: 'address',
        header: t`Private IP address`,
        cell: ({ addresses }) =>
          addresses.length > 0 ? (
            <Stack gap={1}>
              {addresses.map(({ ip, vlan }) => (
                <span key={`${vlan} ${ip}`}>{copyable(ip, t`private address`) || unknownAmount}</span>
              ))}
            </Stack>
          ) : (
            unknownAmount
          ),
      },
      {
        id: 'interface',
        header: t`Interface`,
        hideBelow: 'medium',
        cell: ({ addresses }) =>
          addresses
            .map(({ vlan, place }) => {
              if (vlan !== undefined) return t`VLAN ${{ tag: portText(vlan) }}`;
              const number = place + 1;
              return place === 0 ? t`Main interface` : t`Interface ${number}`;
            })
            .join(', ') || unknownAmount,
      },
    ],
    [t, name, status],
  );
}
