import { forwardRef, useId, type ReactNode } from 'react';
import { isEmpty } from '../../internal/props.js';
import { hasHeader, HeaderContent, type HeaderProps } from './Header.js';
import * as styles from './Card.css.js';

export interface CardProps extends HeaderProps {
  /** What is inside. */
  children: ReactNode;
  /** Actions or a note under a line. */
  footer?: ReactNode;
  /** `none` lets a plain Table or a list reach the border. Default `normal`. */
  padding?: 'normal' | 'none' | undefined;
}

/** A framed part of a page, named by its heading. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { children, footer, padding = 'normal', heading, headingLevel, description, actions, ...attributes },
  ref,
) {
  const headingId = useId();
  const header = { heading, headingLevel, description, actions };
  const headed = hasHeader(header);
  return (
    <section
      aria-labelledby={isEmpty(heading) ? undefined : headingId}
      {...attributes}
      ref={ref}
      className={styles.card}
    >
      {headed && (
        <div className={`${styles.header} ${styles.cardHeader}`} data-ruled={padding === 'none' || undefined}>
          <HeaderContent {...header} headingId={headingId} />
        </div>
      )}
      <div className={styles.body[padding]} data-headed={headed || undefined}>
        {children}
      </div>
      {!isEmpty(footer) && <div className={styles.footer}>{footer}</div>}
    </section>
  );
});
