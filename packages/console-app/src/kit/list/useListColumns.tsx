import { useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CopyButton, Link } from '@livery/ui';
import type { CollectionColumn } from '@livery/ui/collections';
import { readTimestamp } from '@livery/api/domain/timestamps';
import { useLocationName } from '#shared/locations.js';
import { useTime } from '#shared/time.js';
import type { Resource } from '../resource.js';
import { ResourceStatus } from '../status/ResourceStatus.js';
import { statusLabel } from '../status/status.js';
import { useAccountColumn, usePriceColumn } from './useChargeColumns.js';

/** The columns that resources have in common; an area puts its own between them. */
interface CommonColumns<Row> {
  /** Leads to the row's page, and is the row's header. */
  name: CollectionColumn<Row>;
  status: CollectionColumn<Row>;
  location: CollectionColumn<Row>;
  created: CollectionColumn<Row>;
}

/** What some resources are charged, and to whom: it is asked for where a list shows it. */
type ChargeColumn = 'price' | 'account';

/**
 * Makes the columns that resources have in common, with those of its charges that are wanted. The same objects until the
 * language, the locations, or what is charged changes.
 */
export function useCommonColumns<Row extends object, Wanted extends ChargeColumn = never>(
  resource: Resource<Row>,
  wanted: readonly Wanted[] = [],
): CommonColumns<Row> & Record<Wanted, CollectionColumn<Row>> {
  const names: readonly ChargeColumn[] = wanted;
  const price = usePriceColumn(resource, names.includes('price'));
  const account = useAccountColumn(resource, names.includes('account'));
  const columns = useFactColumns(resource);
  return useMemo(() => ({ ...columns, price, account }), [columns, price, account]);
}

function useFactColumns<Row extends object>(resource: Resource<Row>): CommonColumns<Row> {
  const { t, i18n } = useLingui();
  const locationName = useLocationName();
  const { dateTime } = useTime();
  return useMemo(() => {
    const { nameOf, hrefOf, status, locationOf, createdAt } = resource;
    return {
      name: {
        id: 'name',
        header: t`Name`,
        rowHeader: true,
        sortKey: nameOf,
        csv: { name: nameOf },
        cell: (row) => (
          <Link href={hrefOf(row)} variant="standalone">
            {nameOf(row)}
          </Link>
        ),
      },
      status: {
        id: 'status',
        header: t`Status`,
        width: '104px',
        ...(status && {
          sortKey: (row: Row) => statusLabel(i18n, status, status.of(row)),
          csv: { status: status.of },
        }),
        cell: (row) => status && <ResourceStatus status={status} row={row} listOf={resource} />,
      },
      location: {
        id: 'location',
        header: t`Location`,
        width: '92px',
        ...(locationOf && { sortKey: (row: Row) => locationName(locationOf(row)), csv: { location: locationOf } }),
        cell: (row) => locationName(locationOf?.(row) ?? ''),
      },
      created: {
        id: 'created',
        header: t`Created`,
        width: '148px',
        ...(createdAt && {
          sortKey: (row: Row) => timeKey(createdAt(row)),
          csv: { created_at: createdAt },
        }),
        cell: (row) => dateTime(createdAt?.(row)),
      },
    };
  }, [t, i18n, resource, locationName, dateTime]);
}

/**
 * What a column of times sorts by, in whichever format each time is told; one of an unknown format stands last. Numbers
 * are compared faster than the texts of ten thousand rows.
 */
export const timeKey = (timestamp: string | number | null | undefined): number =>
  Number(readTimestamp(timestamp ?? ''));

/** A cell of a value that is often copied; without one, a cell without value. */
export const copyable = (value: string | null | undefined, label: string): ReactNode =>
  value && <CopyButton value={value} label={label} showValue />;
