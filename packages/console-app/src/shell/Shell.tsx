import { Fragment, lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import { useLocation } from 'wouter';
import { AppShell, useFocusRestoration } from '@livery/ui';
import { ActivityButton } from '#activity/ActivityButton.js';
import { useBackgroundTasks } from '#background.js';
import { useAnalytics } from '#integrations/analytics/useAnalytics.js';
import { useChat } from '#integrations/chat/useChat.js';
import { hasSandbox } from '#shared/appearance.js';
import { lazyComponent } from '#shared/lazy.js';
import { useOverlays } from '#shared/overlays.js';
import { href } from '#shared/paths.js';
import { useServices } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { SiteLogo } from '#shared/SiteLogo.js';
import { AccountMenu } from './AccountMenu.js';
import { ConnectionStrip, useFollowedConnection } from './ConnectionStrip.js';
import { availableRoutes, currentEntry, routeAt } from './navigation.js';
import { PaletteButton } from './PaletteButton.js';
import { RouterLink } from './RouterLink.js';
import { Screens } from './Screens.js';
import { SiteFooter } from './SiteFooter.js';
import { useAccountNotices } from './useAccountNotices.js';
import { mainId } from './useArrival.js';

const SandboxPanel = __MOCK_API__ ? lazy(() => import('#integrations/mock-api/SandboxPanel.js')) : undefined;

const ActingStrip = lazyComponent(() => import('./ActingStrip.js'));
/** Where it does not arrive the next page says it. */
const EndedAccess = lazy(() => import('./EndedAccess.js').catch(() => ({ default: () => null })));

/** What outlives the screen that opened it. */
function Overlays() {
  const { subscribe, current } = useOverlays();
  const overlays = useSyncExternalStore(subscribe, current);
  return overlays.map(([id, element]) => <Fragment key={id}>{element}</Fragment>);
}

/** Navigation and header around the screen that the address names. */
export function Shell() {
  const { _ } = useLingui();
  const site = useSiteConfig();
  const { siteName } = site;
  const [path] = useLocation();
  const available = availableRoutes(site);
  const current = currentEntry(available, path);
  const connection = useFollowedConnection();
  const services = useServices();
  const { session, storage } = services;
  const [owner] = useState(session.actingFor);
  const [hasEnded] = useState(() => storage.impersonationNotice.get()?.kind === 'ended');
  const { code: atRest, hasNotices, onChange: setHasNotices } = useAccountNotices();
  useBackgroundTasks();
  useChat();
  useAnalytics(routeAt(available, path)?.path);
  useFocusRestoration();

  const screen = (
    <>
      <Screens routes={available} />
      {atRest && <atRest.Watches onChange={setHasNotices} />}
      {hasEnded && (
        <Suspense>
          <EndedAccess />
        </Suspense>
      )}
    </>
  );
  // What is in a layout is mounted anew in the other one.
  const withOverlays = (layout: ReactNode) => (
    <>
      {layout}
      <Overlays />
    </>
  );
  const acting = (rest?: ReactNode) =>
    owner !== undefined && (
      <Suspense key="owner">
        <ActingStrip owner={owner}>{rest}</ActingStrip>
      </Suspense>
    );
  if (routeAt(available, path)?.wholeWindow) return withOverlays(acting(screen) || screen);
  // Notices that are on their way have their room. The connection's needs no code that a broken one could not bring.
  const room = hasNotices && <span key="room" />;
  const connectionLine = connection === 'online' ? room : <ConnectionStrip key="connection" connection={connection} />;
  return withOverlays(
    <AppShell
      siteName={siteName}
      mainId={mainId}
      strip={[
        acting(),
        hasNotices && atRest ? <atRest.NoticeStack key="notices" connection={connection} /> : connectionLine,
      ]}
      linkComponent={RouterLink}
      footer={<SiteFooter />}
      logo={
        <RouterLink href={href('dashboard')} aria-label={siteName}>
          <SiteLogo variant="full" height={20} />
        </RouterLink>
      }
      headerEnd={
        <>
          <PaletteButton />
          <ActivityButton />
          {SandboxPanel && hasSandbox(services) && (
            <Suspense>
              <SandboxPanel />
            </Suspense>
          )}
          <AccountMenu />
        </>
      }
      nav={available.flatMap((entry) =>
        entry.navigation
          ? [
              {
                id: entry.name,
                label: _(entry.navigation.label),
                icon: entry.navigation.icon,
                href: entry.path,
                current: entry.name === current,
              },
            ]
          : [],
      )}
    >
      {screen}
    </AppShell>,
  );
}
