import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Plus, Share2, Table2 } from 'lucide-react';
import {
  Alert,
  EmptyState,
  LinkButton,
  PageHeader,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  useMedia,
} from '@livery/ui';
import { media } from '@livery/ui/theme';
import { createRowFilter, useSearchText } from '@livery/ui/collections';
import { isFeatureOn } from '@livery/api/domain/features';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import { RowsFailures } from '#kit';
import { privateNetworks } from '#resources/privateNetworks.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { useLocations } from '#shared/locations.js';
import { lazyComponent } from '#shared/lazy.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useHasLasted } from '#shared/useHasLasted.js';
import { useSearchState } from '#shared/useSearchState.js';
import type { PictureProps } from './Picture.js';
import { useNodeFacts } from './useNodeFacts.js';
import { useTopology } from './useTopology.js';
import * as styles from './picture.css.js';

/** The picture, and the graph library that lays it out. */
const Picture = lazyComponent(async () => {
  const [{ Picture: Drawn }, library] = await Promise.all([import('./Picture.js'), import('@dagrejs/dagre')]);
  return { default: (props: Omit<PictureProps, 'library'>) => <Drawn {...props} library={library} /> };
});

const NodeTable = lazyComponent(() => import('./NodeTable.js'));

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
  const location = requestedOrDefault(locations, ({ slug }) => slug === address.location);
  const isNarrow = useMedia(media.mobile);
  const displayedView = address.view === 'table' || (address.view !== 'picture' && isNarrow) ? 'table' : 'picture';
  const search = useSearchText(address.q ?? '', (q) => change({ q }));
  const slug = location?.slug ?? '';
  const [lastTarget, setSearchTarget] = useState<{ id: string; index: number; location: string }>();
  const searchTarget = lastTarget?.location === slug ? lastTarget : undefined;
  const { topology, isKnown, lists, isPending: isIncomplete } = useTopology(slug);
  const isPartlyVisible = useHasLasted(isIncomplete && topology.nodes.size > 0, graceTime);
  const isPending = isIncomplete && !isPartlyVisible;
  const facts = useNodeFacts(topology);
  const q = useDeferredValue(search.text);
  const nodes = useMemo(() => [...topology.nodes.values()], [topology]);
  const found = useMemo(
    () => createRowFilter(nodes, [], ({ id }) => facts.get(id)?.text ?? '').apply({ q, values: {} }),
    [nodes, facts, q],
  );
  const isSearched = q.trim() !== '';
  const isEmpty = !isPending && nodes.length === 0;
  const next = () => {
    search.flush();
    const index = (searchTarget?.index ?? -1) + 1;
    const node = found[index % found.length];
    if (isSearched && node) setSearchTarget({ id: node.id, index, location: slug });
  };
  const skeleton = <Skeleton shape="block" height={480} />;
  let content: ReactNode;
  if (isEmpty && lists.every(({ failures }) => failures.length === 0)) {
    content = <NothingYet />;
  } else if (displayedView === 'table') {
    content = (
      <Suspense fallback={skeleton}>
        <NodeTable topology={topology} facts={facts} rows={found} isPending={isPending} isSearched={isSearched} />
      </Suspense>
    );
  } else if (isPending) {
    content = <div aria-busy="true">{skeleton}</div>;
  } else if (!isEmpty) {
    content = (
      <Suspense fallback={skeleton}>
        <Picture
          key={slug}
          topology={topology}
          facts={facts}
          found={isSearched ? found : undefined}
          searchTarget={searchTarget}
        />
      </Suspense>
    );
  }
  return (
    <Stack>
      <PageHeader heading={t`Network view`} />
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
              setSearchTarget(undefined);
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
            value={displayedView}
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
      {!isKnown && (
        <Alert tone="warning" urgency="off">
          {t`What is connected is not fully known: the server's answer was not understood.`}
        </Alert>
      )}
      {content}
    </Stack>
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
            {i18n._(first.resource.messages.create)}
          </LinkButton>
        )
      }
    >
      {t`The networks of this location will be here, with the machines, load balancers and addresses in them.`}
    </EmptyState>
  );
}
