import { Suspense } from 'react';
import { useLingui } from '@lingui/react';
import { Route, Switch, useLocation, useRouter } from 'wouter';
import { Skeleton, Stack } from '@livery/ui';
import type { RouteEntry } from '#routes.js';
import { useBrand } from '#shared/brand.js';
import { FormScope } from '#shared/formScope.js';
import { lazyComponent } from '#shared/lazy.js';
import { PageTitle } from '#shared/pageTitle.js';
import { ScreenPathname } from '#shared/useIsVisible.js';
import { titleOf } from './navigation.js';
import { ScreenBoundary } from './ScreenBoundary.js';
import { useScrollRestoration } from './scrollRestoration.js';
import { useArrival } from './useArrival.js';

const NotFound = lazyComponent(() => import('./NotFound.js'));

/** The screen the address names, between its loading shape and its error. */
export function Screens({ routes }: { routes: readonly RouteEntry[] }) {
  const { _ } = useLingui();
  const brand = useBrand();
  const router = useRouter();
  const [path] = useLocation();
  const [pathname] = router.hook(router);
  useArrival(path);

  return (
    <>
      <Suspense fallback={<ScreenShape />}>
        <ScreenBoundary key={path}>
          <ScreenPathname value={pathname}>
            <FormScope value={path}>
              <Switch>
                {routes.map(({ screen: Screen, ...entry }) => (
                  <Route key={entry.name} path={entry.path}>
                    <PageTitle title={_(titleOf(entry, brand))} />
                    <Screen />
                  </Route>
                ))}
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </FormScope>
          </ScreenPathname>
        </ScreenBoundary>
      </Suspense>
      <ScrollRestoration path={path} />
    </>
  );
}

/** Renders with each change of the history's entry, as with each letter in a search; the screen need not. */
function ScrollRestoration({ path }: { path: string }) {
  useScrollRestoration(path);
  return null;
}

/** A title and rows, as most screens begin. */
function ScreenShape() {
  return (
    <Stack gap={6} data-loading>
      <Skeleton shape="block" height={36} width="240px" />
      <Skeleton shape="rows" count={8} />
    </Stack>
  );
}
