import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { Announcer, LinkProvider, ToastRegion } from '@livery/ui';
import { createConsoleQueries } from '#shared/queries.js';
import { routes } from '#routes.js';
import { base } from '#shared/session.js';
import { toasts } from '#shared/toasts.js';
import { RouterLink } from './RouterLink.js';
import { Shell } from './Shell.js';
import { deferredLocation } from './deferredLocation.js';
import { routeAt } from './navigation.js';

const queries = createConsoleQueries();

// The first screen's code comes beside the configuration and the words. What fails here is tried again when it is shown.
routeAt(routes, location.pathname.slice(base.length) || '/')
  ?.warm()
  .catch(() => undefined);

/** The console of somebody who is signed in. */
export default function Main() {
  return (
    <QueryClientProvider client={queries}>
      <Announcer>
        <Router base={base} hook={deferredLocation}>
          <LinkProvider component={RouterLink}>
            <Shell />
            <ToastRegion queue={toasts} />
          </LinkProvider>
        </Router>
      </Announcer>
    </QueryClientProvider>
  );
}
