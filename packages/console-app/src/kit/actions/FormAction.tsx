import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLingui } from '@lingui/react';
import type { ActionDialogProps } from './actions.js';
import type { BoundMutation } from './boundMutation.js';
import { FormDialog } from './FormDialog.js';
import { useActionReason } from './useActionReason.js';

type DialogProps<Values extends FieldValues, Result> = ComponentProps<typeof FormDialog<Values, Result>>;

interface FormActionProps<Row, Values extends FieldValues, Result>
  extends
    Omit<ActionDialogProps<Row>, 'bulk' | 'onDone'>,
    Omit<DialogProps<Values, Result>, 'dialog' | 'heading' | 'mutation' | 'danger'> {
  /** What is done: "Resize web-1". The action's label by default, as that of the button. */
  heading?: string;
  /** What is sent for the values; undefined while something is missing. */
  mutationOf: (values: Values) => BoundMutation<Result> | undefined;
}

/** The form of an action: a `FormDialog` with its label, its toast and the reason why it is no longer possible. */
export function FormAction<Row, Values extends FieldValues, Result = unknown>(
  props: FormActionProps<Row, Values, Result>,
) {
  const { action, row, heading, submitLabel, mutationOf, done, disabledReason, ...dialog } = props;
  const { i18n } = useLingui();
  const reason = useActionReason(action, row);
  const label = i18n._(action.label);
  return (
    <FormDialog<Values, Result>
      {...dialog}
      heading={heading ?? label}
      submitLabel={submitLabel ?? label}
      danger={action.danger}
      mutation={mutationOf}
      done={done ?? (action.done && i18n._(action.done(action.table.nameOf(row), row)))}
      disabledReason={reason ?? disabledReason}
    />
  );
}
