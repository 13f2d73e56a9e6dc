import { useQuery } from '@tanstack/react-query';
import type { Card } from '@livery/api/generated/types';
import { cards } from '@livery/api/queries/payments';

/** The payment method of a billing account that is charged first; undefined where the list says none, or is not known. */
export function usePrimaryCard(account: number): Card | undefined {
  const { data } = useQuery(cards());
  return data?.find((card) => card.billing_account_id === account && card.is_primary && !card.is_deleted);
}
