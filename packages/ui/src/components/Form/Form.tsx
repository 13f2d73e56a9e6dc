import { forwardRef, useState, type FormEvent, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { ErrorSummary, type FormError } from './ErrorSummary.js';
import * as styles from './Form.css.js';

export interface FormProps extends Omit<NativeAttributes<HTMLFormElement>, 'onSubmit'> {
  /**
   * Called instead of the browser's own submit. A promise is awaited, and the summary takes focus if there are `errors`
   * then: react-hook-form's `handleSubmit(…)` fits as it is.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>;
  /** What is wrong now, in the order of the fields. Shown above them after a failed submit. Default none. */
  errors?: readonly FormError[] | undefined;
  /** Names the form to screen readers, where the page has several. */
  label?: string | undefined;
  /** Whether the browser may fill in the fields; each field can decide for itself. */
  autoComplete?: 'on' | 'off' | undefined;
  /** Fields, FormRows and FormActions. */
  children: ReactNode;
}

const none: readonly FormError[] = [];

/**
 * A native form, at most 700 px wide (specification: account and billing, section 9), checked by its page and not by the
 * browser. With an `id`, a button outside the form can submit it by its `form` attribute.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, errors = none, label, children, ...attributes },
  ref,
) {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      aria-label={label}
      {...attributes}
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={async (event) => {
        /* React passes the submit of a form in a dialog on to the form around the dialog. */
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        try {
          await onSubmit(event);
        } finally {
          setAttempt((count) => count + 1);
        }
      }}
    >
      <ErrorSummary errors={attempt > 0 ? errors : none} attempt={attempt} />
      {children}
    </form>
  );
});

export interface FormPartProps extends NativeAttributes<HTMLDivElement> {
  /** The fields or the buttons. */
  children: ReactNode;
}

/** Fields that belong beside each other; under each other where there is no room. */
export const FormRow = forwardRef<HTMLDivElement, FormPartProps>(function FormRow({ children, ...attributes }, ref) {
  return (
    <div {...attributes} ref={ref} className={styles.row}>
      {children}
    </div>
  );
});

/** The buttons at the foot, the primary one first. */
export const FormActions = forwardRef<HTMLDivElement, FormPartProps>(function FormActions(
  { children, ...attributes },
  ref,
) {
  return (
    <div {...attributes} ref={ref} className={styles.actions}>
      {children}
    </div>
  );
});
