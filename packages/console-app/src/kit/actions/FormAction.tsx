import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Form as FormElement } from '@livery/ui';
import type { Form } from '../form/useForm.js';
import type { ActionDialogProps } from './actions.js';
import { ActionFailure } from './ActionFailure.js';
import { ApiRequest } from './ApiRequest.js';
import type { BoundMutation } from './boundMutation.js';
import { useAction, type ActionState } from './useAction.js';
import { useActionReason } from './useReason.js';

export interface FormActionProps<Row, Values extends FieldValues> extends Omit<ActionDialogProps<Row>, 'bulk'> {
  /** What is done: "Resize web-1". The action's label by default. */
  title?: string;
  description?: ReactNode;
  /** The verb of the title. The action's label by default. */
  submitLabel?: string;
  form: Form<Values>;
  /** What is sent with the values; undefined while something is missing. */
  callOf: (values: Values) => BoundMutation | undefined;
  /** The calls that are shown as the API request, where that is more than one. */
  displayedRequests?: readonly BoundMutation[];
  /** Sends it, where one call is not all; `callOf` is then only shown. */
  send?: (values: Values) => unknown;
  /** The state of what `send` does. */
  states?: readonly Pick<ActionState, 'loading' | 'failures'>[];
  /** Why it cannot be sent now, beside the action's own reasons. */
  disabledReason?: string | undefined;
  /** What a toast says when the server has agreed. The action's own words by default. */
  done?: string;
  /** The address where one sees whether something new exists, after a lost answer; or a button that shows it. */
  verifyHref?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The fields. */
  children: ReactNode;
}

/**
 * A short form over the page that does something with a row. It carries the running, the failure with its retry, the API
 * request and the reason why it is no longer possible; what is typed stays when the server refuses.
 */
export function FormAction<Row, Values extends FieldValues>(props: FormActionProps<Row, Values>) {
  const { action, row, dialog, title, description, submitLabel, form, callOf, send, children, verifyHref, onDone } =
    props;
  const { t, i18n } = useLingui();
  const id = useId();
  const reason = useActionReason(action, row);
  const own = useAction(() => {
    dialog.onOpenChange(false);
    onDone?.();
  });
  const states = props.states ?? [own];
  const loading = states.some((one) => one.loading);
  const label = i18n._(action.label);
  const done = props.done ?? (action.done && i18n._(action.done(action.table.nameOf(row), row)));
  const request = callOf(form.values);
  const close = () => dialog.onOpenChange(false);
  return (
    <Dialog
      {...dialog}
      title={title ?? label}
      description={description}
      size={props.size ?? 'small'}
      loading={loading}
      footer={
        <>
          <Button onClick={close} disabled={loading}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={id}
            variant={action.danger ? 'danger' : 'primary'}
            loading={loading}
            disabledReason={reason ?? props.disabledReason}
          >
            {submitLabel ?? label}
          </Button>
        </>
      }
    >
      <FormElement
        id={id}
        onSubmit={form.submit((values) => {
          if (send) return send(values);
          const call = callOf(values);
          return call && own.run(call, { done });
        })}
      >
        {children}
        {states.map((state, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a dialog has the same states for as long as it is open
          <ActionFailure key={index} action={state} verifyHref={verifyHref} onVerify={close} />
        ))}
        {/* Always there: a number is taken over when its field is left, and a button that moves then misses the press. */}
        {request && <ApiRequest calls={props.displayedRequests ?? [request]} />}
      </FormElement>
    </Dialog>
  );
}
