import {
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { useLingui } from '@lingui/react';
import { createListeners } from './listeners.js';
import { LoadError } from '#i18n/loadError.js';
import { errorText } from './texts/errors.js';
import { missingCode, useToasts } from './toasts.js';

/** A dialog, a drawer or a part that a screen can do without, whose module is fetched when it is first wanted. */
type LazyModal<Props extends object> = FunctionComponent<Props> & {
  /** Fetches it where it is likely to be wanted soon. Says nothing of a failure. */
  prefetch: () => void;
  /** For `useIsLoaded`. */
  isLoaded: () => boolean;
  /** For `useIsLoaded`. */
  subscribe: (changed: () => void) => () => void;
};

/**
 * Makes a dialog of a component whose module is fetched when it is first rendered or, where it has a property `open`, when
 * that is first true. A failure is told by a toast, and `close` is called: its caller then no longer wants it, so that the
 * next press tries again. What `lazy` makes remembers a failure for good; this does not.
 */
export function lazyModal<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): LazyModal<Props> {
  let loaded: ComponentType<Props> | undefined;
  const { subscribe, notify } = createListeners();
  async function load(): Promise<ComponentType<Props>> {
    loaded ??= await fetchCode();
    notify();
    return loaded;
  }
  function Dialog(props: Props) {
    const { i18n } = useLingui();
    const toasts = useToasts();
    const [Loaded, setLoaded] = useState(() => loaded);
    const isMissing = !Loaded && (!('open' in props) || props.open !== false);
    const fail = useEffectEvent((cause: unknown) => {
      toasts.danger(errorText(i18n, new LoadError(cause)), { topic: missingCode });
      close(props);
    });
    useEffect(() => {
      if (!isMissing) return undefined;
      let isCurrent = true;
      load().then(
        (code) => isCurrent && setLoaded(() => code),
        (cause: unknown) => isCurrent && fail(cause),
      );
      return () => {
        isCurrent = false;
      };
    }, [isMissing]);
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Dialog, {
    prefetch: () => void load().catch(() => undefined),
    isLoaded: () => loaded !== undefined,
    subscribe,
  });
}

/** Whether the code of a dialog is there, for a button that says that it is on its way. */
export const useIsLoaded = ({ subscribe, isLoaded }: Pick<LazyModal<never>, 'subscribe' | 'isLoaded'>): boolean =>
  useSyncExternalStore(subscribe, isLoaded);

const failed = new Set<() => void>();

/**
 * A screen, or a part of one, that is fetched when it is first shown: `lazy`, but after `resetFailedChunks` it is fetched
 * again. Throws a LoadError where it cannot be had.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((cause: unknown) => {
        failed.add(() => {
          Component = make();
        });
        throw new LoadError(cause);
      }),
    );
  let Component = make();
  return function LazyComponent(props) {
    return <Component {...props} />;
  };
}

/** Lets what could not be fetched be fetched again when it is next shown. */
export function resetFailedChunks(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}
