import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ArrowRight, Ellipsis, Plus } from 'lucide-react';
import {
  Button,
  EmptyState,
  IconButton,
  LinkButton,
  Menu,
  PageHeader,
  Stack,
  Table,
  Text,
  useAnnounce,
  type TableSort,
} from '@livery/ui';
import { href, type StaticPathName } from '#shared/paths.js';
import { useStorage } from '#shared/services.js';
import { useHasLasted } from '#shared/useHasLasted.js';
import { defineActions, type ActionTable } from '../actions/actions.js';
import { useActions, type Actions } from '../actions/useActions.js';
import type { ListDefinition, Resource } from '../resource.js';
import { RowsFailures } from '../rows/RowsFailures.js';
import { useRows, type Coverage } from '../rows/useRows.js';
import { visibleColumns, type ListColumn } from './columns.js';
import { hasFilter, isFiltered, type ListFilter, type FilterState } from './filters.js';
import { ListFilters } from './ListFilters.js';
import { ListTools } from './ListTools.js';
import { useBulk } from './useBulk.js';
import { useListFilters } from './useListFilters.js';
import { useListRows } from './useListRows.js';
import { useListState, type ListState, type ListView } from './useListState.js';

interface ListProps<Row extends object> {
  /** All columns but that of the actions. Memoised: a new array renders every row again. */
  columns: readonly ListColumn<Row>[];
  /** Filters of its own, after those of location and status. Memoised. */
  filters?: readonly ListFilter<Row>[];
  /** The order until somebody chooses another one; by the first column that can be sorted unless given. */
  firstSort?: TableSort;
  /** What the columns show is still on its way: a CSV file waits for it. */
  loading?: boolean;
  /** How many rows stand in while they load: few, where something follows the list. Default 10. */
  loadingRows?: number;
  /** Whether a row has just been made and is pointed out. */
  isNew?: (row: Row) => boolean;
  /** What stands between the title and the filters: what is to be said about all rows. */
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

/**
 * How long the list waits for locations that have not answered, in ms. Rows that come later move those already shown.
 */
const graceTime = 2000;

/** The screen of a resource: search, filters, order, selection, its rows from all places, and what can be done with them. */
export function ResourceList<Row extends object, Id extends string>(props: ResourceListProps<Row, Id>) {
  const { resource, columns, loading = false, loadingRows = 10, isNew, summary, children } = props;
  const { t, i18n } = useLingui();
  const { messages, idOf } = resource;
  const { rows, isPending, failures, coverage } = useRows(resource);
  const isPartlyVisible = useHasLasted(isPending && rows.length > 0, graceTime);
  const isVisible = !isPending || isPartlyVisible;
  const common = useListFilters(resource);
  const own = props.filters ?? none;
  const filters = useMemo(() => [...common, ...own], [common, own]);
  const state = useListState({
    filterIds: filters.map(({ id }) => id),
    sortable: columns.flatMap(({ id, sortKey }) => (sortKey ? [id] : [])),
    first: props.firstSort,
  });
  /* A keystroke shows at once; the rows follow as soon as there is time. */
  const view = useDeferredValue(state.view);
  const visible = useListRows(isVisible ? rows : none, view, { resource, columns, filters });
  const highlighted = useMemo(() => new Set(isNew ? rows.filter(isNew).map(idOf) : []), [rows, isNew, idOf]);
  const table = useTable(resource, props.actions);
  const actions = useActions(table, {
    find: (id) => rows.find((row) => idOf(row) === id),
    current: (requested) => rows.find((row) => idOf(row) === idOf(requested)),
  });
  const create =
    typeof props.create === 'string' ? (
      <LinkButton href={href(props.create)} variant="primary" icon={Plus}>
        {i18n._(props.resource.messages.create)}
      </LinkButton>
    ) : (
      props.create
    );
  const choice = useColumnChoice(resource, columns);
  const tableColumns = useTableColumns(choice.columns, props.actions && props.resource, actions.menu);
  const bulk = useBulk({ resource, table, rows, visible, state });
  useAnnouncedMatches(coverage === 'none' ? undefined : visible.length, view, messages.count);
  return (
    <Stack>
      <PageHeader
        title={i18n._(messages.title)}
        actions={
          <ListTools
            resource={resource}
            columns={columns}
            visible={choice.columns.map(({ id }) => id)}
            onVisibleChange={choice.choose}
            rows={visible}
            loading={isPending || loading}
          />
        }
        primaryAction={create}
      />
      {summary}
      <ListFilters
        resource={resource}
        search={state.search}
        filters={filters}
        values={state.view.filterState.values}
        onFilter={state.stateActions.filter}
        onClear={hasFilter(state.view.filterState) && visible.length > 0 ? state.stateActions.clearFilters : undefined}
      />
      <RowsFailures resource={resource} failures={failures} />
      {actions.failures}
      {children}
      <Rows
        resource={resource}
        columns={tableColumns}
        rows={visible}
        view={view}
        viewAll={state.viewAll}
        selection={bulk.selection}
        stateActions={state.stateActions}
        selectable={props.actions !== undefined}
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

interface RowsProps<Row extends object> extends Pick<ListState, 'viewAll' | 'selection' | 'stateActions'> {
  resource: ListDefinition<Row>;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  view: ListView;
  selectable: boolean;
  bulkActions: ReactNode;
  highlighted: ReadonlySet<string>;
  /** Nothing has come yet. */
  loading: boolean;
  loadingRows: number;
  /** Of which places the rows are known: nothing may be said about the others. */
  coverage: Coverage;
  create: ReactNode;
}

/** The rows. Renders again when one of its facts changes, and not with each keystroke in the search. */
const Rows = memo(function Rows<Row extends object>(props: RowsProps<Row>) {
  const { resource, view, stateActions, coverage, selectable, bulkActions, create, ...facts } = props;
  const { t, i18n } = useLingui();
  const { messages, idOf, nameOf } = resource;
  const hasLocations = coverage !== 'none' || facts.loading;
  const empty: Record<Coverage, ReactNode> = {
    all: <EmptyState action={create}>{i18n._(messages.empty)}</EmptyState>,
    some: <EmptyState>{t`There are none in the locations that answered.`}</EmptyState>,
    none: <EmptyState>{t`None of the locations answered.`}</EmptyState>,
  };
  return (
    <Table
      {...facts}
      /* The bar of bulk actions also counts the rows, whose number is not known. */
      bulkActions={hasLocations ? bulkActions : undefined}
      caption={i18n._(messages.title)}
      getRowId={idOf}
      getRowLabel={nameOf}
      sort={view.sort}
      onSortChange={stateActions.sort}
      onViewAllChange={stateActions.viewAll}
      onSelectionChange={selectable ? stateActions.select : undefined}
      filtered={hasLocations && isFiltered(view.filterState)}
      empty={empty[coverage]}
      noMatch={
        <EmptyState picture="search" action={<Button onClick={stateActions.clearFilters}>{t`Clear filters`}</Button>}>
          {t`Nothing matches the search and the filters.`}
        </EmptyState>
      }
    />
  );
}) as <Row extends object>(props: RowsProps<Row>) => ReactNode;

/** The columns that somebody chose to see, kept in the browser. */
function useColumnChoice<Row extends object>({ kind }: ListDefinition<Row>, columns: readonly ListColumn<Row>[]) {
  const storage = useStorage();
  const [chosen, setChosen] = useState(() => storage.columns.get()?.[kind]);
  return {
    columns: useMemo(() => visibleColumns(columns, chosen), [columns, chosen]),
    choose(next: readonly string[] | undefined) {
      const { [kind]: _, ...others } = storage.columns.get() ?? {};
      storage.columns.set(next ? { ...others, [kind]: next } : others);
      setChosen(next);
    },
  };
}

/** The shown columns as the table takes them, and the menu of each row, where something can be done with it. */
function useTableColumns<Row extends object>(
  columns: readonly ListColumn<Row>[],
  resource: Resource<Row> | undefined,
  menu: Actions<Row>['menu'],
): readonly ListColumn<Row>[] {
  const { t } = useLingui();
  return useMemo(() => {
    const actions: ListColumn<Row>[] = resource
      ? [
          {
            id: 'actions',
            header: t`Actions`,
            isActions: true,
            width: '56px',
            cell: (row) => <RowMenu resource={resource} row={row} menu={menu} />,
          },
        ]
      : [];
    return [...columns.map((column) => Object.assign({ sortable: column.sortKey !== undefined }, column)), ...actions];
  }, [t, resource, columns, menu]);
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

/** How long nothing must be typed before the number is announced, in ms. */
const announcementPause = 700;

/** Announces how many rows match once somebody has stopped changing the filter; nothing while that is not known. */
function useAnnouncedMatches(
  count: number | undefined,
  { filterState }: { filterState: FilterState },
  countText: (count: number) => string,
): void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const filtered = isFiltered(filterState);
  /* Compared as text: sorting makes a new object of the same filter. */
  const requested = JSON.stringify(filterState);
  const last = useRef(requested);
  useEffect(() => {
    if (last.current === requested || count === undefined) return undefined;
    const found = countText(count);
    const text = filtered ? t`Found: ${found}` : t`All are shown: ${found}`;
    const timer = setTimeout(() => {
      last.current = requested;
      announce(text);
    }, announcementPause);
    return () => clearTimeout(timer);
  }, [count, requested, filtered, countText, announce, t]);
}
