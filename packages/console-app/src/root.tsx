import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCatalogue } from '#i18n/i18n.js';
import { base, isSignedIn } from '#shared/session.js';
import { ErrorBoundary } from '#start/ErrorBoundary.js';
import { Start } from '#start/Start.js';
import { Waiting } from '#start/Waiting.js';

interface Shown {
  Screen: LazyExoticComponent<ComponentType>;
  /** Fetches the screen's code ahead of time. */
  warm: () => Promise<unknown>;
}

interface Decision {
  when: (path: string) => boolean;
  show: Shown;
}

type Loaded = { default: ComponentType };

/** A screen and the words it speaks, fetched together. */
function screen(load: () => Promise<Loaded>, catalogue: 'start' | 'shell'): Shown {
  const Screen = lazy(async () => {
    const [loaded] = await Promise.all([load(), loadCatalogue(catalogue)]);
    return loaded;
  });
  return { Screen, warm: load };
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

const chosen = decisions.find(({ when }) => when(location.pathname))?.show;
// The screen's code comes while the configuration is asked for, not after it. What fails here is tried again below.
chosen?.warm().catch(() => undefined);

/** The whole console: chosen once, when the page loads, because signing in and out reload it. */
export function Root() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Start>
          <Suspense fallback={<Waiting />}>{chosen && <chosen.Screen />}</Suspense>
        </Start>
      </Suspense>
    </ErrorBoundary>
  );
}
