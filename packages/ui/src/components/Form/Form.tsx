import { forwardRef, useState, type FormEvent, type ReactNode } from 'react';
import { ErrorSummary, type FormError } from './ErrorSummary.js';
import * as styles from './Form.css.js';

export interface FormProps {
  /**
   * Called instead of the browser's own submit. A promise is waited for, and the summary takes focus if there are
   * `errors` then: react-hook-form's `handleSubmit(…)` fits as it is.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** What is wrong now, in the order of the fields. Shown above them after a failed submit. */
  errors?: readonly FormError[];
  /** Names the form to screen readers, where the page has several. */
  label?: string;
  /** Whether the browser may fill in the fields; each field can decide for itself. */
  autoComplete?: 'on' | 'off';
  /** For a button outside the form, which names it by its `form` attribute. */
  id?: string;
  /** Fields, FormRows and FormActions. */
  children: ReactNode;
}

const none: readonly FormError[] = [];

/** A native form, at most 700 px wide (A 9), checked by its page and not by the browser. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, errors = none, label, autoComplete, id, children },
  ref,
) {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      ref={ref}
      id={id}
      className={styles.form}
      noValidate
      aria-label={label}
      autoComplete={autoComplete}
      onSubmit={async (event) => {
        event.preventDefault();
        try {
          await onSubmit(event);
        } finally {
          setAttempt((count) => count + 1);
        }
      }}
    >
      {attempt > 0 && <ErrorSummary errors={errors} attempt={attempt} />}
      {children}
    </form>
  );
});

/** Fields that belong beside each other; under each other where there is no room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** The buttons at the foot, the primary one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
