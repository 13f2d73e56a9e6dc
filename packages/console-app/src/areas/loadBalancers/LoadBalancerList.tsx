import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { LinkButton } from '@livery/ui';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import { copyable, csvAmount, type ListColumn, ResourceList, useCommonColumns } from '#kit';
import { loadBalancers } from '#resources/loadBalancers.js';
import { NetworkTabs } from '#resources/components/NetworkTabs.js';
import { useBillingAccountTitles } from '#shared/billingAccounts.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { loadBalancerActions, portsText } from './actions.js';
import { useLoadBalancerPrice } from './useLoadBalancerPrice.js';

/** The load balancers of all locations (specification: infrastructure, section 3). */
export default function LoadBalancerList() {
  const { t } = useLingui();
  const { priceOf, query } = useLoadBalancerPrice();
  return (
    <NetworkTabs list={loadBalancers.list}>
      <ResourceList
        resource={loadBalancers}
        actions={loadBalancerActions}
        columns={useColumns(priceOf)}
        loading={query.isPending}
        create={
          <LinkButton href={href('createLoadBalancer')} variant="primary" icon={Plus}>
            {t`Create load balancer`}
          </LinkButton>
        }
      />
    </NetworkTabs>
  );
}

const portsOf = ({ forwarding_rules }: LocatedLoadBalancer): string => forwarding_rules.map(portsText).join(', ');

/** All but the name have their width, so that nothing moves when the rows come. */
function useColumns(
  priceOf: ReturnType<typeof useLoadBalancerPrice>['priceOf'],
): readonly ListColumn<LocatedLoadBalancer>[] {
  const { t } = useLingui();
  const { number } = useUnits();
  const { money } = useMoney();
  const { siteCurrency } = useSiteConfig();
  const titleOf = useBillingAccountTitles();
  const common = useCommonColumns(loadBalancers);
  return useMemo(
    () => [
      { ...common.name, csv: { ...common.name.csv, uuid: ({ uuid }) => uuid } },
      common.location,
      {
        id: 'rules',
        header: t`Forwards`,
        width: '184px',
        sortKey: (row) => row.forwarding_rules[0]?.source_port,
        csv: { forwarding_rules: portsOf },
        cell: portsOf,
      },
      {
        id: 'targets',
        header: t`Targets`,
        align: 'end',
        width: '88px',
        sortKey: ({ targets }) => targets.length,
        csv: { targets: ({ targets }) => targets.length },
        cell: ({ targets }) => number(targets.length),
      },
      {
        id: 'private_address',
        header: t`Private IP address`,
        hideBelow: 'medium',
        width: '144px',
        sortKey: ({ private_address }) => private_address,
        csv: { private_address: ({ private_address }) => private_address },
        cell: ({ private_address }) => copyable(private_address, t`private address`),
      },
      {
        id: 'account',
        header: t`Billing account`,
        hideBelow: 'wide',
        width: '160px',
        sortKey: (row) => titleOf(row.billing_account_id),
        searchable: true,
        csv: { billing_account: (row) => row.billing_account_id },
        cell: (row) => titleOf(row.billing_account_id),
      },
      {
        id: 'price',
        header: t`Per month`,
        align: 'end',
        hideBelow: 'medium',
        width: '100px',
        sortKey: ({ location }) => priceOf(location).monthly,
        csv: csvAmount('monthly', siteCurrency, ({ location }) => priceOf(location).monthly),
        cell: ({ location }) => money(priceOf(location).monthly),
      },
      { ...common.created, optional: true },
    ],
    [t, number, money, siteCurrency, titleOf, priceOf, common],
  );
}
