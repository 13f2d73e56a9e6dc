import { useLingui } from '@lingui/react/macro';
import { TextField } from '@livery/ui';
import type { Issue } from '@livery/api/domain/issue';
import type { IssueCode } from '@livery/api/generated/texts';
import type { AccountId } from '#shared/billingAccounts.js';
import { useIssueText } from '#shared/texts/issues.js';
import { FormField } from '../form/FormField.js';
import { useForm } from '../form/useForm.js';
import type { ActionDialogProps } from './actions.js';
import { FormAction } from './FormAction.js';
import { RenameMany } from './RenameMany.js';
import { MoveBillingAccount, MoveManyBilling } from './MoveBillingAccount.js';
import type { BoundMutation } from './boundMutation.js';

/* Loaded as a whole, by the first of its dialogs that is asked for: its messages come with it. */

/** What is wrong with a name. */
export type CheckName = (name: string) => readonly Issue<IssueCode<'common'>>[];

interface RenameDialogProps<Row> extends ActionDialogProps<Row> {
  check: CheckName | undefined;
  currentName: ((row: Row) => string | null) | undefined;
  mutationOf: (row: Row, name: string) => BoundMutation;
}

/** Gives a resource another name, or many by a pattern. */
export function RenameDialog<Row>({ bulk, ...props }: RenameDialogProps<Row>) {
  const issueText = useIssueText();
  if (!bulk) return <RenameOne {...props} />;
  const { check, currentName, ...rest } = props;
  return (
    <RenameMany
      {...rest}
      bulk={bulk}
      currentName={(row) => (currentName ? (currentName(row) ?? '') : props.action.table.nameOf(row))}
      problemOf={(name) => check?.(name).map(issueText)[0]}
    />
  );
}

function RenameOne<Row>({ check, currentName, mutationOf, ...props }: Omit<RenameDialogProps<Row>, 'bulk'>) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const { action, row } = props;
  const form = useForm({
    defaults: { name: currentName ? (currentName(row) ?? '') : action.table.nameOf(row) },
    check: ({ name }) => ({ name: check?.(name).map(issueText)[0] }),
  });
  return (
    <FormAction {...props} form={form} mutationOf={({ name }) => mutationOf(row, name.trim())}>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label={t`Name`} autoFocus required={check !== undefined} />}
      </FormField>
    </FormAction>
  );
}

interface MoveBillingDialogProps<Row> extends ActionDialogProps<Row> {
  mutationOf: (row: Row, accountId: number) => BoundMutation;
}

/** Charges a resource to another billing account. */
export function MoveBillingDialog<Row extends { billing_account_id?: AccountId }>(props: MoveBillingDialogProps<Row>) {
  const { mutationOf, ...rest } = props;
  if (rest.bulk) return <MoveManyBilling {...rest} mutationOf={mutationOf} />;
  return (
    <MoveBillingAccount
      {...rest}
      accountIdOf={({ billing_account_id }) => billing_account_id}
      mutationOf={(accountId) => mutationOf(rest.row, accountId)}
    />
  );
}
