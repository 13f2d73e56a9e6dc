import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLingui } from '@lingui/react';
import { LoadError } from '#i18n/loadError.js';
import { errorText } from './texts/errors.js';
import { toasts } from './toasts.js';

/** A component whose module is fetched when it is first wanted. */
export interface OnDemand<Props extends object> {
  /** It, once it has been fetched. */
  readonly loaded: ComponentType<Props> | undefined;
  /** Fetches it. Rejects when that fails; the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** Fetches it where it is likely to be wanted soon. Says nothing of a failure. */
  prefetch: () => void;
}

/** Wraps a dynamic `import()`. What `lazy` makes remembers a failure for good; this does not. */
export function onDemand<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => (loaded ??= await fetchCode());
  return {
    get loaded() {
      return loaded;
    },
    load,
    prefetch: () => void load().catch(() => undefined),
  };
}

/**
 * Fetches a component while it is wanted, and gives it once it is there. A failure is told by a toast, and `onFailure` is
 * called: it says that the component is no longer wanted, so that the next press tries again.
 */
export function useOnDemand<Props extends object>(
  source: OnDemand<Props>,
  wanted: boolean,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const { i18n } = useLingui();
  const [loaded, setLoaded] = useState(() => source.loaded);
  const isMissing = wanted && !loaded;
  const fail = useEffectEvent((cause: unknown) => {
    toasts.danger(errorText(i18n, new LoadError(cause)));
    onFailure();
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    source.load().then(
      (code) => isCurrent && setLoaded(() => code),
      (cause: unknown) => isCurrent && fail(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, isMissing]);
  return loaded;
}

/** A dialog that is fetched when it is first rendered. `close` is what its caller hears when it cannot be had. */
export function dialogOnDemand<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  const source = onDemand(fetchCode);
  return function DialogOnDemand(props) {
    const Dialog = useOnDemand(source, true, () => close(props));
    return Dialog && <Dialog {...props} />;
  };
}

const failed = new Set<() => void>();

/**
 * A screen, or a part of one, that is fetched when it is first shown: `lazy`, but after `forgetFailedParts` it is fetched
 * again. Throws a LoadError where it cannot be had.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((cause: unknown) => {
        failed.add(() => {
          Part = make();
        });
        throw new LoadError(cause);
      }),
    );
  let Part = make();
  return function LazyPart(props) {
    return <Part {...props} />;
  };
}

/** Lets what could not be fetched be fetched again when it is next shown. */
export function forgetFailedParts(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}
