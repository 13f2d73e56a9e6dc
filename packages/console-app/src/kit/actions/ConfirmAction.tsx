import { useLingui } from '@lingui/react';
import { BulkConfirm, type ConfirmActionProps } from '../bulk/BulkConfirm.js';
import { ConfirmMutation } from './ConfirmMutation.js';
import { useActionReason } from './useActionReason.js';

/** Asks before an action is done, with one row or with many: a `ConfirmMutation` with the action's label, toast and reason. */
export function ConfirmAction<Row>(props: ConfirmActionProps<Row>) {
  return props.bulk ? <BulkConfirm {...props} bulk={props.bulk} /> : <SingleConfirm {...props} />;
}

function SingleConfirm<Row>(props: ConfirmActionProps<Row>) {
  const { action, row, dialog, heading, confirmName = false, consequences, children, verifyHref, onDone } = props;
  const { i18n } = useLingui();
  const reason = useActionReason(action, row);
  const label = i18n._(action.label);
  const name = action.table.nameOf(row);
  return (
    <ConfirmMutation
      dialog={dialog}
      heading={heading ?? label}
      confirmLabel={props.confirmLabel ?? (confirmName ? (heading ?? label) : label)}
      danger={action.danger}
      mutation={'mutation' in props ? props.mutation : action.mutation?.(row)}
      nameToType={confirmName ? (props.name ?? name) : undefined}
      consequences={consequences}
      disabledReason={reason ?? props.disabledReason}
      done={props.done ?? (action.done && i18n._(action.done(name, row)))}
      onDone={onDone}
      verifyHref={verifyHref}
    >
      {children}
    </ConfirmMutation>
  );
}
