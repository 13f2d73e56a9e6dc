import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, ConfirmDialog, ErrorSummary, FormLayout, PageHeader, type BreadcrumbLink } from '@livery/ui';
import type { Form } from '#shared/form/useForm.js';
import { useScreenGuard } from '#shared/leaving/useScreenGuard.js';
import { ApiRequest } from '../actions/ApiRequest.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import * as styles from './formPage.css.js';

interface FormPageProps<Values extends FieldValues> {
  heading: string;
  back: BreadcrumbLink;
  form: Form<Values>;
  /** The label of a field in the summary of errors above the sections. */
  labelOf: (field: string) => string | undefined;
  /** Why the form cannot be sent whatever is filled in. Shown above the first section. */
  problem?: string | undefined;
  /** A small button to where it can be solved. */
  problemAction?: ReactNode;
  /** What would be sent; undefined while too little is known to show it. */
  mutation: BoundMutation | undefined;
  /** Whether leaving the page is asked about, for another screen too. By default where something would be lost that no draft keeps. */
  isLeaveGuarded?: boolean;
  onSubmit: () => void;
  /** Shown in place of the form while something is chosen for it. What would be lost is still asked about. */
  instead?: ReactNode;
  /** Called after the form was emptied. */
  onStartOver?: (() => void) | undefined;
  /** Beside the form. */
  aside?: ReactNode;
  /** Below the form: its button, where it is not in `aside`. */
  footer?: ReactNode;
  /** The sections. */
  children: ReactNode;
}

/** A page that is one form: its head, a summary of what is wrong, the sections, and the API request of what is sent. */
export function FormPage<Values extends FieldValues>(props: FormPageProps<Values>) {
  const { heading, back, form, labelOf, problem, mutation, onSubmit, onStartOver, aside, footer, children } = props;
  const { t } = useLingui();
  const errors = form.errors.map(({ field, message }) => {
    const label = labelOf(field);
    return { field, message: label === undefined ? message : t`${label}: ${message}` };
  });
  useScreenGuard(props.isLeaveGuarded ?? form.hasUnsavedSecrets);
  const isInstead = props.instead !== undefined;
  const wasInstead = useRef(isInstead);
  // One address may show either: it begins at its top all the same. Back and Forward then show it where it was left.
  useLayoutEffect(() => {
    if (wasInstead.current !== isInstead) window.scrollTo(0, 0);
    wasInstead.current = isInstead;
  }, [isInstead]);
  if (isInstead) return props.instead;
  return (
    <div className={styles.page}>
      <PageHeader
        heading={heading}
        back={back}
        actions={
          form.isTouched && (
            <StartOver
              onConfirm={() => {
                form.startOver();
                onStartOver?.();
              }}
            />
          )
        }
      />
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormLayout aside={aside}>
          {problem !== undefined && (
            <div className={styles.problems}>
              <Alert tone="warning" actions={props.problemAction}>
                {problem}
              </Alert>
            </div>
          )}
          {form.wasSent && (
            <div className={styles.problems}>
              <Alert>{t`What you entered here before was sent: see the activity.`}</Alert>
            </div>
          )}
          {/* Always mounted: it takes the focus by a submit only. */}
          <div className={styles.problems}>
            <ErrorSummary errors={errors} attempt={form.attempt} />
          </div>
          {children}
          {mutation && <ApiRequest mutations={[mutation]} />}
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </FormLayout>
      </form>
    </div>
  );
}

/** Empties the form after a confirmation. */
function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>{t`Start over`}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        heading={t`Start over?`}
        confirmLabel={t`Start over`}
      >
        <Trans>Everything that you have entered and chosen here is taken away.</Trans>
      </ConfirmDialog>
    </>
  );
}
