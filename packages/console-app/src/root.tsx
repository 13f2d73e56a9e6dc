import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { base, isSignedIn } from '#shared/session.js';
import { ErrorBoundary } from '#start/ErrorBoundary.js';
import { Start } from '#start/Start.js';
import { LoadingScreen } from '@livery/ui';

interface Decision {
  when: (path: string) => boolean;
  show: LazyExoticComponent<ComponentType> | ComponentType;
}

const at = (path: string) => (here: string) => here === `${base}${path}`;

/** The root decision of the specification (A 2), in its order: the first that fits is shown. */
const decisions: Decision[] = [
  { when: (path) => path.startsWith(base) && path.endsWith('_callback'), show: lazy(() => import('#login/Callback.js')) },
  { when: at('/email_verification'), show: lazy(() => import('#login/EmailVerification.js')) },
  { when: (path) => path.startsWith(`${base}/referral/`), show: lazy(() => import('#login/Referral.js')) },
  { when: () => isSignedIn(), show: lazy(() => import('#shell/Main.js')) },
  { when: () => true, show: lazy(() => import('#login/Login.js')) },
];

/** The whole console: chosen once, when the page loads, because signing in and out reload it. */
export function Root({ path = location.pathname }: { path?: string }) {
  const Screen = decisions.find(({ when }) => when(path))?.show;
  return (
    <ErrorBoundary>
      <Start>
        <Suspense fallback={<LoadingScreen />}>{Screen ? <Screen /> : null}</Suspense>
      </Start>
    </ErrorBoundary>
  );
}
