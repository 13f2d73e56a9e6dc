import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, KeyValueList, Section, Stack } from '@livery/ui';
import { useParams } from 'wouter';
import { understood } from '@livery/api/domain/openValues';
import { firewall, type LocatedFirewall } from '@livery/api/queries/firewalls';
import { type PageTools, ResourcePage, useActions } from '#kit';
import { firewalls } from '#resources/firewalls.js';
import { machineName, MachineTable, useMachinesById } from '#resources/components/MachineTable.js';
import { useBillingAccountTitle } from '#shared/billingAccounts.js';
import { useLocationName } from '#shared/locations.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { firewallActions, protectionActions, type ProtectedVm } from './actions.js';
import { RulesTab } from './RulesTab.js';

type Tools = PageTools<LocatedFirewall, keyof typeof firewallActions.actions>;

/** One firewall: its rules, the machines that it protects, its facts (specification: infrastructure, section 2). */
export default function FirewallPage() {
  const { t } = useLingui();
  const { number } = useUnits();
  const { location = '', uuid = '' } = useParams();
  const tabs = (tools: Tools) => {
    const { row } = tools;
    return [
      {
        id: 'rules',
        label: t`Rules`,
        count: number(understood(row, 'rules')?.length ?? NaN),
        content: <RulesTab firewall={row} />,
      },
      {
        id: 'machines',
        label: t`Virtual machines`,
        count: number(understood(row, 'resources_assigned')?.length ?? NaN),
        content: <Machines {...tools} />,
      },
      { id: 'details', label: t`Details`, content: <Details firewall={row} /> },
    ];
  };
  return (
    <ResourcePage
      resource={firewalls}
      query={useQuery(firewall(location, uuid))}
      actions={firewallActions}
      meta={metaOf}
      tabs={tabs}
    />
  );
}

const metaOf = ({ location }: LocatedFirewall) => <Place location={location} />;

function Place({ location }: { location: string }) {
  return useLocationName()(location);
}

function Details({ firewall: row }: { firewall: LocatedFirewall }) {
  const { t } = useLingui();
  const { dateTime } = useTime();
  const { uuid } = row;
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          { label: t`Location`, value: useLocationName()(row.location) },
          { label: t`Billing account`, value: useBillingAccountTitle(row.billing_account_id) },
          { label: t`Created`, value: dateTime(row.created_at) },
          { label: t`Changed`, value: dateTime(row.updated_at) },
          { label: t`UUID`, value: uuid, copyValue: uuid, monospace: true, wide: true },
        ]}
      />
    </Card>
  );
}

/** The machines that the firewall protects, to attach and to detach. */
function Machines({ row: firewall, actions }: Tools) {
  const { t } = useLingui();
  const isKnown = understood(firewall, 'resources_assigned') !== undefined;
  const { byId, query } = useMachinesById(firewall.location);
  const attachedOf = (uuid: string): ProtectedVm | undefined =>
    firewall.resources_assigned.some(({ resource_uuid }) => resource_uuid === uuid)
      ? { firewall, uuid, vm: byId.get(uuid) }
      : undefined;
  const { iconButton, dialog } = useActions(protectionActions, {
    find: attachedOf,
    current: ({ uuid }) => attachedOf(uuid),
  });
  const detachButton = useCallback(
    (one: ProtectedVm) => iconButton('detach', one, t`Detach ${{ name: machineName(one) }}`),
    [iconButton, t],
  );
  return (
    <Section
      heading={t`Virtual machines`}
      description={t`The rules hold for each of them. Everything that no rule allows is refused.`}
      actions={actions.isOffered('attach') && <Button {...actions.button('attach', firewall)} />}
    >
      <Stack>
        {!isKnown && (
          <Alert tone="warning" urgency="off">
            {t`Which virtual machines the firewall protects is not known: the server's answer was not understood.`}
          </Alert>
        )}
        {(isKnown || firewall.resources_assigned.length > 0) && (
          <MachineTable
            caption={t`Virtual machines`}
            rows={firewall.resources_assigned.map(({ resource_uuid: uuid }) => ({
              firewall,
              uuid,
              vm: byId.get(uuid),
            }))}
            query={query}
            button={detachButton}
            empty={t`The firewall protects no virtual machine yet.`}
          />
        )}
      </Stack>
      {dialog}
    </Section>
  );
}
