import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { Icon, IconButton, RoutedLink, StatusIndicator, toneIcons, VisuallyHidden } from '@livery/ui';
import type { Topology, TopologyEdge, TopologyNode } from '@livery/api/domain/topology';
import { useUnits } from '#shared/units.js';
import type { NodeFacts } from './useNodeFacts.js';
import { type GraphLibrary, nextItem, sceneOf } from './scene.js';
import type { Rect, SceneGroup, SceneItem } from './sceneItem.js';
import { usePanZoom } from './usePanZoom.js';
import * as styles from './picture.css.js';

export interface PictureProps {
  library: GraphLibrary;
  topology: Topology;
  facts: ReadonlyMap<string, NodeFacts>;
  /** What a search found; undefined while nothing is searched for. */
  found: readonly TopologyNode[] | undefined;
  /** What the search shows next: a new object each time. */
  searchTarget: { id: string } | undefined;
}

const intersects = (one: Rect, other: Rect): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height;

const idOf = ({ target }: SyntheticEvent): string | undefined =>
  target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? undefined) : undefined;

const zoomStep = 1.3;

/** The topology of a location, drawn: moved by dragging, walked through by arrow keys. */
export function Picture({ library, topology, facts, found, searchTarget }: PictureProps) {
  const { t } = useLingui();
  const keysId = useId();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const mirrored = document.documentElement.dir === 'rtl';
  const scene = useMemo(
    () => sceneOf(topology, { library, expanded, mirrored }),
    [library, topology, expanded, mirrored],
  );
  const { setFrame, layer, drawn, isCut, ...view } = usePanZoom(scene, mirrored);
  const [chosen, setChosen] = useState<string>();
  const [active, setActive] = useState<string>();
  const [first] = scene.items.keys();
  const firstNetwork = scene.boxes.find(({ isNetwork }) => isNetwork)?.id;
  const current = chosen !== undefined && scene.items.has(chosen) ? chosen : (firstNetwork ?? first);
  const requested = useRef<{ focus?: string; anchor?: SceneItem }>({});

  const focusOn = (id: string) => {
    requested.current.focus = id;
    setChosen(id);
  };
  /* Always the same function, so that only what changes is rendered again. */
  const toggle = useCallback((item: SceneItem) => {
    requested.current = { focus: item.id, anchor: item };
    setChosen(item.id);
    setExpanded((before) => {
      const next = new Set(before);
      if (!next.delete(item.id)) next.add(item.id);
      return next;
    });
  }, []);
  /* Once it is drawn: what was wanted gets its place in sight. */
  useEffect(() => {
    const { focus, anchor } = requested.current;
    requested.current = {};
    if (focus === undefined) return;
    const position = scene.items.get(focus);
    if (anchor && position) view.keep(anchor, position);
    if (position) view.reveal(position);
    const element = layer.current?.querySelector<SVGElement>(`[data-id="${CSS.escape(focus)}"]`);
    element?.focus({ preventScroll: true });
    element?.ownerSVGElement?.scrollIntoView({ block: 'nearest' });
  });

  const [visibleTarget, setVisibleTarget] = useState<{ id: string }>();
  if (searchTarget && searchTarget !== visibleTarget) {
    setVisibleTarget(searchTarget);
    setChosen(searchTarget.id);
    const holder = scene.itemOf(searchTarget.id);
    if (holder !== undefined && holder !== searchTarget.id) setExpanded(new Set([...expanded, holder]));
  }
  const centreOn = useEffectEvent((id: string) => {
    const position = scene.items.get(id);
    if (position) view.reveal(position, { centre: true });
  });
  /* Not before the frame has a size, and the picture its first place in it. */
  const isPlaced = drawn !== undefined;
  useEffect(() => {
    if (visibleTarget && isPlaced) centreOn(visibleTarget.id);
  }, [visibleTarget, isPlaced]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = current === undefined ? undefined : scene.items.get(current);
    const zooms: Partial<Record<string, () => void>> = {
      '+': () => view.zoom(zoomStep, focused),
      '=': () => view.zoom(zoomStep, focused),
      '-': () => view.zoom(1 / zoomStep, focused),
      '0': view.fit,
    };
    const next = current === undefined ? undefined : nextItem(scene, current, event.key);
    const zoom = zooms[event.key];
    if (!zoom && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    zoom?.();
    if (next !== undefined) focusOn(next);
  };

  const near = active === undefined ? undefined : scene.neighbours.get(active);
  const matches = useMemo(() => new Set(found?.map(({ id }) => scene.itemOf(id))), [found, scene]);
  const isSeen = (rect: Rect) => drawn !== undefined && intersects(rect, drawn.area);
  const laneTitles: Partial<Record<string, string>> = {
    addresses: t`Public addresses`,
    firewalls: t`Firewalls`,
    empty: t`Networks without members`,
    elsewhere: t`Network not known`,
  };
  return (
    <>
      <VisuallyHidden id={keysId}>
        {t`Arrow keys lead from one resource to the next, Enter opens it, plus, minus and 0 change the scale.`}
      </VisuallyHidden>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys for what is in it */}
        <svg
          ref={setFrame}
          role="application"
          aria-label={t`Network view`}
          aria-describedby={keysId}
          className={styles.svg}
          data-active={near && ''}
          onKeyDown={press}
          onPointerOver={(event) => setActive(idOf(event))}
          onPointerLeave={() => setActive(undefined)}
          onFocus={(event) => {
            const id = idOf(event);
            setActive(id);
            setChosen(id);
          }}
          onBlur={() => setActive(undefined)}
        >
          <g ref={layer}>
            {scene.boxes.filter(isSeen).map((box) => (
              <g key={box.id}>
                <rect {...rectOf(box)} className={box.isNetwork ? styles.network : styles.lane} />
                {!box.isNetwork && (
                  <text x={mirrored ? box.x + box.width - 12 : box.x + 12} y={box.y + 25} className={styles.laneTitle}>
                    {laneTitles[box.id]}
                  </text>
                )}
              </g>
            ))}
            {scene.lines
              .filter(({ bounds }) => isSeen(bounds))
              .map(({ id, kind, path, from, to }) => (
                <path
                  key={id}
                  d={path}
                  className={`${styles.line} ${styles.lineOf[kind]}`}
                  data-near={from === active || to === active ? '' : undefined}
                />
              ))}
            {[...scene.items.values()]
              .filter((item) => isSeen(item) || item.id === current)
              .map((item) => (
                <Item
                  key={item.id}
                  item={item}
                  facts={facts}
                  isCurrent={item.id === current}
                  isNear={near?.has(item.id) ?? false}
                  isMatch={matches.has(item.id)}
                  isDetailed={drawn?.isDetailed ?? true}
                  mirrored={mirrored}
                  onToggle={toggle}
                />
              ))}
          </g>
        </svg>
        {isCut && <p className={styles.hint}>{t`Drag to see more, or fit it all in`}</p>}
        <div className={styles.tools}>
          <IconButton icon={ZoomOut} label={t`Zoom out`} variant="quiet" onClick={() => view.zoom(1 / zoomStep)} />
          <IconButton icon={ZoomIn} label={t`Zoom in`} variant="quiet" onClick={() => view.zoom(zoomStep)} />
          <IconButton icon={Maximize} label={t`Fit`} variant="quiet" onClick={view.fit} />
        </div>
      </div>
      <Legend topology={topology} facts={facts} />
    </>
  );
}

const rectOf = ({ x, y, width, height }: Rect): Rect => ({ x, y, width, height });

/** A text that has room for so many characters. */
const cut = (text: string, room: number): string => (text.length <= room ? text : `${text.slice(0, room - 1)}…`);

interface ItemProps {
  item: SceneItem;
  facts: ReadonlyMap<string, NodeFacts>;
  isCurrent: boolean;
  isNear: boolean;
  isMatch: boolean;
  /** Whether words can be read at this scale. */
  isDetailed: boolean;
  mirrored: boolean;
  onToggle: (item: SceneItem) => void;
}

/** A resource, which is a link to its page, or a group that can be expanded. */
const Item = memo(function Item(props: ItemProps) {
  const { item, facts, isCurrent, isNear, isMatch, isDetailed, mirrored, onToggle } = props;
  const { group, node, width, isHead } = item;
  const labels = useGroupLabels(group, facts);
  const own = facts.get(node?.id ?? group?.members[0]?.id ?? '');
  if (!own) return null;
  const { name, detail, label } = group ? labels : own;
  const status = group ? undefined : own.status;
  /* From the side where reading begins. */
  const from = (offset: number, size = 0) => (mirrored ? width - offset - size : offset);
  /* The way back to one has no icon, but all of its words. */
  const hasIcon = !group?.isExpanded;
  const textStart = hasIcon ? 36 : 12;
  const room = Math.floor((width - textStart - (status || group ? 24 : 8)) / 6.4);
  const shared = {
    'data-id': item.id,
    'data-near': isNear ? '' : undefined,
    'data-match': isMatch ? '' : undefined,
    'data-plain': isDetailed ? undefined : '',
    'data-tone': status?.tone,
    tabIndex: isCurrent ? 0 : -1,
    className: styles.item,
  };
  const StatusIcon = status && toneIcons[status.tone];
  const content = (
    <>
      {/* The accessible name. */}
      <title>{label}</title>
      <rect width={width} height={item.height} rx={isHead ? 8 : 6} className={isHead ? styles.head : styles.card} />
      {(isDetailed || isHead) && (
        <g aria-hidden="true">
          {!isHead && hasIcon && <rect x={from(6, 24)} y={8} width={24} height={24} rx={5} className={styles.tile} />}
          {hasIcon && (
            <g transform={`translate(${from(10, 16)} 12)`} className={styles.icon}>
              <Icon icon={own.icon} />
            </g>
          )}
          <text x={from(textStart)} y={17} className={styles.name}>
            {cut(name, room)}
          </text>
          <text x={from(textStart)} y={32} className={styles.detail}>
            {cut(detail, room)}
          </text>
          {StatusIcon && status && (
            <g transform={`translate(${from(width - 22, 16)} 12)`} className={styles.tone[status.tone]}>
              <Icon icon={StatusIcon} />
            </g>
          )}
          {group && (
            <g transform={`translate(${from(width - 22, 16)} 12)`} className={styles.icon}>
              <Icon icon={group.isExpanded ? ChevronUp : ChevronDown} />
            </g>
          )}
        </g>
      )}
    </>
  );
  return (
    <g transform={`translate(${item.x} ${item.y})`}>
      {group ? (
        <g
          {...shared}
          role="button"
          aria-expanded={group.isExpanded}
          onClick={() => onToggle(item)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onToggle(item);
          }}
        >
          {content}
        </g>
      ) : (
        <RoutedLink {...shared} href={own.href}>
          {content}
        </RoutedLink>
      )}
    </g>
  );
});

/** What a group says: how many there are, and how they are. */
function useGroupLabels(group: SceneGroup | undefined, facts: ReadonlyMap<string, NodeFacts>) {
  const { t } = useLingui();
  const { number } = useUnits();
  if (!group) return { name: '', detail: '', label: '' };
  const { members, isExpanded } = group;
  const all = members.flatMap(({ id }) => facts.get(id) ?? []);
  const conditions = new Map<string, number>();
  for (const { condition } of all) if (condition) conditions.set(condition, (conditions.get(condition) ?? 0) + 1);
  const name = all[0]?.count(members.length) ?? '';
  const counts = [...conditions].map(([word, count]) => `${number(count)} ${word}`).join(' · ');
  return {
    name: isExpanded ? t`Collapse` : name,
    detail: isExpanded ? name : counts || t`Expand`,
    label: [name, counts].filter(Boolean).join(', '),
  };
}

/** What the lines and the icons of the picture mean, as far as there are such. */
function Legend({ topology, facts }: Pick<PictureProps, 'topology' | 'facts'>) {
  const { t } = useLingui();
  const labels: Record<TopologyEdge['kind'], string> = {
    assigned: t`Address is assigned to`,
    forwards: t`Forwards to`,
    attached: t`Firewall is attached to`,
    member: t`Member by VLAN`,
  };
  const drawn = new Set(
    topology.edges.flatMap(({ kind, vlan }) => (kind === 'member' && vlan === undefined ? [] : kind)),
  );
  const statuses = new Map(
    [...facts.values()].flatMap(({ status }) => (status ? [[status.label, status] as const] : [])),
  );
  return (
    <ul className={styles.legend} aria-label={t`Legend`}>
      {[...drawn].map((kind) => (
        <li key={kind} className={styles.legendItem}>
          <svg width={32} height={10} aria-hidden="true">
            <path
              d={kind === 'assigned' || kind === 'forwards' ? 'M0 5H31M25 1L31 5L25 9' : 'M0 5H32'}
              className={`${styles.line} ${styles.lineOf[kind]}`}
            />
          </svg>
          {labels[kind]}
        </li>
      ))}
      {[...statuses].map(([word, { tone, isTransitional }]) => (
        <li key={word} className={styles.legendItem}>
          <StatusIndicator tone={tone} transitional={isTransitional}>
            {word}
          </StatusIndicator>
        </li>
      ))}
    </ul>
  );
}
