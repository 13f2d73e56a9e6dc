import { useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react';
import { canCharge } from '@livery/api/domain/billingAccount';
import { unknownAmount } from '@livery/api/domain/money';
import type { BillingAccount } from '@livery/api/generated/types';
import { billingAccounts } from '@livery/api/queries/billing';
import { commonTexts } from '#generated/common/texts.js';

/** Id of the billing account that a resource is charged to; some resources do not say. */
export type AccountId = number | null | undefined;

/** What has to be known of a billing account to charge something to it. */
export type ChargedAccount = Pick<BillingAccount, 'id' | 'title' | 'status' | 'restriction_level' | 'is_default'>;

/** A billing account by its id, once the accounts are known. */
export function useBillingAccount(id: AccountId): BillingAccount | undefined {
  return useQuery(billingAccounts()).data?.find((one) => one.id === id);
}

/** How a billing account is called; its number while that is not known, a dash where there is none. */
export function useBillingAccountTitle(id: AccountId): string {
  const account = useBillingAccount(id);
  if (account) return account.title;
  return id === null || id === undefined || Number.isNaN(id) ? unknownAmount : String(id);
}

/**
 * Names many billing accounts by their ids; empty where none is said. The function stays the same until the accounts
 * change. They are asked for unless `enabled` is false.
 */
export function useBillingAccountTitles(enabled = true): (id: AccountId) => string {
  const { data } = useQuery({ ...billingAccounts(), enabled });
  const titles = useMemo(() => new Map(data?.map(({ id, title }) => [id, title])), [data]);
  return useCallback(
    (id) => (id === null || id === undefined || Number.isNaN(id) ? '' : (titles.get(id) ?? String(id))),
    [titles],
  );
}

/** Why nothing more can be charged to a billing account; undefined where it can, or the account is not known. */
export function useChargeReason(): (account: ChargedAccount | undefined) => string | undefined {
  const { i18n } = useLingui();
  return (account) => {
    const capability = account && canCharge(account);
    return capability && !capability.allowed ? i18n._(commonTexts.reasons[capability.reason]) : undefined;
  };
}
