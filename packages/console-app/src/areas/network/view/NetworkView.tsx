import { lazy, Suspense, useDeferredValue, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Plus, Share2, Table2 } from 'lucide-react';
import {
  EmptyState,
  type IconType,
  LinkButton,
  PageHeader,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  type StatusTone,
  Text,
} from '@livery/ui';
import { media } from '@livery/ui/theme';
import { isFeatureOn } from '@livery/api/domain/features';
import { topologyOf, type Topology } from '@livery/api/domain/topology';
import { narrow } from '#kit/list/filters.js';
import { useSearchText } from '#kit/list/useSearchText.js';
import { anyResource, type AnyResource, type Resource } from '#kit/resource.js';
import { RowsFailures } from '#kit/rows/RowsFailures.js';
import { useRowsOf } from '#kit/rows/useRows.js';
import { statusWord } from '#kit/status/status.js';
import { NetworkTabs } from '#resources/NetworkTabs.js';
import { firewalls } from '#resources/firewalls.js';
import { ipAddresses } from '#resources/ipAddresses.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { managedServices } from '#resources/managedServices.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { useAvailableResources } from '#resources/resources.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { vmInterfaces } from '#resources/vmInterfaces.js';
import { useLocations } from '#shared/locations.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useHasLasted } from '#shared/useHasLasted.js';
import { useSearchState } from '#shared/useSearchState.js';
import type { PictureProps } from './Picture.js';
import { NodeTable } from './NodeTable.js';
import * as styles from './picture.css.js';

/** The picture, and the graph library that lays it out. */
const Picture = lazy(async () => {
  const [{ Picture: Drawn }, library] = await Promise.all([import('./Picture.js'), import('@dagrejs/dagre')]);
  return { default: (props: Omit<PictureProps, 'library'>) => <Drawn {...props} library={library} /> };
});

/** What of a resource is shown in the picture and in the table. */
export interface NodeFacts {
  /** "Virtual machine" */
  kind: string;
  icon: IconType;
  name: string;
  /** What tells it apart: an address, a range. */
  detail: string;
  href: string;
  /** "3 virtual machines" */
  count: (count: number) => string;
  status?: { word: string; tone: StatusTone; isTransitional: boolean };
  /** How it is, in a word or two. */
  condition: string | undefined;
  /** All of it in words: "web-1, virtual machine, running, in the network default, 2 addresses". */
  label: string;
  /** What it is found by, in lower case. */
  text: string;
}

/** How long the picture waits for lists that have not answered, in ms: what comes later moves what is there already. */
const graceTime = 2000;

/**
 * What is in the network of one location and how it hangs together, as a picture and as a table (specification:
 * infrastructure, section 2, "Network view").
 */
export default function NetworkView() {
  const { t } = useLingui();
  const locations = useLocations();
  const [address, change] = useSearchState(['location', 'view', 'q']);
  const location =
    locations.find(({ slug }) => slug === address.location) ??
    locations.find(({ is_default }) => is_default) ??
    locations[0];
  const isNarrow = useIsNarrow();
  const shownView = address.view === 'table' || (address.view !== 'picture' && isNarrow) ? 'table' : 'picture';
  const search = useSearchText(address.q ?? '', (q) => change({ q }));
  const [sought, setSought] = useState<{ id: string; turn: number }>();
  const slug = location?.slug ?? '';
  const { topology, lists, isPending: isIncomplete } = useTopology(slug);
  const isShownInPart = useHasLasted(isIncomplete && topology.nodes.size > 0, graceTime);
  const isPending = isIncomplete && !isShownInPart;
  const facts = useNodeFacts(topology);
  const q = useDeferredValue(search.text);
  const nodes = useMemo(() => [...topology.nodes.values()], [topology]);
  const found = useMemo(
    () => narrow(nodes, { q, values: {} }, [], ({ id }) => facts.get(id)?.text ?? ''),
    [nodes, facts, q],
  );
  const isSearched = found !== nodes;
  const isEmpty = !isPending && nodes.length === 0;
  const next = () => {
    search.flush();
    const turn = (sought?.turn ?? -1) + 1;
    const node = found[turn % found.length];
    if (isSearched && node) setSought({ id: node.id, turn });
  };
  const skeleton = <Skeleton shape="block" height={480} />;
  let content: ReactNode;
  if (isEmpty && lists.every(({ failures }) => failures.length === 0)) {
    content = <NothingYet />;
  } else if (shownView === 'table') {
    content = (
      <NodeTable topology={topology} facts={facts} rows={found} isPending={isPending} isSearched={isSearched} />
    );
  } else if (isPending) {
    content = <div aria-busy="true">{skeleton}</div>;
  } else if (!isEmpty) {
    content = (
      <Suspense fallback={skeleton}>
        <Picture key={slug} topology={topology} facts={facts} found={isSearched ? found : undefined} sought={sought} />
      </Suspense>
    );
  }
  return (
    <NetworkTabs list="networkView">
      <Stack>
        <PageHeader title={t`Network view`} />
        <div className={styles.bar}>
          <Select
            label={t`Location`}
            value={slug}
            options={locations.map((one) => ({ id: one.slug, label: one.display_name }))}
            onChange={(chosen) => change({ location: chosen }, { push: true })}
          />
          <div className={styles.search}>
            <SearchField
              label={t`Search the network`}
              placeholder={t`Name, address or UUID`}
              value={search.text}
              onChange={(text) => {
                setSought(undefined);
                search.change(text);
              }}
              onBlur={search.flush}
              onSubmit={next}
            />
          </div>
          <span role="status" className={styles.count}>
            {isSearched && (
              <Text as="span" tone="muted">
                {plural(found.length, { one: '# match', other: '# matches' })}
              </Text>
            )}
          </span>
          <div className={styles.end}>
            <SegmentedControl
              label={t`View`}
              labelHidden
              value={shownView}
              options={[
                { id: 'picture', label: t`Picture`, icon: Share2 },
                { id: 'table', label: t`Table`, icon: Table2 },
              ]}
              onChange={(view) => change({ view }, { push: true })}
            />
          </div>
        </div>
        {lists.map(({ resource, failures }) => (
          <RowsFailures key={resource.kind} resource={resource} failures={failures} />
        ))}
        {content}
      </Stack>
    </NetworkTabs>
  );
}

function NothingYet() {
  const { t, i18n } = useLingui();
  const { features } = useSiteConfig();
  const first = isFeatureOn(features, virtualMachines.feature)
    ? ({ resource: virtualMachines, form: 'createVm' } as const)
    : ({ resource: privateNetworks, form: 'createPrivateNetwork' } as const);
  return (
    <EmptyState
      action={
        isFeatureOn(features, first.resource.feature) && (
          <LinkButton href={href(first.form)} variant="primary" icon={Plus}>
            {i18n._(first.resource.words.create)}
          </LinkButton>
        )
      }
    >
      {t`The networks of this location will be here, with the machines, load balancers and addresses in them.`}
    </EmptyState>
  );
}

/** Whether the screen is as narrow as a phone's. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media.mobile);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(media.mobile).matches,
  );
}

const shownKinds: ReadonlySet<AnyResource['kind']> = new Set(
  [privateNetworks, virtualMachines, loadBalancers, managedServices, firewalls, ipAddresses].map(({ kind }) => kind),
);

/** The lists of a location put together; what could not be read is missing in it. */
function useTopology(slug: string) {
  const available = useAvailableResources();
  const kinds = useMemo(() => {
    const shown = available.filter(({ kind }) => shownKinds.has(kind));
    return shown.some(({ kind }) => kind === virtualMachines.kind) ? [...shown, anyResource(vmInterfaces)] : shown;
  }, [available]);
  const locations = useLocations();
  const place = useMemo(() => locations.filter((one) => one.slug === slug), [locations, slug]);
  const lists = useRowsOf(kinds, place);
  const topology = useMemo(() => {
    const rowsOf = <Row extends object>({ kind }: Resource<Row>): readonly Row[] =>
      // The rows of a resource are those that its own read gave.
      (lists.find(({ resource }) => resource.kind === kind)?.rows ?? []) as unknown as readonly Row[];
    return topologyOf({
      networks: rowsOf(privateNetworks),
      machines: rowsOf(virtualMachines),
      interfaces: rowsOf(vmInterfaces),
      balancers: rowsOf(loadBalancers),
      services: rowsOf(managedServices).filter(({ location }) => location === slug),
      firewalls: rowsOf(firewalls),
      addresses: rowsOf(ipAddresses),
    });
  }, [lists, slug]);
  return { topology, lists, isPending: lists.some(({ isPending }) => isPending) };
}

/** The words for each resource. */
function useNodeFacts({ nodes, edges }: Topology): ReadonlyMap<string, NodeFacts> {
  const { t, i18n } = useLingui();
  const available = useAvailableResources();
  return useMemo(() => {
    const byKind = new Map(available.map((resource) => [resource.kind, resource]));
    const assigned = new Set(edges.flatMap(({ kind, from }) => (kind === 'assigned' ? [from] : [])));
    const nameOf = (id: string) => {
      const row = nodes.get(id)?.row;
      return row && byKind.get('vpc')?.nameOf(row);
    };
    return new Map(
      [...nodes.values()].flatMap(({ id, kind, row, networks, addresses }) => {
        const resource = byKind.get(kind);
        if (!resource) return [];
        const { status, words } = resource;
        const of = status?.of(row) ?? '';
        const word = status && statusWord(i18n, status, of);
        const special = status && word !== undefined ? status.wordOf?.(row, word) : undefined;
        const network = networks.flatMap((one) => nameOf(one) ?? []).join(', ');
        const name = resource.nameOf(row);
        const one = i18n._(words.one);
        const shownStatus = special ? i18n._(special) : word;
        const isFree = kind === 'ip_address' && !assigned.has(id);
        const condition = isFree ? t`Not assigned` : shownStatus;
        const facts: NodeFacts = {
          kind: one,
          icon: resource.icon,
          name,
          detail: resource.factOf?.(row) || (isFree && condition) || one,
          condition,
          href: resource.hrefOf(row),
          count: words.count,
          ...(status &&
            word !== undefined && {
              status: {
                word: shownStatus ?? word,
                tone: status.toneOf(of),
                isTransitional: status.transitions.has(of),
              },
            }),
          label: [
            name,
            one,
            condition,
            network && t`in network ${network}`,
            kind !== 'vpc' &&
              kind !== 'ip_address' &&
              addresses.length > 0 &&
              plural(addresses.length, { one: '# address', other: '# addresses' }),
          ]
            .filter(Boolean)
            .join(', '),
          text: [one, ...resource.searchTexts(row), ...addresses, network].filter(Boolean).join('\n').toLowerCase(),
        };
        return [[id, facts] as const];
      }),
    );
  }, [t, i18n, nodes, edges, available]);
}
