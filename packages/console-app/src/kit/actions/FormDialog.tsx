import { useId, useRef, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Form as FormElement } from '@livery/ui';
import type { DialogState } from '#shared/dialogState.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import type { Form } from '#shared/form/useForm.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { ActionFailure } from './ActionFailure.js';
import { ApiRequest } from './ApiRequest.js';
import type { BoundMutation } from './boundMutation.js';
import type { ActionState } from './useAction.js';
import { useDialogAction } from './useDialogAction.js';
import { useLeavable } from './useLeavable.js';

interface FormDialogProps<Values extends FieldValues, Result> {
  dialog: Pick<DialogState, 'open' | 'onOpenChange'> & Partial<DialogState>;
  heading: string;
  description?: ReactNode;
  /** A verb. Default the heading. */
  submitLabel?: string;
  /** Set for what destroys. */
  danger?: boolean;
  form: Form<Values>;
  /** What is sent for the values; undefined while something is missing. Shown as an API request. */
  mutation?: ((values: Values) => BoundMutation<Result> | undefined) | undefined;
  /** The calls that are shown, where `mutation` makes more than one. */
  displayedRequests?: readonly BoundMutation[];
  /**
   * What is done with the values, where it is no mutation. May be asynchronous: what it throws is shown, and Cancel aborts
   * `signal`. It closes the dialog itself.
   */
  onSubmit?: (values: Values, signal: AbortSignal) => unknown;
  /** Actions that `onSubmit` runs: their failures are shown, and they can be repeated one by one. */
  states?: readonly Pick<ActionState, 'loading' | 'failures'>[];
  /** Set for an `onSubmit` that sends nothing: it needs no connection. */
  isLocal?: boolean;
  /** False while something that has to be known first is on its way. */
  isReady?: boolean;
  /** Why it cannot be sent now. */
  disabledReason?: string | undefined;
  /** What a toast says when the server has agreed. */
  done?: string | undefined;
  /** Called when the server has agreed; the dialog has been asked to close before. */
  onDone?: ((result: Result | undefined) => void) | undefined;
  /** Whether the dialog stays open when the server has agreed. */
  staysOpen?: boolean;
  /** The address where one sees whether something new exists, after a lost response; or a button that shows it. */
  verifyHref?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** The fields. */
  children: ReactNode;
}

/**
 * A short form over the page that sends a mutation, or does something else with its values. It carries the running, the
 * failure with its retry, the API request and the lost connection; what is typed stays when the server refuses.
 */
export function FormDialog<Values extends FieldValues, Result = unknown>(props: FormDialogProps<Values, Result>) {
  const {
    dialog,
    heading,
    form,
    mutation,
    onSubmit,
    isLocal = false,
    isReady = true,
    children,
    verifyHref,
    states = [],
  } = props;
  const { t } = useLingui();
  const id = useId();
  const disconnected = useConnectionReason();
  const action = useDialogAction<Result>(props);
  const work = useWork(heading);
  const isSending = [action, ...states].some((one) => one.loading);
  const loading = isSending || work.loading;
  const { leavable, cancelLabel, note } = useLeavable(isSending);
  const request = mutation?.(form.values);
  const close = () => dialog.onOpenChange(false);
  const submit = form.submit((values) => {
    if (onSubmit) return work.run((signal) => onSubmit(values, signal));
    const bound = mutation?.(values);
    return bound && action.run(bound, { done: props.done });
  });
  return (
    <Dialog
      {...dialog}
      heading={heading}
      description={props.description}
      size={props.size ?? 'small'}
      loading={loading}
      leavable={leavable}
      footer={
        <>
          <Button onClick={work.loading ? work.cancel : close} disabled={isSending && !leavable}>
            {cancelLabel ?? t`Cancel`}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={props.danger === true ? 'danger' : 'primary'}
            loading={loading || !isReady}
            // What it does shows at once: that it cannot be done a second time is no reason while it runs.
            disabledReason={loading ? undefined : (props.disabledReason ?? (isLocal ? undefined : disconnected))}
          >
            {props.submitLabel ?? heading}
          </Button>
        </>
      }
    >
      <FormElement
        id={id}
        onSubmit={(event) => {
          // The form that the dialog stands in is not sent with it.
          event.stopPropagation();
          return submit(event);
        }}
      >
        {children}
        <ActionFailure action={action} verifyHref={verifyHref} onRetry={submit} onVerify={close} />
        <ActionFailure
          action={{ failures: states.flatMap(({ failures }) => failures) }}
          verifyHref={verifyHref}
          onVerify={close}
        />
        {work.error !== undefined && <ErrorAlert error={work.error} />}
        {note}
        {/* Always there: a number is taken over when its field is left, and a button that moves then misses the press. */}
        {request && <ApiRequest mutations={props.displayedRequests ?? [request]} />}
      </FormElement>
    </Dialog>
  );
}

/**
 * Something asynchronous that can be cancelled: whether it is under way, and what it failed with, which a toast says
 * where the dialog is gone.
 */
function useWork(heading: string) {
  const toasts = useToasts();
  const errorText = useErrorText();
  const isVisible = useIsVisible();
  const [state, setState] = useState<{ loading: boolean; error?: unknown }>({ loading: false });
  const abort = useRef<AbortController>(undefined);
  async function run(work: (signal: AbortSignal) => unknown): Promise<void> {
    const { signal } = (abort.current = new AbortController());
    setState({ loading: true });
    try {
      await work(signal);
      setState({ loading: false });
    } catch (thrown) {
      // A cancellation may come too late for what was sent already.
      const isCancelled = signal.aborted && thrown instanceof Error && thrown.name === 'AbortError';
      setState({ loading: false, ...(!isCancelled && { error: thrown }) });
      if (!isCancelled && !isVisible.current) toasts.danger(heading, { detail: errorText(thrown) });
    }
  }
  return { ...state, run, cancel: () => abort.current?.abort() };
}
