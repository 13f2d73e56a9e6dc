import { forwardRef, type ReactNode } from 'react';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOfFirstPage.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './LoadingScreen.css.js';

export interface LoadingScreenProps extends NativeAttributes {
  /** The theme's Logo. */
  logo: ReactNode;
  /** Percent of what is loading; left out while it cannot be known. */
  value?: number | undefined;
  /** What is loading; "Loading" by default. */
  label?: ReactNode;
}

/**
 * The whole page while the application itself loads (specification: account and billing, section 2). Parts of a page have
 * skeletons.
 */
export const LoadingScreen = forwardRef<HTMLElement, LoadingScreenProps>(function LoadingScreen(
  { logo, value, label, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('loadingScreen', english.loadingScreen);
  return (
    <main {...attributes} ref={ref} className={styles.root}>
      <div>{logo}</div>
      <div className={styles.progress}>
        <ProgressBar label={label ?? messages.loading} labelHidden size="small" value={value} />
      </div>
    </main>
  );
});
