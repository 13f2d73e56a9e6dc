import { useId, type ReactNode } from 'react';
import * as css from './Card.css.js';
import { hasHeader, HeaderContent, type HeaderProps } from './Header.js';

export interface SectionProps extends HeaderProps {
  /** What is inside. */
  children: ReactNode;
}

/** A part of a page without a frame, for what has its own: tables, cards, forms. */
export function Section({ children, ...header }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={header.heading === undefined ? undefined : id}>
      {hasHeader(header) && (
        <div className={css.header}>
          <HeaderContent {...header} id={id} />
        </div>
      )}
      {children}
    </section>
  );
}
