import type { ReactNode } from 'react';
import * as styles from './layout.css.js';

interface LayoutProps {
  children: ReactNode;
}

/** Fields beside each other; below each other where there is no room. */
export const FieldRow = ({ children }: LayoutProps) => <div className={styles.row}>{children}</div>;

/** A field that is not worth the whole width of the form. */
export const NarrowField = ({ children }: LayoutProps) => <div className={styles.narrow}>{children}</div>;

/** One of several lines of a card's description, below each other. */
export const TextLine = ({ children }: LayoutProps) => <span className={styles.line}>{children}</span>;

/** Facts of a table cell that stay on one line. */
export const NoWrap = ({ children }: LayoutProps) => <span className={styles.noWrap}>{children}</span>;
