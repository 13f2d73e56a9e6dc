import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  forwardRef,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useMergedRef, type NativeAttributes } from '../../internal/attributes.js';
import { useIsomorphicLayoutEffect, useStableCallback } from '../../internal/hooks.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import { isEmpty } from '../../internal/props.js';
import { focusedElement } from '../../internal/roots.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { Icon, type IconType } from '../Icon/Icon.js';
import { InContainer } from '../PortalProvider/InContainer.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Toast.css.js';
import type { ToastEntry, ToastQueue, ToastTone } from './toastQueue.js';

/** How long a toast stays, in ms (specification: account and billing, section 9). */
const toastDuration = 5000;

/** More than these wait until one leaves. */
const visibleLimit = 5;

const icons: Record<ToastTone, IconType> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

/* Where it does not come, a toast goes by its button and by itself. */
const swipeCode = onDemand(async () => (await import('./swipe.js')).swipeHandlers);

export interface ToastRegionProps extends NativeAttributes {
  /** What it shows: made once, with `createToastQueue`. */
  queue: ToastQueue;
}

/**
 * Shows a queue's toasts at the top end of the screen, each for 5 s (specification: account and billing, section 9). The
 * time stands still while a pointer is over them, while focus is among them, and while the window is not in focus. Mount
 * it once, beside the application. Without toasts assistive technology finds nothing; each toast announces itself when it
 * appears. `ref` and native attributes go to the region, which exists while there are toasts.
 */
export const ToastRegion = forwardRef<HTMLElement, ToastRegionProps>(function ToastRegion(
  { queue, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('toast', english.toast);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, queue.entries);
  const region = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(region, ref);
  const previousFocus = useRef<Element | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const away = useWindowAway();
  const visible = entries.slice(0, visibleLimit);
  const any = visible.length > 0;
  // Not by each toast: where it cannot be had an application may say so by a toast, which would ask for it again, and so on.
  const { code: swipeHandlers } = useOnDemand(swipeCode, any);

  /* With nothing left to point at, no leave event will come. */
  if (!any && hovered) setHovered(false);

  const onFocus = (event: FocusEvent) => {
    if (!focused) previousFocus.current = event.relatedTarget;
    setFocused(true);
  };

  const onBlur = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) setFocused(false);
  };

  /*
   * When the toast with the focus goes, by a press or by code, the focus goes to the next toast, or back where it was. React
   * reports no blur of what it removes.
   */
  useIsomorphicLayoutEffect(() => {
    if (!focused || region.current?.contains(focusedElement())) return;
    setFocused(false);
    const next = region.current?.querySelector('button') ?? previousFocus.current;
    if (next instanceof HTMLElement) next.focus();
  }, [entries, focused]);

  useKeys(any, region, queue);

  return (
    <InContainer>
      {/* react-aria's dialogs hide and make inert all but this: a toast can be read and closed over an open dialog. They look
       for it when they open, so it is always there; empty, it is nothing to assistive technology. */}
      <div className={styles.topLayer} data-react-aria-top-layer="true">
        {any && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the time
          <section
            aria-label={messages.region}
            {...attributes}
            onPointerEnter={(event) => {
              attributes.onPointerEnter?.(event);
              if (event.pointerType !== 'touch') setHovered(true);
            }}
            onPointerLeave={(event) => {
              attributes.onPointerLeave?.(event);
              setHovered(false);
            }}
            onFocus={(event) => {
              attributes.onFocus?.(event);
              onFocus(event);
            }}
            onBlur={(event) => {
              attributes.onBlur?.(event);
              onBlur(event);
            }}
            ref={mergedRef}
            className={styles.region}
          >
            <ol className={styles.list}>
              {visible.map((entry) => (
                <Toast
                  key={entry.id}
                  entry={entry}
                  swipeHandlers={swipeHandlers}
                  paused={hovered || focused || away}
                  onDismiss={() => queue.dismiss(entry.id)}
                />
              ))}
            </ol>
          </section>
        )}
      </div>
    </InContainer>
  );
});

/**
 * F6 goes to the toasts from anywhere, to those of the next region where a page has several; Escape closes the one that has
 * focus, and nothing behind it.
 */
function useKeys(any: boolean, region: RefObject<HTMLElement | null>, queue: ToastQueue) {
  useEffect(() => {
    if (!any) return undefined;
    const press = (event: KeyboardEvent) => {
      const inside = region.current?.contains(focusedElement()) ?? false;
      // With another key it is the browser's or the system's.
      const isOthers = event.defaultPrevented || event.ctrlKey || event.shiftKey;
      if (event.key === 'F6' && !isOthers && !inside) {
        event.preventDefault();
        region.current?.querySelector('button')?.focus();
      }
      const toast = focusedElement()?.closest<HTMLElement>('[data-toast]');
      if (event.key === 'Escape' && inside && toast) {
        event.stopPropagation();
        queue.dismiss(Number(toast.dataset['toast']));
      }
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [any, region, queue]);
}

interface ToastProps {
  entry: ToastEntry;
  swipeHandlers: typeof swipeCode.loaded;
  paused: boolean;
  onDismiss: () => void;
}

function Toast({ entry, swipeHandlers, paused, onDismiss }: ToastProps) {
  const messages = useOnDemandMessages('toast', english.toast);
  const { action } = entry;
  useCountdown(paused, onDismiss);
  const dismiss = useStableCallback(onDismiss);
  const swipe = useMemo(() => swipeHandlers?.(dismiss), [swipeHandlers, dismiss]);
  return (
    <li className={styles.toast} data-toast={entry.id} {...swipe}>
      <div role="alert" className={styles.message}>
        <span className={`${styles.icon} ${styles.tone[entry.tone]}`}>
          <Icon icon={icons[entry.tone]} />
        </span>
        <div className={styles.label}>
          <p className={styles.headline}>
            <VisuallyHidden>{`${messages[entry.tone]}: `}</VisuallyHidden>
            {entry.text}
          </p>
          {!isEmpty(entry.detail) && <p className={styles.detail}>{entry.detail}</p>}
        </div>
      </div>
      <div className={styles.actions}>
        {action ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              action.onAction();
              onDismiss();
            }}
          >
            {action.label}
          </Button>
        ) : null}
        <IconButton size="small" label={messages.close} icon={X} onClick={onDismiss} />
      </div>
    </li>
  );
}

/** Calls back after `toastDuration` of time that was not paused. */
function useCountdown(paused: boolean, onEnd: () => void) {
  const left = useRef(toastDuration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}

/** Whether the window has lost focus, or cannot be seen: one that is opened in the background had none to lose. */
function useWindowAway(): boolean {
  const [blurred, setBlurred] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const leave = () => setBlurred(true);
    const back = () => setBlurred(false);
    const see = () => setHidden(document.visibilityState === 'hidden');
    see();
    window.addEventListener('blur', leave);
    window.addEventListener('focus', back);
    document.addEventListener('visibilitychange', see);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', back);
      document.removeEventListener('visibilitychange', see);
    };
  }, []);
  return blurred || hidden;
}
