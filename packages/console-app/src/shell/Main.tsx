import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Announcer, LinkProvider, ToastRegion } from '@livery/ui';
import { recordChanges } from '#activity/recordChanges.js';
import { useEnvironment, type BrowserEnvironment } from '#shared/environment.js';
import { createConsoleQueries } from '#shared/queries.js';
import { changeErrorTexts } from '#shared/texts/changeErrors.js';
import { addErrorTexts } from '#shared/texts/errors.js';
import { routes } from '#routes.js';
import { base } from '#shared/session.js';
import { closeOverlays } from '#shared/overlays.js';
import { showTitleBriefly } from '#shared/pageTitle.js';
import { toasts } from '#shared/toasts.js';
import { RouterLink } from './RouterLink.js';
import { Shell } from './Shell.js';
import { deferred } from './deferredLocation.js';
import { routeAt } from './navigation.js';
import { useIdentifiedLocation } from './scrollRestoration.js';

addErrorTexts(changeErrorTexts);

/** Fetches the first screen beside the configuration, not after it. */
export const prefetch = async ({ address }: BrowserEnvironment): Promise<unknown> =>
  routeAt(routes, address.pathname.slice(base.length) || '/')?.prefetch();

/** What lasts as long as the page. */
function createServices(environment: BrowserEnvironment) {
  const queries = createConsoleQueries(environment);
  recordChanges(queries);
  return { queries, location: deferred(environment.router ?? useIdentifiedLocation) };
}

/**
 * Ends what lasts as long as the page and is a module's own, because code outside React reaches it: a page that follows
 * without loading the modules again, as in a story, begins without it.
 */
function leave(): void {
  toasts.clear();
  closeOverlays();
}

/** Shows what became of a change in the title too, where the page is in another tab. Returns what ends that. */
function followOutcomes(): () => void {
  let last = toasts.entries().at(-1);
  return toasts.subscribe(() => {
    const latest = toasts.entries().at(-1);
    if (latest && latest.id !== last?.id && document.hidden) showTitleBriefly(latest.text);
    last = latest ?? last;
  });
}

/** The console of somebody who is signed in. */
export default function Main() {
  const environment = useEnvironment();
  const [{ queries, location }] = useState(() => createServices(environment));
  useEffect(() => leave, []);
  useEffect(followOutcomes, []);
  return (
    <QueryClientProvider client={queries}>
      <Announcer>
        <Router base={base} hook={location}>
          <LinkProvider component={RouterLink}>
            <Shell />
            <ToastRegion queue={toasts} />
          </LinkProvider>
        </Router>
      </Announcer>
    </QueryClientProvider>
  );
}
