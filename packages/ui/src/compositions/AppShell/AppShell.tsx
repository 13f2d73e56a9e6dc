import { Menu as MenuIcon } from 'lucide-react';
import { Children, forwardRef, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { IconButton } from '../../components/Button/IconButton.js';
import { Drawer } from '../../components/Drawer/Drawer.js';
import { Icon, type IconType } from '../../components/Icon/Icon.js';
import { LinkProvider, RoutedLink, type LinkComponent } from '../../components/LinkProvider/LinkProvider.js';
import { SkipLink } from '../../components/SkipLink/SkipLink.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { media } from '../../theme/tokens.js';
import * as styles from './AppShell.css.js';
import { AppShellStrip } from './Strip.js';

export interface NavItem {
  /** Unique in the navigation. */
  id: string;
  /** The name of the page. */
  label: string;
  /** Above the label; before it in the drawer of a phone. */
  icon: IconType;
  /** The address of the page. */
  href: string;
  /** The page that is shown, or one above it. Default false. */
  current?: boolean | undefined;
}

export interface AppShellProps extends NativeAttributes<HTMLDivElement> {
  /** At the start of the header; at most 35 px high (specification: account and billing, section 9). */
  logo: ReactNode;
  /** At the end of the header: balance, mode switch, user menu. */
  headerEnd?: ReactNode | undefined;
  /** After the logo: a search, the choice of an account. */
  headerStart?: ReactNode | undefined;
  /** The pages, in the order to show, as a rail of 80 px. */
  nav?: readonly NavItem[] | undefined;
  /**
   * A navigation in the place of the rail, of `nav` and `navEnd`, such as SideNavigation; as wide as it is. It is rendered
   * twice: in the frame, and while it is open in the drawer of a phone, which a press on one of its links closes. What both
   * show alike, such as which part is open, is the page's to keep, and its ids are made with `useId`.
   */
  navigation?: ReactNode | undefined;
  /** Between header and page, over the whole width: an `AppShellBanner` with notices. */
  banner?: ReactNode | undefined;
  /** Beside the page, and below it on a phone: an `AppShellAside` with help. */
  aside?: ReactNode | undefined;
  /** Items at the foot of the rail. */
  navEnd?: readonly NavItem[] | undefined;
  /** Names the drawer on a phone, e.g. the site's name. */
  siteName: string;
  /**
   * Lines above the header that stay in sight, one an item: whose account is accessed during impersonation
   * (specification: account and billing, section 2), that there is no connection.
   */
  strip?: ReactNode | undefined;
  /** The router's link; also used by menus and tabs inside. Plain anchors where left out. */
  linkComponent?: LinkComponent | undefined;
  /** The id of the main landmark, which takes focus after the skip link and after a change of route. Default `main`. */
  mainId?: string | undefined;
  /** At the end of every page: contacts, terms, certificates. Links and small pictures. */
  footer?: ReactNode | undefined;
  /** The page, inside the main landmark. */
  children: ReactNode;
}

/** The rail, or what stands in its place. */
type OneNavigation = { navigation?: undefined } | { nav?: undefined; navEnd?: undefined };

const none: readonly NavItem[] = [];

/**
 * The frame of a portal: side navigation of 80 px, header of 35 px, the page (specification: account and billing,
 * section 9). At 700 px or less the navigation is a drawer behind a button. The document scrolls, not a box in it, unless
 * the page is in an `AppShellScrollArea`.
 */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps & OneNavigation>(function AppShell(
  {
    linkComponent,
    logo,
    headerStart,
    headerEnd,
    nav = none,
    navigation,
    banner,
    aside,
    navEnd = none,
    siteName,
    strip,
    mainId = 'main',
    footer,
    children,
    ...attributes
  },
  ref,
) {
  const messages = useOnDemandMessages('appShell', english.appShell);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [header, setHeader] = useState<HTMLElement | null>(null);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) setDrawerOpen(false);
  };
  const strips = Children.toArray(strip);
  useEffect(() => {
    if (!header) return undefined;
    const observer = new ResizeObserver(() => {
      // The name in var(…).
      document.documentElement.style.setProperty(styles.headerHeight.slice(4, -1), `${header.offsetHeight}px`);
      /* A phone was turned, or the window widened: the drawer's button is gone. */
      if (window.matchMedia(media.desktop).matches) setDrawerOpen(false);
    });
    observer.observe(header);
    return () => observer.disconnect();
  }, [header]);

  const frame = (
    <div
      {...attributes}
      ref={ref}
      className={styles.root}
      style={assignInlineVars({ [styles.stripCount]: String(strips.length) })}
    >
      <SkipLink target={mainId} />
      <header ref={setHeader} className={styles.header}>
        {strips.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line of text has no key of its own, and keeps its position
          <AppShellStrip key={index}>{line}</AppShellStrip>
        ))}
        <div className={styles.bar}>
          <div className={styles.menuButton}>
            <IconButton
              size="small"
              icon={MenuIcon}
              label={messages.openNavigation}
              aria-haspopup="dialog"
              aria-expanded={drawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          </div>
          <div className={styles.logo}>{logo}</div>
          {!isEmpty(headerStart) && <div className={styles.headerStart}>{headerStart}</div>}
          <div className={styles.headerEnd}>{headerEnd}</div>
        </div>
      </header>
      {banner}
      {navigation === undefined ? (
        <nav className={`${styles.navigation} ${styles.rail}`} aria-label={messages.navigation}>
          <NavList items={nav} />
          <NavList items={navEnd} atEnd />
        </nav>
      ) : (
        <div className={styles.navigation}>{navigation}</div>
      )}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {aside}
      {!isEmpty(footer) && <footer className={styles.footer}>{footer}</footer>}
      <Drawer
        open={drawerOpen}
        onOpenChange={setDrawerOpen}
        heading={siteName}
        side="start"
        surface="navigation"
        onClick={closeAfterLink}
      >
        {navigation ?? (
          <nav aria-label={messages.navigation}>
            <NavList items={[...nav, ...navEnd]} inDrawer />
          </nav>
        )}
      </Drawer>
    </div>
  );
  return linkComponent === undefined ? frame : <LinkProvider linkComponent={linkComponent}>{frame}</LinkProvider>;
});

interface NavListProps {
  items: readonly NavItem[];
  atEnd?: boolean | undefined;
  inDrawer?: boolean | undefined;
}

function NavList({ items, atEnd = false, inDrawer = false }: NavListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={atEnd ? `${styles.items} ${styles.itemsEnd}` : styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <RoutedLink
            href={item.href}
            className={inDrawer ? `${styles.item} ${styles.drawerItem}` : styles.item}
            aria-current={item.current ? 'page' : undefined}
          >
            <Icon icon={item.icon} size={20} />
            {item.label}
          </RoutedLink>
        </li>
      ))}
    </ul>
  );
}
