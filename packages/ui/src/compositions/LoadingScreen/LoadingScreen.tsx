import type { ReactNode } from 'react';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js';
import { useMessages } from '../../messages/messages.js';
import * as styles from './LoadingScreen.css.js';

export interface LoadingScreenProps {
  /** The theme's Logo. */
  logo: ReactNode;
  /** Percent of what is loading; left out while it cannot be known. */
  value?: number;
  /** What is loading; "Loading" by default. */
  label?: string;
}

/** The whole page while the application itself loads (A 2). Parts of a page have skeletons. */
export function LoadingScreen({ logo, value, label }: LoadingScreenProps) {
  const words = useMessages('loadingScreen');
  return (
    <main className={styles.root}>
      <div>{logo}</div>
      <div className={styles.progress}>
        <ProgressBar label={label ?? words.loading} labelHidden size="small" {...(value !== undefined && { value })} />
      </div>
    </main>
  );
}
