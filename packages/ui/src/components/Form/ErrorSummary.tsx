import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { focusField } from './focusField.js';
import * as styles from './Form.css.js';

export interface FormError {
  /** Name (or id) of the field. Left out for what concerns the whole form. */
  field?: string;
  /** What is wrong and how to put it right. */
  message: string;
}

export interface ErrorSummaryProps {
  /** What is wrong now, in the order of the fields. */
  errors: readonly FormError[];
  /** Count of submits: each time it grows while there are errors, the summary takes focus. */
  attempt: number;
  /** "Correct 2 fields to continue" by default. */
  title?: string;
}

/** What keeps a form from being sent, each a link to its field. Form shows it by itself. */
export function ErrorSummary({ errors, attempt, title }: ErrorSummaryProps) {
  const messages = useMessages('form');
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const failed = errors.length > 0;

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    event.preventDefault();
    focusField(box.current?.closest('form') ?? document.body, field);
  };

  if (!failed) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={headingId} className={styles.summary}>
      <span className={styles.summaryIcon}>
        <Icon icon={CircleAlert} />
      </span>
      <div>
        <p id={headingId} className={styles.summaryTitle}>
          {title ?? messages.summary(errors.length)}
        </p>
        <ul className={styles.summaryList}>
          {errors.map(({ field, message }) => (
            <li key={`${field ?? ''} ${message}`}>
              {field === undefined ? (
                message
              ) : (
                <a className={styles.summaryLink} href={`#${field}`} onClick={(event) => goTo(event, field)}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
