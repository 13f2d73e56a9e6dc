import { forwardRef, useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useMergedRef, type NativeAttributes } from '../../internal/attributes.js';
import { keysByText } from '../../internal/keysByText.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { focusField } from './focusField.js';
import { reset } from '../../theme/layers.css.js';
import * as styles from './Form.css.js';

export interface FormError {
  /** Name (or id) of the field. Left out for what concerns the whole form. */
  field?: string | undefined;
  /** What is wrong and how to correct it. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<NativeAttributes<HTMLDivElement>, 'role' | 'tabIndex'> {
  /** What is wrong now, in the order of the fields. */
  errors: readonly FormError[];
  /**
   * Count of submits: each time it grows while there are errors, the summary takes focus. It never does by being mounted,
   * so that errors which appear while somebody types leave the caret where it is.
   */
  attempt: number;
  /** "Correct 2 fields to continue" by default, "You cannot continue yet" where no field is named. */
  heading?: ReactNode;
}

/** What keeps a form from being sent, each a link to its field. Form shows it by itself. Nothing without errors. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { errors, attempt, heading, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('form', english.form);
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(box, ref);

  const seen = useRef(attempt);
  useEffect(() => {
    if (attempt > seen.current) box.current?.focus();
    seen.current = attempt;
  }, [attempt]);

  const goTo = (event: MouseEvent<HTMLAnchorElement>, field: string) => {
    event.preventDefault();
    focusField(box.current?.closest('form') ?? document.body, field);
  };

  if (errors.length === 0) return null;
  const fields = new Set(errors.flatMap(({ field }) => field ?? [])).size;
  const keyOf = keysByText();
  return (
    <div
      aria-labelledby={headingId}
      {...attributes}
      ref={mergedRef}
      role="alert"
      tabIndex={-1}
      className={styles.summary}
    >
      <span className={styles.summaryIcon}>
        <Icon icon={CircleAlert} />
      </span>
      <div>
        <p id={headingId} className={styles.summaryTitle}>
          {heading ?? (fields === 0 ? messages.unnamed : messages.summary(fields))}
        </p>
        <ul className={styles.summaryList}>
          {errors.map(({ field, message }) => (
            <li className={reset} key={keyOf(`${field ?? ''} ${message}`)}>
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
});
