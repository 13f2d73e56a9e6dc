import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCatalogue } from '#i18n/i18n.js';
import { browserPage, PageContext, type Page } from '#shared/page.js';
import { base, isSignedIn } from '#shared/session.js';
import { begin } from '#start/begin.js';
import { ErrorBoundary } from '#start/ErrorBoundary.js';
import { Start } from '#start/Start.js';
import { Waiting } from '#start/Waiting.js';

interface Shown {
  Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code ahead of time. */
  warm: (page: Page) => Promise<unknown>;
}

interface Decision {
  when: (path: string) => boolean;
  show: Shown;
}

/** `warm` fetches what the screen will show first. */
type Loaded = { default: ComponentType; warm?: (page: Page) => Promise<unknown> };

/** A screen and the words it speaks, fetched together. */
function screen(load: () => Promise<Loaded>, catalogue: 'start' | 'shell'): Shown {
  const Screen = lazy(async () => {
    const [loaded] = await Promise.all([load(), loadCatalogue(catalogue)]);
    return loaded;
  });
  return { Screen, warm: async (page) => (await load()).warm?.(page) };
}

const at = (path: string) => (here: string) => here === `${base}${path}`;

/** The root decision of the specification (A 2), in its order: the first that fits is shown. */
const decisions: Decision[] = [
  {
    when: (path) => path.startsWith(base) && path.endsWith('_callback'),
    show: screen(() => import('#login/Callback.js'), 'start'),
  },
  { when: at('/email_verification'), show: screen(() => import('#login/EmailVerification.js'), 'start') },
  { when: (path) => path.startsWith(`${base}/referral/`), show: screen(() => import('#login/Referral.js'), 'start') },
  { when: () => isSignedIn(), show: screen(() => import('#shell/Main.js'), 'shell') },
  { when: () => true, show: screen(() => import('#login/Login.js'), 'start') },
];

/** Chooses what a page shows and begins to fetch all that it needs at once: code, configuration, words, theme. */
function enter(page: Page) {
  const chosen = decisions.find(({ when }) => when(page.address.pathname))?.show;
  // What fails here is tried again when it is shown.
  chosen?.warm(page).catch(() => undefined);
  return { Screen: chosen?.Screen, beginning: begin(page) };
}

/** The whole console: chosen once, when the page loads, because signing in and out reload it. */
export function Root({ page = browserPage }: { page?: Page }) {
  const [{ Screen, beginning }] = useState(() => enter(page));
  return (
    <PageContext value={page}>
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Start beginning={beginning}>
            <Suspense fallback={<Waiting />}>{Screen && <Screen />}</Suspense>
          </Start>
        </Suspense>
      </ErrorBoundary>
    </PageContext>
  );
}
