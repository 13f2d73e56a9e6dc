import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { browserPage, type BrowserEnvironment } from '#shared/environment.js';
import { createServices, ServicesContext, type Services } from '#shared/services.js';
import { base } from '#shared/session.js';
import { isSignInResult } from '#shared/signInResult.js';
import { AppProviders } from '#start/AppProviders.js';
import { bootstrap } from '#start/bootstrap.js';
import { ErrorBoundary } from '#start/ErrorBoundary.js';
import { LoadingFallback } from '#start/LoadingFallback.js';

interface EntryModule {
  default: ComponentType;
  /** Fetches what the entry shows first, beside what it needs itself. */
  prefetch?: (services: Services) => Promise<unknown>;
}

interface Entry {
  matches: (path: string, services: Services) => boolean;
  load: () => Promise<EntryModule>;
  Component: LazyExoticComponent<ComponentType>;
}

const entry = (matches: Entry['matches'], load: Entry['load']): Entry => ({ matches, load, Component: lazy(load) });

const isAt = (path: string) => (current: string) => current === `${base}${path}`;

/** What a page can show, the first that matches (specification: account and billing, section 2, root decision). */
const entries: Entry[] = [
  entry(isAt('/email_verification'), () => import('#login/EmailVerification.js')),
  entry(
    (_, { session, storage }) => !session.isSignedIn() && !storage.lasts(),
    () => import('#login/NothingKept.js'),
  ),
  entry(
    (path) => path.startsWith(base) && path.endsWith('_callback'),
    () => import('#login/Callback.js'),
  ),
  entry(isAt('/payment_return'), () => import('#areas/payments/PaymentReturn.js')),
  entry(
    (path) => path.startsWith(`${base}/referral/`),
    () => import('#login/Referral.js'),
  ),
  entry(
    (_, { session }) => session.isSignedIn(),
    () => import('#shell/Main.js'),
  ),
  entry(
    (_, { environment }) => isSignInResult(environment.address.hash),
    () => import('#login/Callback.js'),
  ),
  entry(
    () => true,
    () => import('#login/Login.js'),
  ),
];

/** Keeps the code of a referral link, whoever opens it and wherever it leads (specification: account and billing, section 2). */
function keepReferralCode({ environment, storage }: Services): void {
  const code = new URLSearchParams(environment.address.search).get('referral_code');
  if (code) storage.referralCode.set(code);
}

/** Chooses the entry of a page and starts to fetch all that it needs at once: code, configuration, messages, theme. */
function open(environment: BrowserEnvironment) {
  const services = createServices(environment);
  keepReferralCode(services);
  const chosen = entries.find(({ matches }) => matches(environment.address.pathname, services));
  // What fails here is fetched again when it is shown.
  chosen
    ?.load()
    .then(({ prefetch }) => prefetch?.(services))
    .catch(() => undefined);
  return { Component: chosen?.Component, data: bootstrap(services), services };
}

/** The whole console: chosen once, when the page loads, because signing in and out reload it. */
export function Root({ page: environment = browserPage }: { page?: BrowserEnvironment }) {
  const [{ Component, data, services }] = useState(() => open(environment));
  return (
    <ServicesContext value={services}>
      <ErrorBoundary>
        <Suspense fallback={<LoadingFallback />}>
          <AppProviders data={data}>
            <Suspense fallback={<LoadingFallback />}>{Component && <Component />}</Suspense>
          </AppProviders>
        </Suspense>
      </ErrorBoundary>
    </ServicesContext>
  );
}
