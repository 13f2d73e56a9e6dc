import { useEffect, useState } from 'react';
import { useStableCallback } from './hooks.js';

/** Code that is fetched when it is first needed. */
export interface OnDemand<Code> {
  /** The code, once it has been fetched. */
  readonly loaded: Code | undefined;
  /** Fetches it, at most once at a time. Rejects when the network does; a later call tries again. */
  load: () => Promise<Code>;
  /** Starts fetching where it is likely to be needed soon. Does not report a failure: needing it will. */
  preload: () => void;
}

/** Wraps a dynamic `import()`, so that what has been fetched is there synchronously and a failure can be retried. */
export function onDemand<Code>(fetchCode: () => Promise<Code>): OnDemand<Code> {
  let loaded: Code | undefined;
  let pending: Promise<Code> | undefined;
  const load = (): Promise<Code> => {
    pending ??= fetchCode().then(
      (code) => (loaded = code),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return {
    get loaded() {
      return loaded;
    },
    load,
    preload: () => void load().catch(() => undefined),
  };
}

interface FetchedCode<Code> {
  /** The code, once it has been fetched. */
  code: Code | undefined;
  /** It could not be fetched. */
  failed: boolean;
  /** Forgets the failure, and fetches again if the code is needed. */
  retry: () => void;
}

/** Fetches code while `needed` is true. `onError` is called when that fails. */
export function useOnDemand<Code>(source: OnDemand<Code>, needed: boolean, onError?: () => void): FetchedCode<Code> {
  const [, rerender] = useState(0);
  const [failed, setFailed] = useState(false);
  const fail = useStableCallback(() => {
    setFailed(true);
    onError?.();
  });
  const missing = needed && !failed && source.loaded === undefined;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    source.load().then(
      () => current && rerender((count) => count + 1),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [source, missing, fail]);
  return { code: source.loaded, failed, retry: () => setFailed(false) };
}
