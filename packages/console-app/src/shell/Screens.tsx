import { Suspense, useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react';
import { Route, Switch, useLocation } from 'wouter';
import { Skeleton, Stack, useAnnounce } from '@livery/ui';
import type { RouteEntry } from '#routes.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { PageTitle } from '#shared/pageTitle.js';
import { routeAt } from './navigation.js';
import { NotFound } from './NotFound.js';
import { ScreenBoundary } from './ScreenBoundary.js';

export const mainId = 'main';

/** The screen the address names, between its loading shape and its error. */
export function Screens({ routes }: { routes: readonly RouteEntry[] }) {
  const { _ } = useLingui();
  const [path] = useLocation();
  const entry = routeAt(routes, path);
  useArrival(path, entry ? _(entry.title) : undefined);

  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<ScreenShape />}>
        <Switch>
          {routes.map(({ name, path: pattern, screen: Screen, title }) => (
            <Route key={name} path={pattern}>
              <PageTitle title={_(title)} />
              <Screen />
            </Route>
          ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  );
}

/** A title and rows, as most screens begin. */
function ScreenShape() {
  return (
    <Stack gap={6}>
      <Skeleton shape="block" height={36} width="min(240px, 100%)" />
      <Skeleton shape="rows" count={8} />
    </Stack>
  );
}

/** After following a link: the page starts at its top, has the focus, and is announced by its title. */
function useArrival(path: string, title: string | undefined) {
  const announce = useAnnounce();
  const { siteName } = useSiteConfig();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
    announce(title ?? siteName);
  }, [path, title, siteName, announce]);
}
