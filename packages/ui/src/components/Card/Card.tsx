import { useId, type ReactNode } from 'react';
import * as css from './Card.css.js';
import { hasHeader, HeaderContent, type HeaderProps } from './Header.js';

export interface CardProps extends HeaderProps {
  /** What is inside. */
  children: ReactNode;
  /** Actions or a note under a line. */
  footer?: ReactNode;
  /** `none` lets a plain Table or a list reach the border. */
  padding?: 'normal' | 'none';
}

/** A framed part of a page, named by its heading. */
export function Card({ children, footer, padding = 'normal', ...header }: CardProps) {
  const id = useId();
  const headed = hasHeader(header);
  return (
    <section className={css.card} aria-labelledby={header.heading === undefined ? undefined : id}>
      {headed && (
        <div className={`${css.header} ${css.cardHeader}`} data-ruled={padding === 'none' || undefined}>
          <HeaderContent {...header} id={id} />
        </div>
      )}
      <div className={css.body[padding]} data-headed={headed || undefined}>
        {children}
      </div>
      {footer !== undefined && <div className={css.footer}>{footer}</div>}
    </section>
  );
}
