import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, KeyValueList, Section, Stack } from '@livery/ui';
import { useParams } from 'wouter';
import { understood } from '@livery/api/domain/openValues';
import { firewall } from '@livery/api/queries/firewalls';
import { type PageTools, ResourcePage, useActions } from '#kit';
import { firewalls } from '#resources/firewalls.js';
import { machineName, MachineTable, useMachinesById } from '#resources/components/MachineTable.js';
import { useUnits } from '#shared/units.js';
import { firewallActions, protectionActions, type ProtectedVm } from './actions.js';
import { RulesTab } from './RulesTab.js';

type Tools = PageTools<typeof firewallActions>;

/** One firewall: its rules, the machines that it protects, its facts (specification: infrastructure, section 2). */
export default function FirewallPage() {
  const { t } = useLingui();
  const { number } = useUnits();
  const { location = '', uuid = '' } = useParams();
  const tabs = (tools: Tools) => {
    const { row, facts } = tools;
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
      {
        id: 'details',
        label: t`Details`,
        content: (
          <Card heading={t`Details`}>
            <KeyValueList items={facts} />
          </Card>
        ),
      },
    ];
  };
  return (
    <ResourcePage
      resource={firewalls}
      query={useQuery(firewall(location, uuid))}
      actions={firewallActions}
      tabs={tabs}
    />
  );
}

/** The machines that the firewall protects, to attach and to detach. */
function Machines({ row: firewall, actions }: Tools) {
  const { t } = useLingui();
  const isKnown = understood(firewall, 'resources_assigned') !== undefined;
  const { byId, query } = useMachinesById(firewall.location);
  const rows = firewall.resources_assigned.map(({ resource_uuid: uuid }) => ({ firewall, uuid, vm: byId.get(uuid) }));
  const { iconButton, dialog } = useActions(protectionActions, { rows });
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
        {(isKnown || rows.length > 0) && (
          <MachineTable
            caption={t`Virtual machines`}
            rows={rows}
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
