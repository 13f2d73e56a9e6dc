import { forwardRef, useId, type ReactNode } from 'react';
import { isEmpty } from '../../internal/props.js';
import { hasHeader, HeaderContent, type HeaderProps } from './Header.js';
import * as styles from './Card.css.js';

export interface SectionProps extends HeaderProps {
  /** What is inside. */
  children: ReactNode;
}

/** A part of a page without a frame, for what has its own: tables, cards, forms. */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { children, heading, headingLevel, description, actions, ...attributes },
  ref,
) {
  const headingId = useId();
  const header = { heading, headingLevel, description, actions };
  return (
    <section
      aria-labelledby={isEmpty(heading) ? undefined : headingId}
      {...attributes}
      ref={ref}
      className={styles.section}
    >
      {hasHeader(header) && (
        <div className={styles.header}>
          <HeaderContent {...header} headingId={headingId} />
        </div>
      )}
      {children}
    </section>
  );
});
