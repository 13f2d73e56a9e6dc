import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { EmptyState, PageHeader, Select, Skeleton, Stack } from '@livery/ui';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import { ForbiddenError } from '@livery/api/errors';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { useChargeReason } from '#shared/billingAccounts.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSearchState } from '#shared/useSearchState.js';
import * as styles from './AccountScreen.css.js';

interface AccountScreenProps {
  /** Of the screen, while there is no account to show it of. */
  heading: string;
  /** What an API token restricted to one billing account is told. */
  forbidden: string;
  /** What is told without a billing account. */
  empty: string;
  children: (chosen: ChosenAccount) => ReactNode;
}

export interface ChosenAccount {
  account: BillingAccount;
  /** All that are not deleted. */
  accounts: readonly BillingAccount[];
  /** The field that chooses another one. */
  choice: ReactNode;
}

const none: readonly BillingAccount[] = [];

/** A screen of one billing account: the one named in the address (`?account=`), else the default one. */
export function AccountScreen({ heading, forbidden, empty, children }: AccountScreenProps) {
  const { t } = useLingui();
  const query = useQuery(openBillingAccounts());
  const [address, change] = useSearchState(['account']);
  const isForbidden = query.error instanceof ForbiddenError;
  const { data: accounts = none } = query;
  const account = requestedOrDefault(accounts, ({ id }) => String(id) === address.account);
  if (account) {
    const choice = (
      <AccountChoice
        accounts={accounts}
        value={account.id}
        onChange={(id) => change({ account: String(id) }, { push: true })}
      />
    );
    return children({ account, accounts, choice });
  }
  return (
    <Stack>
      <PageHeader heading={heading} />
      <QueryBoundary
        query={isForbidden ? { ...query, data: [] } : query}
        failure={t`Failed to load the billing accounts`}
        skeleton={
          <Stack>
            <Skeleton shape="block" height={60} width="320px" />
            <Skeleton shape="block" height={160} />
            <Skeleton shape="rows" count={10} />
          </Stack>
        }
      >
        {() => <EmptyState>{isForbidden ? forbidden : empty}</EmptyState>}
      </QueryBoundary>
    </Stack>
  );
}

interface AccountChoiceProps {
  accounts: readonly BillingAccount[];
  value: number;
  onChange: (id: number) => void;
}

function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { t } = useLingui();
  const chargeReason = useChargeReason();
  return (
    <div className={styles.choice}>
      <Select
        label={t`Billing account`}
        value={String(value)}
        options={accounts.map((one) => ({ id: String(one.id), label: one.title, description: chargeReason(one) }))}
        onChange={(id) => onChange(Number(id))}
      />
    </div>
  );
}
