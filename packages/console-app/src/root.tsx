import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { loadCatalogue } from '#i18n/i18n.js';
import { base, isSignedIn } from '#shared/session.js';
import { ErrorBoundary } from '#start/ErrorBoundary.js';
import { Start } from '#start/Start.js';
import { Waiting } from '#start/Waiting.js';

interface Decision {
  when: (path: string) => boolean;
  show: LazyExoticComponent<ComponentType> | ComponentType;
}

async function loadMain() {
  const [main] = await Promise.all([import('#shell/Main.js'), loadCatalogue('shell')]);
  return main;
}

const at = (path: string) => (here: string) => here === `${base}${path}`;

/** The root decision of the specification (A 2), in its order: the first that fits is shown. */
const decisions: Decision[] = [
  { when: (path) => path.startsWith(base) && path.endsWith('_callback'), show: lazy(() => import('#login/Callback.js')) },
  { when: at('/email_verification'), show: lazy(() => import('#login/EmailVerification.js')) },
  { when: (path) => path.startsWith(`${base}/referral/`), show: lazy(() => import('#login/Referral.js')) },
  { when: () => isSignedIn(), show: lazy(loadMain) },
  { when: () => true, show: lazy(() => import('#login/Login.js')) },
];

/** The whole console: chosen once, when the page loads, because signing in and out reload it. */
export function Root({ path = location.pathname }: { path?: string }) {
  const Screen = decisions.find(({ when }) => when(path))?.show;
  return (
    <ErrorBoundary>
      <Suspense fallback={<Waiting />}>
        <Start>
          <Suspense fallback={<Waiting />}>{Screen ? <Screen /> : null}</Suspense>
        </Start>
      </Suspense>
    </ErrorBoundary>
  );
}
