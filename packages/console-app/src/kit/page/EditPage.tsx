import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Button, Inline, LinkButton, ProgressBar, Stack, type BreadcrumbLink } from '@livery/ui';
import type { Form } from '#shared/form/useForm.js';
import { ActionFailure } from '../actions/ActionFailure.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import { FormPage } from './FormPage.js';
import { useSubmission } from './useSubmission.js';

interface EditPageProps<Values extends FieldValues> {
  heading: string;
  /** The page of what is changed: leads there afterwards, and by Cancel. */
  back: BreadcrumbLink;
  form: Form<Values>;
  /** The label of a field in the summary of errors. */
  labelOf: (field: string) => string | undefined;
  mutation: BoundMutation;
  /** What a toast says when the server has agreed. */
  done: string;
  /** What is on its way, where it may take long: "Sending passport.pdf". */
  progress?: string | undefined;
  /** The sections. */
  children: ReactNode;
}

/** A form that changes a resource and is a page of its own; leaving it is asked about once something has been changed. */
export function EditPage<Values extends FieldValues>(props: EditPageProps<Values>) {
  const { heading, back, form, labelOf, mutation, done, progress, children } = props;
  const { t } = useLingui();
  const { send, loading, button, isDone, failures } = useSubmission<unknown, Values>(form);
  const save = form.submit(() => void send(mutation, { done, target: () => back.href }));
  return (
    <FormPage
      heading={heading}
      back={back}
      form={form}
      labelOf={labelOf}
      mutation={mutation}
      isLeaveGuarded={form.isTouched && !isDone}
      onSubmit={save}
      footer={
        <Stack gap={3}>
          {loading && progress !== undefined && <ProgressBar label={progress} />}
          <ActionFailure action={{ failures }} verifyHref={back.href} onRetry={save} />
          <Inline>
            <Button type="submit" variant="primary" {...button()}>
              {t`Save`}
            </Button>
            <LinkButton href={back.href}>{t`Cancel`}</LinkButton>
          </Inline>
        </Stack>
      }
    >
      {children}
    </FormPage>
  );
}
