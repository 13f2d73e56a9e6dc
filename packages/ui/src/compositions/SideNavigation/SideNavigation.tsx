import { ChevronRight, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { forwardRef, useId, useState, type ReactNode } from 'react';
import { Icon, type IconType } from '../../components/Icon/Icon.js';
import { RoutedLink } from '../../components/LinkProvider/LinkProvider.js';
import { useTooltip } from '../../components/Tooltip/useTooltip.js';
import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.js';
import { mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import type { Pair } from '../../internal/controlled.js';
import { useControlled } from '../../internal/hooks.js';
import { isEmpty } from '../../internal/props.js';
import { useMedia } from '../../components/Media/useMedia.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { appShell } from '../../messages/enOfScreens.js';
import { media } from '../../theme/tokens.js';
import * as styles from './SideNavigation.css.js';

export interface SideNavigationPage {
  /** Unique in the navigation. */
  id: string;
  /** The name of the page. */
  label: string;
  /** The address of the page. */
  href: string;
  /** The page that is shown, or one above it. Default false. */
  current?: boolean | undefined;
  /** At the end of the line: a number, or a word such as "New". */
  badge?: ReactNode;
  /** What the badge is read out as, such as "3 overdue". */
  badgeLabel?: string | undefined;
}

/** Leads to a page, or shows and hides those under it. */
export type SideNavigationItem = Omit<SideNavigationPage, 'href'> & {
  /** All that is left of it while the navigation is collapsed. */
  icon: IconType;
} & (
    | {
        /** The address of the page. */
        href: string;
        items?: undefined;
      }
    | {
        href?: undefined;
        /** The pages under it, which a press shows and hides. Shown from the start where one of them is `current`. */
        items: readonly SideNavigationPage[];
      }
  );

export interface SideNavigationGroup {
  /** Unique in the navigation. */
  id: string;
  /** What its pages have in common. */
  label?: string | undefined;
  /** In the order to show. */
  items: readonly SideNavigationItem[];
  /** Keeps to the foot of the navigation: settings, help. Default false. */
  atEnd?: boolean | undefined;
}

export interface SideNavigationProps extends NativeAttributes {
  /** The pages of the portal by what they have in common. One group without a label is a plain list. */
  groups: readonly SideNavigationGroup[];
  /** Tells it from other navigation of the page. Default: "Main". */
  label?: string | undefined;
  /** Whether only icons are shown, with the names as tooltips. */
  collapsed?: boolean | undefined;
  /** Whether it is at first, where the navigation keeps that itself. Default false. */
  defaultCollapsed?: boolean | undefined;
  /** Called with whether only icons are now shown. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** Whether it can be collapsed by a button at its foot. Default true. */
  collapsible?: boolean | undefined;
}

/**
 * The pages of a portal, 240 px wide, or 56 px with icons alone. For the `navigation` of AppShell, which shows it in a drawer
 * on a phone: there it is always whole, and as wide as its place.
 */
export const SideNavigation = forwardRef<HTMLElement, SideNavigationProps & Pair<SideNavigationProps, 'collapsed'>>(
  function SideNavigation(
    { groups, label, collapsed: given, defaultCollapsed = false, onCollapsedChange, collapsible = true, ...attributes },
    ref,
  ) {
    const words = useOnDemandMessages('appShell', appShell);
    const messages = useOnDemandMessages('sideNavigation', english.sideNavigation);
    const isOnPhone = useMedia(media.mobile);
    const [collapsed, setCollapsed] = useControlled(given, defaultCollapsed, onCollapsedChange);
    const isFolded = collapsed && !isOnPhone;
    const inOrder = [...groups.filter(({ atEnd }) => !atEnd), ...groups.filter(({ atEnd }) => atEnd)];
    const firstAtEnd = inOrder.find(({ atEnd }) => atEnd)?.id;
    return (
      <nav
        aria-label={label ?? words.navigation}
        {...attributes}
        ref={ref}
        className={styles.root}
        data-folded={isFolded || undefined}
      >
        {inOrder.map((group) => (
          <Group
            key={group.id}
            group={group}
            isFolded={isFolded}
            isAtEnd={group.id === firstAtEnd}
            onUnfold={() => setCollapsed(false)}
          />
        ))}
        {collapsible && !isOnPhone && (
          <div className={firstAtEnd === undefined ? `${styles.foot} ${styles.groupEnd}` : styles.foot}>
            <Line
              icon={isFolded ? PanelLeftOpen : PanelLeftClose}
              isFolded={isFolded}
              label={isFolded ? messages.expand : messages.collapse}
              aria-expanded={!isFolded}
              onClick={() => setCollapsed(!collapsed)}
            />
          </div>
        )}
      </nav>
    );
  },
);

interface GroupProps {
  group: SideNavigationGroup;
  isFolded: boolean;
  isAtEnd: boolean;
  onUnfold: () => void;
}

function Group({ group: { label, items }, isFolded, isAtEnd, onUnfold }: GroupProps) {
  const id = useId();
  return (
    <div className={isAtEnd ? `${styles.group} ${styles.groupEnd}` : styles.group}>
      {label !== undefined && (
        <div id={id} className={styles.groupLabel}>
          {label}
        </div>
      )}
      <ul className={styles.list} aria-labelledby={label === undefined ? undefined : id}>
        {items.map((item) => (
          <li key={item.id} className={styles.entry}>
            {item.items === undefined ? (
              <Line {...item} isFolded={isFolded} />
            ) : (
              <Section item={item} pages={item.items} isFolded={isFolded} onUnfold={onUnfold} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface SectionProps extends Pick<GroupProps, 'isFolded' | 'onUnfold'> {
  item: SideNavigationItem;
  pages: readonly SideNavigationPage[];
}

/** An item with items of its own. */
function Section({ item, pages, isFolded, onUnfold }: SectionProps) {
  const id = useId();
  const hasCurrent = pages.some(({ current }) => current);
  const [isOpen, setOpen] = useState(hasCurrent);
  const [hadCurrent, setHadCurrent] = useState(hasCurrent);
  /* A page of it was reached by another way. */
  if (hasCurrent !== hadCurrent) {
    setHadCurrent(hasCurrent);
    if (hasCurrent) setOpen(true);
  }
  const isShown = isOpen && !isFolded;
  return (
    <>
      <Line
        {...item}
        href={undefined}
        isFolded={isFolded}
        /* Without its pages in sight it stands for the one that is shown. */
        current={hasCurrent && !isShown}
        hasItems
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => {
          setOpen(isFolded || !isOpen);
          if (isFolded) onUnfold();
        }}
      />
      <ul id={id} hidden={!isShown} className={styles.nested} aria-label={item.label}>
        {pages.map((page) => (
          <li key={page.id} className={styles.entry}>
            <Line {...page} isFolded={false} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LineProps extends Omit<SideNavigationPage, 'id' | 'href'> {
  id?: string | undefined;
  href?: string | undefined;
  icon?: IconType | undefined;
  isFolded: boolean;
  hasItems?: boolean | undefined;
  onClick?: (() => void) | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
}

/** A link, or a button where it leads nowhere. */
function Line({
  label,
  href,
  current,
  badge,
  badgeLabel,
  icon,
  isFolded,
  hasItems = false,
  onClick,
  ...aria
}: LineProps) {
  const hasBadge = !isEmpty(badge);
  const { triggerProps, bubble } = useTooltip({ content: isFolded ? label : undefined, placement: 'right' });
  const attributes = mergeAttributes(
    { 'aria-expanded': aria['aria-expanded'], 'aria-controls': aria['aria-controls'], onClick },
    {
      ...triggerProps,
      className: styles.item,
      'aria-current': current ? (href === undefined ? ('true' as const) : ('page' as const)) : undefined,
    },
  );
  const content = (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon icon={icon} size={20} directional={icon === PanelLeftOpen || icon === PanelLeftClose} />
          {isFolded && hasBadge && <span className={styles.dot} />}
        </span>
      )}
      <span className={isFolded ? visuallyHidden : styles.label}>{label}</span>
      {hasBadge && (
        <span
          className={isFolded ? visuallyHidden : styles.badge}
          aria-hidden={badgeLabel !== undefined || undefined}
          data-aside=""
        >
          {badge}
        </span>
      )}
      {hasBadge && badgeLabel !== undefined && (
        <span className={visuallyHidden} data-aside="">
          {badgeLabel}
        </span>
      )}
      {hasItems && !isFolded && (
        <span className={styles.chevron}>
          <Icon icon={ChevronRight} size={14} />
        </span>
      )}
    </>
  );
  return (
    <>
      {href === undefined ? (
        <button type="button" {...attributes}>
          {content}
        </button>
      ) : (
        <RoutedLink href={href} {...attributes}>
          {content}
        </RoutedLink>
      )}
      {bubble}
    </>
  );
}
