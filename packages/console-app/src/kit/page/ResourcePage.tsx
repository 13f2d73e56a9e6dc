import { Suspense, useMemo, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';
import {
  Button,
  Card,
  Icon,
  Inline,
  LinkButton,
  Menu,
  PageHeader,
  Skeleton,
  Stack,
  Tabs,
  type BreadcrumbLink,
  type KeyValueItem,
  type TabItem,
  longDelay,
  Spinner,
} from '@livery/ui';
import { useLocation } from 'wouter';
import { ApiError } from '@livery/api/errors';
import { NotFoundError } from '@livery/api/queries/errors';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useLocationName } from '#shared/locations.js';
import { NotFoundScreen } from '#shared/notFound.js';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { useQuickActions, type QuickAction } from '#shared/quickActions.js';
import { useSearchState } from '#shared/useSearchState.js';
import type { ActionTable } from '../actions/actions.js';
import { useActions, type Actions } from '../actions/useActions.js';
import type { Resource } from '../resource.js';
import { ResourceStatus, useStatusAnnouncement } from '../status/ResourceStatus.js';
import { TransitionNotice } from '../status/TransitionNotice.js';
import { useFacts } from './useFacts.js';

/** A part of a resource's page, with an address of its own (`?tab=`). */
interface ResourceTab {
  id: string;
  label: string;
  /** Rendered only while the tab is open. */
  content: ReactNode;
  /** A number beside the label, already formatted. */
  count?: string | undefined;
}

/** What the parts of a page are made with. */
export interface PageTools<Row, Id extends string = string> {
  row: Row;
  actions: Actions<Row, Id>;
  /** What its description says of it: where it is, who pays, when it was made and changed, its UUID. For the end of its own. */
  facts: readonly KeyValueItem[];
}

/** What the parts of the page are made with that offers the actions of a table. */
export type PageToolsOf<Table> = Table extends ActionTable<infer Row, infer Id> ? PageTools<Row, Id> : never;

interface ResourcePageProps<Row extends object, Id extends string> {
  resource: Resource<Row>;
  query: Pick<UseQueryResult<Row>, 'data' | 'error'> & { refetch: () => Promise<unknown> };
  /** What could not be done when there is nothing to show: "Failed to get storage bucket". */
  failure?: string;
  actions: ActionTable<Row, Id>;
  /** The action that stands as the primary button; the rest is in the menu. */
  primary?: (row: Row) => { id: Id; variant: 'primary' | 'secondary' } | undefined;
  /** Buttons beside the menu. */
  buttons?: (tools: PageTools<Row, Id>) => ReactNode;
  /** A few facts under the heading, after where it is. */
  meta?: (row: Row) => ReactNode;
  /** What is said below the progress of a transition, and what helps where it takes longer than usual. */
  transition?: (tools: PageTools<Row, Id>) => { details?: ReactNode; remedy?: ReactNode };
  /** What a person should know before the facts. */
  notices?: (tools: PageTools<Row, Id>) => ReactNode;
  /** The parts of the page; the first is open at first. With a single one there are no tabs. */
  tabs: (tools: PageTools<Row, Id>) => readonly ResourceTab[];
  /** What the palette offers beside the actions. */
  quickActions?: (row: Row) => readonly QuickAction[];
}

const isNotFound = (error: unknown): boolean =>
  error instanceof NotFoundError || (error instanceof ApiError && error.status === 404);

/** The page about one resource: what it is and how it is, what can be done, its facts. Also while it loads, fails or is gone. */
export function ResourcePage<Row extends object, Id extends string>(props: ResourcePageProps<Row, Id>) {
  const { resource, query } = props;
  const { i18n } = useLingui();
  const { data: row, error, refetch } = query;
  const refresh = () => void refetch();
  const back = { label: i18n._(resource.messages.title), href: href(resource.list) };
  const title = i18n._(resource.messages.one);
  if (isNotFound(error)) return <NotFoundPage resource={resource} />;
  if (row) return <Page key={resource.idOf(row)} {...props} row={row} error={error} refresh={refresh} back={back} />;
  if (error) {
    return (
      <>
        <PageHeader heading={title} back={back} />
        <ErrorAlert heading={props.failure} error={error} onRetry={refresh} />
      </>
    );
  }
  return <PageSkeleton title={title} back={back} />;
}

/** The shape of the page while its row is on its way. */
function PageSkeleton({ title, back }: { title: string; back: BreadcrumbLink }) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <PageHeader
        heading={title}
        back={back}
        status={<Spinner delay={longDelay} label={t`Still loading…`} labelHidden={false} />}
        meta={<Skeleton count={1} width="320px" />}
      />
      <div aria-busy="true">
        <Stack>
          <Skeleton shape="block" height={36} />
          <Card>
            <Skeleton count={10} />
          </Card>
        </Stack>
      </div>
    </Stack>
  );
}

/** The address names nothing of this kind: deleted, or mistyped. */
function NotFoundPage<Row extends object>({ resource: { messages, list } }: { resource: Resource<Row> }) {
  const { t, i18n } = useLingui();
  return (
    <NotFoundScreen
      heading={i18n._(messages.notFound)}
      action={<LinkButton href={href(list)}>{t`Go to the list`}</LinkButton>}
    />
  );
}

interface PageProps<Row extends object, Id extends string> extends Omit<ResourcePageProps<Row, Id>, 'query'> {
  row: Row;
  /** Why the last refresh failed; what is shown is then from before. */
  error: Error | null;
  refresh: () => void;
  back: BreadcrumbLink;
}

function Page<Row extends object, Id extends string>(props: PageProps<Row, Id>) {
  const { resource, row, error, refresh, back, primary, buttons, meta, notices, tabs, quickActions } = props;
  const { locationOf } = resource;
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const actions = useActions(props.actions, { rows: [row], onRemoved: () => navigate(href(resource.list)) });
  const tools = { row, actions, facts: useFacts(resource, row) };
  const name = resource.nameOf(row);
  const main = primary?.(row);
  const sections = actions.menu(row, ({ inMenu }) => inMenu);
  const mainButton = main && actions.isOffered(main.id) && actions.button(main.id, row);
  useStatusAnnouncement(resource, row);
  useQuickActions(name, usePaletteActions(actions.menu, row, main?.id, quickActions));
  return (
    <Stack gap={4}>
      <PageTitle title={name} />
      <PageHeader
        back={back}
        heading={name}
        status={resource.status && <ResourceStatus status={resource.status} row={row} />}
        meta={locationOf ? <Place location={locationOf(row)}>{meta?.(row)}</Place> : meta?.(row)}
        actions={
          <>
            {buttons?.(tools)}
            {sections.length > 0 && (
              <Menu
                label={t`Actions of ${{ name }}`}
                align="end"
                trigger={<Button trailingIcon={ChevronDown}>{t`Actions`}</Button>}
                items={sections}
              />
            )}
          </>
        }
        primaryAction={mainButton && <Button {...mainButton} variant={main.variant} />}
      />
      {error && (
        <ErrorAlert heading={t`Failed to refresh; what is shown may be out of date`} error={error} onRetry={refresh} />
      )}
      {actions.failures}
      <TransitionNotice resource={resource} row={row} onRefresh={refresh} {...props.transition?.(tools)} />
      {notices?.(tools)}
      <PageTabs name={name} address={resource.hrefOf(row)} tabs={tabs(tools)} />
      {actions.dialog}
    </Stack>
  );
}

/** Where it is, and what else stands under the heading. */
function Place({ location, children }: { location: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <Inline gap={1} as="span" wrap={false}>
        <Icon icon={MapPin} size={14} label={t`Location`} />
        {useLocationName()(location)}
      </Inline>
      {children}
    </>
  );
}

/** What the palette offers for a row: its actions, the main one first, after those of its section what the page adds. */
function usePaletteActions<Row extends object, Id extends string>(
  menu: Actions<Row, Id>['menu'],
  row: Row,
  mainId: Id | undefined,
  added: ((row: Row) => readonly QuickAction[]) | undefined,
): readonly QuickAction[] {
  return useMemo(() => {
    const [first = [], ...others] = menu(row, ({ inPalette }) => inPalette).map(({ items }) => items);
    return [
      ...first.toSorted((a, b) => Number(b.id === mainId) - Number(a.id === mainId)),
      ...(added?.(row) ?? []),
      ...others.flat(),
    ];
  }, [menu, row, mainId, added]);
}

interface PageTabsProps {
  name: string;
  address: string;
  tabs: readonly ResourceTab[];
}

function PageTabs({ name, address, tabs }: PageTabsProps) {
  const { t } = useLingui();
  const [{ tab }] = useSearchState(['tab']);
  const [first] = tabs;
  const items = tabs.map(({ content, ...item }): TabItem => ({
    ...item,
    content: <Suspense fallback={<Skeleton shape="block" height={240} />}>{content}</Suspense>,
    href: item.id === first?.id ? address : `${address}?tab=${item.id}`,
  }));
  if (items.length === 1) return items[0]?.content;
  const open = items.find(({ id }) => id === tab)?.id ?? first?.id ?? '';
  return <Tabs label={t`About ${{ name }}`} items={items} value={open} />;
}
