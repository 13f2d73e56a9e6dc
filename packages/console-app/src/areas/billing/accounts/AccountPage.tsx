import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Inline, Stack } from '@livery/ui';
import { useParams } from 'wouter';
import type { BillingAccount } from '@livery/api/generated/types';
import { billingAccount } from '@livery/api/queries/billing';
import { type PageTools, ResourcePage } from '#kit';
import { billingAccounts } from '#resources/billingAccounts.js';
import { AccountDetails } from './AccountDetails.js';
import { DataMissing, StandingNotice } from './AccountNotices.js';
import { accountActions } from './actions.js';
import { CreditCard, TotalsCard } from './CreditCards.js';
import { AutomaticTopUpCard, LowBalanceCard, PromotionsCard } from './SettingCards.js';
import * as styles from './accounts.css.js';

type Tools = PageTools<typeof accountActions>;

/** One billing account: how it stands, its credit and costs, and what is set for it (specification: account and billing, section 3). */
export default function AccountPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const tabs = (tools: Tools) => [
    { id: 'overview', label: t`Overview`, content: <Overview {...tools} /> },
    { id: 'details', label: t`Details`, content: <AccountDetails account={tools.row} /> },
  ];
  return (
    <ResourcePage
      resource={billingAccounts}
      query={useQuery(billingAccount(Number(id)))}
      failure={t`The billing accounts could not be loaded`}
      actions={accountActions}
      primary={() => ({ id: 'topUp', variant: 'primary' })}
      buttons={editButton}
      meta={metaOf}
      notices={noticesOf}
      tabs={tabs}
    />
  );
}

const editButton = ({ row, actions }: Tools) => <Button {...actions.button('edit', row)} />;

const metaOf = (row: BillingAccount) => <Meta account={row} />;

function Meta({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const number = String(account.id);
  return (
    <Inline as="span" gap={2}>
      <span>{t`No. ${number}`}</span>
      {account.is_default && <Badge>{t`Default`}</Badge>}
      {account.paying_by_invoice && <Badge>{t`Paid by invoice`}</Badge>}
    </Inline>
  );
}

const noticesOf = ({ row }: Tools) => (
  <>
    <StandingNotice account={row} />
    <DataMissing account={row} />
  </>
);

function Overview({ row, actions }: Tools) {
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <CreditCard account={row} />
        <TotalsCard account={row} />
      </Stack>
      <Stack gap={4}>
        <AutomaticTopUpCard account={row} actions={actions} />
        <LowBalanceCard account={row} actions={actions} />
        <PromotionsCard account={row} actions={actions} />
      </Stack>
    </div>
  );
}
