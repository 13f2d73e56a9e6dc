import { useEffect, useMemo, useState } from 'react';
import { type ResourceRows, useRowsOf } from '#kit';
import { useAvailableResources } from '#resources/resources.js';
import { useHasLasted } from '#shared/useHasLasted.js';

/** How long the sums wait for lists that have not answered, in ms. */
const graceTime = 2000;

/** All that a customer has, of every kind that the site offers. */
export interface DashboardRows {
  kinds: readonly ResourceRows<object>[];
  /** Whether too little is known to say anything over all kinds. */
  loading: boolean;
  /** Whether a list has not answered yet. */
  isPending: boolean;
  /** Of which lists the rows are known. */
  coverage: ResourceRows<object>['coverage'];
}

/** Of which lists the rows are known, over several kinds. */
function coverageOf(kinds: readonly Pick<ResourceRows<object>, 'coverage'>[]): DashboardRows['coverage'] {
  if (kinds.every(({ coverage }) => coverage === 'all')) return 'all';
  return kinds.every(({ coverage }) => coverage === 'none') ? 'none' : 'some';
}

/**
 * The rows of every kind. The first kind is asked for at once, the others after the first paint: each of them is a call
 * for each location. A list that is slow or fails keeps nobody from seeing the others.
 */
export function useDashboardRows(): DashboardRows {
  const available = useAvailableResources();
  const hasPainted = useHasPainted();
  const first = useMemo(() => available.slice(0, 1), [available]);
  const requested = useRowsOf(hasPainted ? available : first);
  const kinds = useMemo(
    () =>
      available.map(
        (resource): ResourceRows<object> =>
          requested.find((one) => one.resource === resource) ?? {
            resource,
            rows: [],
            isPending: true,
            failures: [],
            coverage: 'all',
          },
      ),
    [available, requested],
  );
  const isPending = kinds.some((one) => one.isPending);
  const isPartlyVisible = useHasLasted(isPending && kinds.some(({ rows }) => rows.length > 0), graceTime);
  return { kinds, isPending, loading: isPending && !isPartlyVisible, coverage: coverageOf(kinds) };
}

/** Whether the browser has painted once. */
function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame callback comes before the paint, what it starts after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setHasPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return hasPainted;
}
