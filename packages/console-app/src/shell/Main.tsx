import { useEffect } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Announcer, LinkProvider, ToastRegion } from '@livery/ui';
import { recordChanges } from '#activity/recordChanges.js';
import { createLeaveGuards } from '#shared/leaving/leaveGuards.js';
import { useServices, type Services } from '#shared/services.js';
import { createConsoleQueries } from '#shared/queries.js';
import { changeErrorTexts } from '#shared/texts/changeErrors.js';
import { addErrorTexts } from '#shared/texts/errors.js';
import { routes } from '#routes.js';
import { base } from '#shared/session.js';
import { createPageTitles } from '#shared/pageTitle.js';
import { createToasts } from '#shared/toasts.js';
import { RouterLink } from './RouterLink.js';
import { Shell } from './Shell.js';
import { deferred } from './deferredLocation.js';
import { guarded } from './guardedLocation.js';
import { routeAt } from './navigation.js';
import { useIdentifiedLocation } from './scrollRestoration.js';

addErrorTexts(changeErrorTexts);

/** Fetches the first screen beside the configuration, not after it. */
export const prefetch = async ({ environment: { address } }: Services): Promise<unknown> =>
  routeAt(routes, address.pathname.slice(base.length) || '/')?.prefetch();

/** The reads of the page, and the address that its router follows. */
function openConsole(services: Services) {
  const queries = services.get(createConsoleQueries);
  recordChanges(queries);
  const { router } = services.environment;
  // Registered before the router's.
  if (!router) addEventListener('popstate', services.get(createLeaveGuards).historyMoved);
  const location = guarded(router ?? useIdentifiedLocation, services);
  return { queries, location: deferred(location) };
}

/** Shows what became of a change in the title too, where the page is in another tab. Returns what ends that. */
function followOutcomes(services: Services): () => void {
  const toasts = services.get(createToasts);
  const { showBriefly } = services.get(createPageTitles);
  let last = toasts.entries().at(-1);
  return toasts.subscribe(() => {
    const latest = toasts.entries().at(-1);
    if (latest && latest.id !== last?.id && document.hidden) showBriefly(latest.text);
    last = latest ?? last;
  });
}

/** The console of somebody who is signed in. */
export default function Main() {
  const services = useServices();
  const { queries, location } = services.get(openConsole);
  useEffect(() => followOutcomes(services), [services]);
  return (
    <QueryClientProvider client={queries}>
      <Announcer>
        <Router base={base} hook={location}>
          <LinkProvider linkComponent={RouterLink}>
            <Shell />
            <ToastRegion queue={services.get(createToasts)} />
          </LinkProvider>
        </Router>
      </Announcer>
    </QueryClientProvider>
  );
}
