import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadCard } from '@livery/api/domain/payments';
import { cards, readCards } from '@livery/api/queries/payments';
import type { BoundaryQuery } from '#shared/QueryBoundary.js';

/** The payment methods of all billing accounts, deleted ones as well, with which of them were not understood. */
export function useCards(): BoundaryQuery<ReadCard[]> {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(cards());
  return { data: data && readCards(client, data), error, isFetching, refetch };
}
