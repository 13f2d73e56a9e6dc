import { memo, useCallback, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Ellipsis, Plus } from 'lucide-react';
import {
  EmptyState,
  FilterBar,
  IconButton,
  LinkButton,
  Menu,
  PageHeader,
  Stack,
  Table,
  Text,
  type TableColumn,
  type TableProps,
  type TableSort,
} from '@livery/ui';
import {
  useCollection,
  type CollectionAddress,
  type CollectionColumn,
  type CollectionFilter,
} from '@livery/ui/collections';
import { href, type StaticPathName } from '#shared/paths.js';
import { useStorage } from '#shared/services.js';
import { useHasLasted } from '#shared/useHasLasted.js';
import { useRawSearch, useSearchState } from '#shared/useSearchState.js';
import { defineActions, type ActionTable } from '../actions/actions.js';
import { useActions, type Actions } from '../actions/useActions.js';
import type { ListDefinition, Resource } from '../resource.js';
import { RowsFailures, useLoadError } from '../rows/RowsFailures.js';
import { usePrices } from '../rows/usePrices.js';
import { useRows, type Coverage } from '../rows/useRows.js';
import { ListTools } from './ListTools.js';
import { useBulk } from './useBulk.js';
import { useListFilters } from './useListFilters.js';

interface ListProps<Row extends object> {
  /** All columns but that of the actions. Memoised: a new array renders every row again. */
  columns: readonly CollectionColumn<Row>[];
  /** Filters of its own, after those of location and status. Memoised. */
  filters?: readonly CollectionFilter<Row>[];
  /** The order until somebody chooses another one. Default what was created last first; by the first column where none says when. */
  firstSort?: TableSort;
  /** What the columns show beside rows and prices is still on its way: a CSV file waits for it. */
  loading?: boolean;
  /** How many rows stand in while they load: few, where something follows the list. Default 10. */
  loadingRows?: number;
  /** Whether a row has just been made and is pointed out. */
  isNew?: (row: Row) => boolean;
  /** What stands between the heading and the filters: what is to be said about all rows. */
  summary?: ReactNode;
  /** What else stands between filters and rows. */
  children?: ReactNode;
}

interface Resources<Row extends object, Id extends string> extends ListProps<Row> {
  resource: Resource<Row>;
  actions: ActionTable<Row, Id>;
  /** The screen that creates one, or the button that does: stands in the header and in the empty list. */
  create: StaticPathName | ReactElement;
}

/** Rows of a report, with which nothing can be done: none is selected or has a menu. */
interface ReportRows<Row extends object> extends ListProps<Row> {
  resource: ListDefinition<Row>;
  actions?: never;
  create?: never;
}

type ResourceListProps<Row extends object, Id extends string> = Resources<Row, Id> | ReportRows<Row>;

const none: readonly never[] = [];
/** Also where that column is hidden: a list shows the latest ten (specification: infrastructure, section 2). */
const latestFirst = { column: 'created', direction: 'descending' } as const;

/**
 * How long the list waits for locations that have not answered, in ms. Rows that come later move those already shown.
 */
const graceTime = 2000;

/** The screen of a resource: search, filters, order, selection, its rows from all places, and what can be done with them. */
export function ResourceList<Row extends object, Id extends string>(props: ResourceListProps<Row, Id>) {
  const { resource, columns, loading = false, loadingRows = 10, isNew, summary, children } = props;
  const { t, i18n } = useLingui();
  const { messages, idOf, nameOf } = resource;
  const { rows, isPending, failures, coverage } = useRows(resource);
  const isPriced = props.actions && columns.some(({ id }) => id === 'price');
  const prices = usePrices<Row>(isPriced ? props.resource : {});
  const isPartlyVisible = useHasLasted(isPending && rows.length > 0, graceTime);
  const isVisible = !isPending || isPartlyVisible;
  const common = useListFilters(resource);
  const own = props.filters ?? none;
  const filters = useMemo(() => [...common, ...own], [common, own]);
  const collection = useCollection({
    rows: isVisible ? rows : none,
    columns,
    filters,
    getRowId: idOf,
    getRowLabel: nameOf,
    search: useCallback((row: Row) => resource.searchTexts?.(row) ?? [nameOf(row)], [resource, nameOf]),
    sort: props.firstSort ?? latestFirst,
    address: useListAddress(),
    count: coverage === 'none' ? undefined : messages.count,
    ...useColumnChoice(resource),
  });
  const highlighted = useMemo(() => new Set(isNew ? rows.filter(isNew).map(idOf) : []), [rows, isNew, idOf]);
  const table = useTable(resource, props.actions);
  const actions = useActions(table, { rows });
  const create =
    typeof props.create === 'string' ? (
      <LinkButton href={href(props.create)} variant="primary" icon={Plus}>
        {i18n._(props.resource.messages.create)}
      </LinkButton>
    ) : (
      props.create
    );
  const loadError = useLoadError(resource);
  const missing = coverage === 'all' ? undefined : loadError(failures.map(({ location }) => location));
  const { filterBarProps, tableProps, selectionProps } = collection;
  const tableColumns = useTableColumns(tableProps.columns, props.actions && props.resource, actions.menu);
  const bulk = useBulk({ resource, table, rows, collection });
  return (
    <Stack>
      <PageHeader
        heading={i18n._(messages.title)}
        actions={
          <ListTools
            resource={resource}
            collection={collection}
            loading={isPending || loading || prices.isPending}
            missing={missing}
          />
        }
        primaryAction={create}
      />
      {summary}
      <FilterBar
        {...filterBarProps}
        label={i18n._(messages.title)}
        searchLabel={messages.search && i18n._(messages.search)}
        searchHint={messages.searchHint && i18n._(messages.searchHint)}
      />
      <RowsFailures resource={resource} failures={failures} />
      {actions.failures}
      {children}
      <Rows
        {...tableProps}
        resource={resource}
        columns={tableColumns}
        selection={selectionProps.selection}
        onSelectionChange={props.actions && selectionProps.onSelectionChange}
        bulkActions={bulk.buttons}
        highlighted={highlighted}
        loading={!isVisible}
        loadingRows={loadingRows}
        coverage={coverage}
        create={create}
      />
      {isPartlyVisible && <Text tone="muted" size="small">{t`The other locations are still loading.`}</Text>}
      {actions.dialog}
      {bulk.dialog}
    </Stack>
  );
}

/** The table of what can be done with a row; nothing where none was given. */
function useTable<Row extends object, Id extends string>(
  { idOf, nameOf }: ListDefinition<Row>,
  actions: ActionTable<Row, Id> | undefined,
): ActionTable<Row> {
  return useMemo(() => actions ?? defineActions({ idOf, nameOf, reasons: {} }, {}), [actions, idOf, nameOf]);
}

interface RowsProps<Row extends object> extends Omit<TableProps<Row>, 'caption' | 'empty'> {
  resource: ListDefinition<Row>;
  /** Of which places the rows are known: nothing may be said about the others. */
  coverage: Coverage;
  create: ReactNode;
}

/** The rows. Renders again when one of its facts changes, and not with each keystroke in the search. */
const Rows = memo(function Rows<Row extends object>(props: RowsProps<Row>) {
  const { resource, coverage, bulkActions, filtered, create, ...facts } = props;
  const { t, i18n } = useLingui();
  const { messages, source } = resource;
  const noneKnown = source.scope === 'location' ? t`None of the locations answered.` : i18n._(messages.loadError(''));
  const hasLocations = coverage !== 'none' || facts.loading;
  const empty: Record<Coverage, ReactNode> = {
    all: <EmptyState action={create}>{i18n._(messages.empty)}</EmptyState>,
    some: <EmptyState>{t`There are none in the locations that answered.`}</EmptyState>,
    none: <EmptyState>{noneKnown}</EmptyState>,
  };
  return (
    <Table
      {...facts}
      /* The bar of bulk actions also counts the rows, whose number is not known. */
      bulkActions={hasLocations ? bulkActions : undefined}
      caption={i18n._(messages.title)}
      filtered={hasLocations && filtered}
      empty={empty[coverage]}
    />
  );
}) as <Row extends object>(props: RowsProps<Row>) => ReactNode;

/** Keeps how a list is looked at in the address, by the console's router. */
function useListAddress(): CollectionAddress {
  const raw = useRawSearch();
  const [, set] = useSearchState<string>(none);
  return useMemo(() => {
    const parameters = new URLSearchParams(raw);
    return { get: (name) => parameters.get(name), set };
  }, [raw, set]);
}

/** The columns that somebody chose to see, kept in the browser. */
function useColumnChoice<Row extends object>({ kind }: ListDefinition<Row>) {
  const storage = useStorage();
  const [chosenColumns, setChosen] = useState(() => storage.columns.get()?.[kind]);
  return {
    chosenColumns,
    onChosenColumnsChange(next: readonly string[] | undefined) {
      const { [kind]: _, ...others } = storage.columns.get() ?? {};
      storage.columns.set(next ? { ...others, [kind]: next } : others);
      setChosen(next);
    },
  };
}

/** The visible columns, and the menu of each row, where something can be done with it. */
function useTableColumns<Row extends object>(
  columns: readonly TableColumn<Row>[],
  resource: Resource<Row> | undefined,
  menu: Actions<Row>['menu'],
): readonly TableColumn<Row>[] {
  const { t } = useLingui();
  return useMemo(
    () =>
      resource
        ? [
            ...columns,
            {
              id: 'actions',
              header: t`Actions`,
              actions: true,
              width: '56px',
              cell: (row) => <RowMenu resource={resource} row={row} menu={menu} />,
            },
          ]
        : columns,
    [t, resource, columns, menu],
  );
}

interface RowMenuProps<Row extends object> {
  resource: Resource<Row>;
  row: Row;
  menu: Actions<Row>['menu'];
}

/** What can be done with a row; what cannot be done now says why. */
function RowMenu<Row extends object>({ resource: { nameOf, hrefOf, hasPage }, row, menu }: RowMenuProps<Row>) {
  const { t } = useLingui();
  const name = nameOf(row);
  const label = t`Actions of ${name}`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon={Ellipsis} label={label} size="small" />}
      items={[
        ...(hasPage ? [{ id: 'open', label: t`Open`, icon: ArrowRight, href: hrefOf(row) }] : []),
        ...menu(row, ({ inRowMenu }) => inRowMenu),
      ]}
    />
  );
}
