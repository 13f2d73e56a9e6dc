import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Card, KeyValueList, Link, Stack, Text } from '@livery/ui';
import { useParams } from 'wouter';
import { understood } from '@livery/api/domain/openValues';
import { backupsKept, chargedPrice } from '@livery/api/domain/services';
import { letsAnyConnect } from '@livery/api/domain/whitelist';
import type { ManagedService } from '@livery/api/generated/types';
import { managedService } from '@livery/api/queries/services';
import { type PageTools, ResourcePage, ResourceStatus } from '#kit';
import { managedServices } from '#resources/managedServices.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useVatText } from '#shared/useVatText.js';
import { useUnits } from '#shared/units.js';
import { usePriceLineText } from '#shared/usePriceLineText.js';
import { serviceActions } from './actions.js';
import { ConnectionCard } from './ConnectionCard.js';
import { PartsTab } from './PartsTab.js';
import { useServiceNames } from './serviceNames.js';
import { WhitelistTab } from './WhitelistTab.js';

type Tools = PageTools<typeof serviceActions>;

/** One managed service (specification: infrastructure, section 2). */
export default function ServicePage() {
  const { t } = useLingui();
  const { number } = useUnits();
  const { serviceId = '' } = useParams();
  const tabs = (tools: Tools) => {
    const { row } = tools;
    const parts = understood(row, 'resources')?.length ?? NaN;
    return [
      { id: 'overview', label: t`Overview`, content: <Overview {...tools} /> },
      {
        id: 'resources',
        label: t`Resources`,
        count: parts === 0 ? undefined : number(parts),
        content: <PartsTab service={row} />,
      },
      {
        id: 'access',
        label: t`Access`,
        count: number(understood(row, 'whitelist_addresses')?.length ?? NaN),
        content: <WhitelistTab {...tools} />,
      },
    ];
  };
  return (
    <ResourcePage
      resource={managedServices}
      query={useQuery(managedService(serviceId))}
      actions={serviceActions}
      meta={metaOf}
      transition={transitionOf}
      tabs={tabs}
    />
  );
}

const metaOf = (row: ManagedService) => <Meta service={row} />;

function Meta({ service }: { service: ManagedService }) {
  return useServiceNames().withVersion(service);
}

const transitionOf = () => ({ details: <SetUpNote /> });

function SetUpNote() {
  const { t } = useLingui();
  return (
    <Text tone="muted">{t`Machines, addresses and backups are being set up. You can leave this page meanwhile.`}</Text>
  );
}

function Overview({ row, facts }: Tools) {
  const { t } = useLingui();
  const { status } = managedServices;
  const entries = understood(row, 'whitelist_addresses');
  const count = entries?.length ?? 0;
  const hasSeveral = understood(row, 'is_multi_node');
  const { withVersion } = useServiceNames();
  const toAccess = `${managedServices.hrefOf(row)}?tab=access`;
  return (
    <Stack gap={6}>
      <ConnectionCard service={row} />
      <Card heading={t`Details`}>
        <KeyValueList
          items={[
            { label: t`Status`, value: status && <ResourceStatus status={status} row={row} /> },
            { label: t`Service`, value: withVersion(row) },
            {
              label: t`Setup`,
              value: hasSeveral === undefined ? undefined : hasSeveral ? t`Several machines` : t`One machine`,
            },
            {
              label: t`Who may connect`,
              value:
                entries === undefined ? undefined : (
                  <Link href={toAccess}>
                    {letsAnyConnect(entries) ? (
                      <Badge tone="warning">{t`Any address`}</Badge>
                    ) : (
                      plural(count, {
                        one: '# address on the whitelist',
                        other: '# addresses on the whitelist',
                      })
                    )}
                  </Link>
                ),
            },
            { label: t`Backups`, value: t`Daily, the last ${backupsKept} are kept` },
            ...facts,
          ]}
        />
      </Card>
      <PriceCard service={row} />
    </Stack>
  );
}

/** What the service costs by month and hour, and what of it is for what (specification: infrastructure, section 3). */
function PriceCard({ service }: { service: ManagedService }) {
  const { t } = useLingui();
  const vatText = useVatText();
  const { money, hourly: perHour } = useMoney();
  const lineText = usePriceLineText();
  const { siteCurrency } = useSiteConfig();
  const price = chargedPrice(service, siteCurrency);
  const monthly = money(price.monthly);
  const hourly = perHour(price.hourly);
  return (
    <Card heading={t`Price`} description={vatText ? t`Charged by the hour, ${vatText}.` : t`Charged by the hour.`}>
      <Stack>
        <Text size="section" weight="strong">{t`${monthly} per month, ${hourly} per hour`}</Text>
        <KeyValueList
          items={service.prices.map(({ resource_type = '', quantity = Number.NaN, price_per_month, currency }) => ({
            label: lineText({ resourceType: resource_type, quantity }),
            // An amount of another currency is not one of this.
            value: money((currency ?? siteCurrency) === siteCurrency ? price_per_month : undefined),
          }))}
        />
      </Stack>
    </Card>
  );
}
