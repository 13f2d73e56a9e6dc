import { useId, type ReactNode } from 'react';
import * as styles from './FormLayout.css.js';

export interface FormLayoutProps {
  /** FormSections, mostly. */
  children: ReactNode;
  /** A PriceSummary or another sidebar of 320 px. */
  aside?: ReactNode;
}

/**
 * A form of at most 700 px and what accompanies it (A 9). It stands inside the `<form>`, so that the sidebar's button
 * submits it. Where both do not fit beside each other the sidebar comes after the form.
 */
export function FormLayout({ children, aside }: FormLayoutProps) {
  return (
    <div className={styles.container}>
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        {aside}
      </div>
    </div>
  );
}

export interface FormSectionProps {
  /** What the fields below decide. */
  heading: string;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** Fields and FormRows. */
  children: ReactNode;
}

/** One group of fields under its heading. */
export function FormSection({ heading, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </section>
  );
}
