import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Card, KeyValueList } from '@livery/ui';
import { useParams } from 'wouter';
import { assignmentOf } from '@livery/api/domain/network';
import { understood } from '@livery/api/domain/openValues';
import { isChargedByHour } from '@livery/api/domain/pricing';
import { ipAddress, type LocatedAddress } from '@livery/api/queries/network';
import { type PageTools, ResourcePage } from '#kit';
import { ipAddresses } from '#resources/ipAddresses.js';
import { useMoney } from '#shared/money.js';
import { addressActions } from './actions.js';
import { useAddressTypeText } from './addressType.js';
import { Assignee, useCurrentPrice, useTargets } from './assignees.js';

type Tools = PageTools<typeof addressActions>;

/** One IP address (specification: infrastructure, section 2). */
export default function IpAddressPage() {
  const { t } = useLingui();
  const { location = '', uuid = '' } = useParams();
  const noticesOf = ({ row }: { row: LocatedAddress }) => understood(row, 'enabled') === false && <DisabledNotice />;
  const tabs = (tools: Tools) => [{ id: 'overview', label: t`Overview`, content: <Overview {...tools} /> }];
  return (
    <ResourcePage
      resource={ipAddresses}
      query={useQuery(ipAddress(location, uuid))}
      actions={addressActions}
      primary={(row) => primaryOf(assignmentOf(row))}
      meta={nameOf}
      notices={noticesOf}
      tabs={tabs}
    />
  );
}

function primaryOf(isAssigned: boolean | undefined) {
  if (isAssigned === undefined) return undefined;
  return isAssigned
    ? ({ id: 'unassign', variant: 'secondary' } as const)
    : ({ id: 'assign', variant: 'primary' } as const);
}

const nameOf = ({ name }: LocatedAddress) => name;

function DisabledNotice() {
  const { t } = useLingui();
  return (
    <Alert tone="warning" urgency="off" heading={t`The address is disabled`}>
      {t`No traffic reaches it.`}
    </Alert>
  );
}

function Overview({ row, facts }: Tools) {
  const { t } = useLingui();
  const { address, name, assigned_to_private_ip: privateIp } = row;
  const { money, hourly } = useMoney();
  const { targets } = useTargets(row.location);
  const price = useCurrentPrice(targets)(row);
  const monthly = money(price.monthly);
  const perHour = hourly(price.hourly);
  const typeText = useAddressTypeText();
  return (
    <Card heading={t`Details`}>
      <KeyValueList
        items={[
          { label: t`Address`, value: address, copyValue: address, monospace: true },
          { label: t`Name`, value: name },
          { label: t`Assigned to`, value: <Assignee address={row} targets={targets} /> },
          { label: t`Private IP address`, value: privateIp, copyValue: privateIp ?? undefined, monospace: true },
          { label: t`Type`, value: typeText(row) },
          {
            label: t`Price`,
            value: isChargedByHour(price.resourceType)
              ? t`${monthly} per month, ${perHour} per hour`
              : t`${monthly} per month`,
          },
          ...facts,
        ]}
      />
    </Card>
  );
}
