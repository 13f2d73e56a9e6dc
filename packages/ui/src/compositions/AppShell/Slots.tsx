import { forwardRef, useState, type ReactNode } from 'react';
import { useMergedRef, type NativeAttributes } from '../../internal/attributes.js';
import { useIsScrollable } from '../../internal/useIsScrollable.js';
import * as styles from './Slots.css.js';

export interface AppShellAsideProps extends NativeAttributes {
  /** Names it: "Help". */
  label: string;
  /** What goes with the page. It scrolls by itself where it is longer than the screen. */
  children: ReactNode;
}

/** For the `aside` of AppShell: 320 px beside the page that stay in sight, and below it on a phone. */
export const AppShellAside = forwardRef<HTMLElement, AppShellAsideProps>(function AppShellAside(
  { label, children, ...attributes },
  ref,
) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const scrollable = useIsScrollable(box);
  return (
    <aside
      aria-label={label}
      {...attributes}
      ref={useMergedRef(setBox, ref)}
      className={styles.aside}
      {...(scrollable && { tabIndex: 0 })}
    >
      {children}
    </aside>
  );
});

export interface AppShellBannerProps extends NativeAttributes<HTMLDivElement> {
  /** Alerts or Banners, one below the other. */
  children: ReactNode;
}

/** For the `banner` of AppShell: what is to be said above every page. It scrolls away with the page. */
export const AppShellBanner = forwardRef<HTMLDivElement, AppShellBannerProps>(function AppShellBanner(
  { children, ...attributes },
  ref,
) {
  return (
    <div {...attributes} ref={ref} className={styles.banner}>
      {children}
    </div>
  );
});

export interface AppShellScrollAreaProps extends NativeAttributes<HTMLDivElement> {
  /** The page. */
  children: ReactNode;
}

/** Around the page in an AppShell: it scrolls between header and footer, and the document does not. */
export const AppShellScrollArea = forwardRef<HTMLDivElement, AppShellScrollAreaProps>(function AppShellScrollArea(
  { children, ...attributes },
  ref,
) {
  return (
    <div {...attributes} ref={ref} className={styles.scrollArea}>
      {children}
    </div>
  );
});
