import { useRef, useState } from 'react';
import { identityError, type IdentityError } from '#integrations/identity/identityError.js';
import { loadIdentityClient } from '#integrations/identity/identityClient.js';
import { report } from '#integrations/error-reporting/report.js';
import type { IdentityClient, IdentityProvider } from '#shared/identity.js';
import { useServices } from '#shared/services.js';
import { useRestoredPage } from '#shared/useRestoredPage.js';

/** What is under way with the identity provider. */
type Step = 'login' | 'signup' | 'forgotPassword' | 'socialLogin';

/** What is done with the client; the signal says that it is given up: the page is not to be left then. */
type Work<Value> = (client: IdentityClient, signal: AbortSignal) => Promise<Value>;

export interface Identity {
  /** Under way, or the page is being left. */
  step: Step | undefined;
  error: IdentityError | undefined;
  clearError: () => void;
  /** Gives up what is under way: whatever becomes of it changes nothing any more. */
  abandon: () => void;
  /** Does something with the client, which is loaded first; returns undefined after an error, which is reported. */
  run: <Value>(step: Step, work: Work<Value>) => Promise<Value | undefined>;
}

/** Steps that leave the page: they stay under way until it is gone. */
const leaves = (step: Step, { capabilities }: IdentityClient): boolean =>
  step === 'login' || step === 'socialLogin' || (step === 'signup' && !capabilities.embeddedPassword);

/** Works the identity provider's client for a form. */
export function useIdentity(provider: IdentityProvider): Identity {
  const services = useServices();
  const [step, setStep] = useState<Step>();
  const [error, setError] = useState<IdentityError>();
  const latest = useRef<AbortController>(undefined);

  // Whoever comes back from the provider finds the form as it was.
  useRestoredPage(() => setStep(undefined));

  async function run<Value>(next: Step, work: Work<Value>): Promise<Value | undefined> {
    const own = new AbortController();
    latest.current?.abort();
    latest.current = own;
    setStep(next);
    setError(undefined);
    try {
      const client = await loadIdentityClient(provider, services);
      if (own.signal.aborted) return undefined;
      const value = await work(client, own.signal);
      if (own.signal.aborted) return undefined;
      if (!leaves(next, client)) setStep(undefined);
      return value;
    } catch (thrown) {
      const failure = identityError(thrown);
      if (!own.signal.aborted) {
        setError(failure);
        setStep(undefined);
      }
      // What was only waited for no longer may go on, and takes nobody away.
      own.abort();
      // A provider's own message may name who logs in.
      report('The identity provider refused', { step: next, scope: failure.scope, reason: failure.text.reason });
      return undefined;
    }
  }

  function abandon(): void {
    latest.current?.abort();
    setStep(undefined);
  }

  return { step, error, clearError: () => setError(undefined), abandon, run };
}
