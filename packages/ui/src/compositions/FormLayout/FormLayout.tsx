import { forwardRef, useId, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import * as styles from './FormLayout.css.js';

export interface FormLayoutProps extends NativeAttributes<HTMLDivElement> {
  /** FormSections, mostly. */
  children: ReactNode;
  /** A PriceSummary or another sidebar of 320 px. */
  aside?: ReactNode | undefined;
}

/**
 * A form of at most 700 px and what accompanies it (specification: account and billing, section 9). It stands inside the
 * `<form>`, so that the sidebar's button submits it. Where both do not fit beside each other the sidebar comes after the
 * form.
 */
export const FormLayout = forwardRef<HTMLDivElement, FormLayoutProps>(function FormLayout(
  { children, aside, ...attributes },
  ref,
) {
  return (
    <div {...attributes} ref={ref} className={styles.container}>
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        {aside}
      </div>
    </div>
  );
});

export interface FormSectionProps extends NativeAttributes {
  /** What the fields below decide. */
  heading: ReactNode;
  /** A sentence under the heading. */
  description?: ReactNode | undefined;
  /** Fields and FormRows. */
  children: ReactNode;
}

/** One group of fields under its heading. */
export const FormSection = forwardRef<HTMLElement, FormSectionProps>(function FormSection(
  { heading, description, children, ...attributes },
  ref,
) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...attributes} ref={ref} className={styles.section}>
      <div>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {!isEmpty(description) && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </section>
  );
});
