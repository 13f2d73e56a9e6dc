import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  IconButton,
  KeyValueList,
  Link,
  Section,
  Stack,
  Table,
  type TableColumn,
} from '@livery/ui';
import { useParams } from 'wouter';
import { isFeatureOn } from '@livery/api/domain/features';
import { assignmentOf, publicAddressesOf } from '@livery/api/domain/network';
import { isKnown, understood } from '@livery/api/domain/openValues';
import { loadBalancer } from '@livery/api/queries/loadBalancers';
import { ipAddresses, networks } from '@livery/api/queries/network';
import { type Actions, type PageTools, ResourcePage, useActions, usePrices } from '#kit';
import { ipAddresses as addressResource } from '#resources/ipAddresses.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { machineName, MachineTable, useMachinesById } from '#resources/components/MachineTable.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { portText, useUnits } from '#shared/units.js';
import { loadBalancerActions, ruleActions, targetActions, type BalancerRule, type BalancerTarget } from './actions.js';

type Tools = PageTools<typeof loadBalancerActions>;

/** One load balancer: its facts, what it forwards, and to which machines (specification: infrastructure, section 2). */
export default function LoadBalancerPage() {
  const { t } = useLingui();
  const { location = '', uuid = '' } = useParams();
  const tabs = (tools: Tools) => [{ id: 'overview', label: t`Overview`, content: <Overview {...tools} /> }];
  return (
    <ResourcePage
      resource={loadBalancers}
      query={useQuery(loadBalancer(location, uuid))}
      actions={loadBalancerActions}
      tabs={tabs}
    />
  );
}

function Overview(tools: Tools) {
  return (
    <Stack gap={6}>
      <Details {...tools} />
      <Rules {...tools} />
      <Targets {...tools} />
    </Stack>
  );
}

function Details({ row, facts }: Tools) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const { location, uuid, network_uuid, private_address: inner } = row;
  const { data: all } = useQuery({ ...networks(location), enabled: isFeatureOn(features, privateNetworks.feature) });
  const { data: addresses } = useQuery({
    ...ipAddresses(location),
    enabled: isFeatureOn(features, addressResource.feature),
  });
  const network = all?.find((one) => one.uuid === network_uuid);
  const found = addresses && publicAddressesOf(addresses, uuid);
  /* One of which nobody knows what it is assigned to may be its own, and its own may be a public one. */
  const isUnclear =
    found?.length === 0 &&
    addresses?.some((one) => assignmentOf(one) === undefined || (one.assigned_to === uuid && !isKnown(one, 'type')));
  const own = isUnclear ? undefined : found;
  const { money, hourly } = useMoney();
  const price = usePrices(loadBalancers).priceOf(row);
  const monthly = money(price?.monthly);
  const perHour = hourly(price?.hourly);
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          {
            label: t`Public IP address`,
            value:
              own?.length === 0
                ? t`Not assigned`
                : own && (
                    <Stack gap={2}>
                      {own.map((one) => (
                        <div key={one.uuid}>
                          <Link href={addressResource.hrefOf(one)}>{one.address}</Link>
                        </div>
                      ))}
                    </Stack>
                  ),
            copyValue: own?.map((one) => one.address).join(', ') || undefined,
            monospace: own !== undefined && own.length > 0,
          },
          { label: t`Private IP address`, value: inner, copyValue: inner, monospace: true },
          {
            label: t`Private network`,
            value: network ? <Link href={privateNetworks.hrefOf(network)}>{network.name}</Link> : network_uuid,
          },
          { label: t`Price`, value: t`${monthly} per month, ${perHour} per hour` },
          ...facts,
        ]}
      />
    </Card>
  );
}

/** The ports that are forwarded, to add and to remove. */
function Rules({ row: balancer, actions }: Tools) {
  const { t } = useLingui();
  const rows = balancer.forwarding_rules.map((rule) => ({ balancer, rule }));
  const forRules = useActions(ruleActions, { rows });
  const columns = useRuleColumns(forRules);
  const areKnown = understood(balancer, 'forwarding_rules') !== undefined;
  return (
    <Section heading={t`Forwarding rules`} actions={<Button {...actions.button('addRule', balancer)} />}>
      <Stack>
        {!areKnown && (
          <Alert tone="warning" urgency="off">
            {t`Which ports are forwarded is not known: the server's answer was not understood.`}
          </Alert>
        )}
        {(areKnown || rows.length > 0) && (
          <Table
            caption={t`Forwarding rules`}
            columns={columns}
            rows={rows}
            getRowId={ruleActions.idOf}
            empty={<EmptyState>{t`No port is forwarded yet: the load balancer refuses every connection.`}</EmptyState>}
          />
        )}
      </Stack>
      {forRules.dialog}
    </Section>
  );
}

function useRuleColumns({ iconButton }: Actions<typeof ruleActions>): readonly TableColumn<BalancerRule>[] {
  const { t } = useLingui();
  const { number } = useUnits();
  return useMemo(
    () => [
      {
        id: 'source',
        header: t`Source port`,
        rowHeader: true,
        rowHeaderLabelled: true,
        cell: ({ rule }) => portText(rule.source_port),
      },
      { id: 'target', header: t`Target port`, cell: ({ rule }) => portText(rule.target_port) },
      { id: 'protocol', header: t`Protocol`, hideBelow: 'medium', cell: ({ rule }) => rule.protocol },
      {
        id: 'limit',
        header: t`Connection limit`,
        cell: ({ rule: { connection_limit: limit } }) => (limit === null ? t`No limit` : number(limit)),
      },
      {
        id: 'session',
        header: t`Session persistence`,
        cell: ({ rule: { session_persistence: kind } }) =>
          kind === null ? t`None` : kind === 'SOURCE_IP' ? t`By source address` : kind,
      },
      {
        id: 'actions',
        header: t`Actions`,
        actions: true,
        cell: (row) => (
          <>
            <IconButton size="small" {...iconButton('edit', row, t`Edit rule ${{ name: ruleActions.nameOf(row) }}`)} />
            <IconButton
              size="small"
              {...iconButton('remove', row, t`Remove rule ${{ name: ruleActions.nameOf(row) }}`)}
            />
          </>
        ),
      },
    ],
    [t, number, iconButton],
  );
}

/** The machines that connections are spread over, to add and to remove. */
function Targets({ row: balancer, actions }: Tools) {
  const { t } = useLingui();
  const { byId, query } = useMachinesById(balancer.location);
  const areKnown = understood(balancer, 'targets') !== undefined;
  const rows = balancer.targets.map(({ target_uuid: uuid }) => ({ balancer, uuid, vm: byId.get(uuid) }));
  const { iconButton, dialog } = useActions(targetActions, { rows });
  const removeButton = useCallback(
    (one: BalancerTarget) => iconButton('remove', one, t`Remove target ${{ name: machineName(one) }}`),
    [iconButton, t],
  );
  return (
    <Section
      heading={t`Targets`}
      actions={actions.isOffered('addTarget') && <Button {...actions.button('addTarget', balancer)} />}
    >
      <Stack>
        {!areKnown && (
          <Alert tone="warning" urgency="off">
            {t`Which virtual machines answer is not known: the server's answer was not understood.`}
          </Alert>
        )}
        {(areKnown || rows.length > 0) && (
          <MachineTable
            caption={t`Targets`}
            rows={rows}
            query={query}
            button={removeButton}
            empty={t`No virtual machine answers yet. Add one of the private network.`}
          />
        )}
      </Stack>
      {dialog}
    </Section>
  );
}
