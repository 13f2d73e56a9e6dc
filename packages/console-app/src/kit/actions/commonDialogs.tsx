import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '@livery/ui';
import type { Issue } from '@livery/api/domain/issue';
import type { IssueCode } from '@livery/api/generated/texts';
import type { BillingAccount } from '@livery/api/generated/types';
import { saidName } from '@livery/api/queries/understood';
import { useChargeReason, type AccountId } from '#shared/billingAccounts.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import { readOf, type Resource } from '../resource.js';
import type { ActionDialogProps } from './actions.js';
import type { BoundMutation } from './boundMutation.js';
import { FormAction } from './FormAction.js';
import { MoveBillingAccount, MoveManyBilling } from './MoveBillingAccount.js';
import { RenameMany, type RenameManyProps } from './RenameMany.js';

/* Loaded as a whole, by the first of its dialogs that is asked for: its messages come with it. */

/** What is wrong with a name. */
export type CheckName = (name: string) => readonly Issue<IssueCode<'common'>>[];

/** A component that gives its child a rule made with hooks. */
type Rules<Rule> = ComponentType<{ children: (rule: Rule) => ReactNode }>;

/** Gives what is wrong with a name, in words. */
export type NameRules = Rules<(name: string) => string | undefined>;

/** Gives why a row cannot be charged to a billing account, in words. */
export type AccountRules<Row> = Rules<(account: BillingAccount, row: Row) => string | undefined>;

/** The rules of a name that the name alone decides. */
export const nameRulesOf = (check: CheckName | undefined): NameRules =>
  function CheckedName({ children }) {
    const issueText = useIssueText();
    return children((name) => check?.(name).map(issueText)[0]);
  };

interface RenameDialogProps<Row extends object> extends ActionDialogProps<Row> {
  resource: Resource<Row>;
  rules: NameRules;
  /** Whether there has to be a name. */
  isRequired: boolean;
  /** By default what the row goes by. */
  currentName: ((row: Row) => string | null) | undefined;
  mutationOf: (row: Row, name: string) => BoundMutation;
}

/** Gives a resource another name, or many by a pattern. */
export function RenameDialog<Row extends object>(given: RenameDialogProps<Row>) {
  const { resource, rules: NameRules, currentName = resource.nameOf, ...props } = given;
  const client = useQueryClient();
  const shared = {
    ...props,
    currentName: (row: Row) => saidName(client, readOf(resource, row), row, currentName(row) ?? ''),
  };
  return (
    <NameRules>
      {(problemOf) =>
        props.bulk ? (
          <RenameMany {...shared} bulk={props.bulk} problemOf={problemOf} />
        ) : (
          <RenameOne {...shared} problemOf={problemOf} />
        )
      }
    </NameRules>
  );
}

interface RenameOneProps<Row> extends Omit<RenameManyProps<Row>, 'bulk'> {
  isRequired: boolean;
}

function RenameOne<Row>({ problemOf, isRequired, currentName, mutationOf, ...props }: RenameOneProps<Row>) {
  const { t } = useLingui();
  const { row } = props;
  const form = useForm({
    defaults: { name: currentName(row) },
    check: ({ name }) => ({ name: problemOf(name) }),
  });
  return (
    <FormAction {...props} form={form} mutationOf={({ name }) => mutationOf(row, name.trim())}>
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label={t`Name`} autoFocus required={isRequired} />}
      </FormField>
    </FormAction>
  );
}

/** Whether anything can be charged to an account. */
function ChargeRules({ children }: ComponentProps<AccountRules<unknown>>) {
  return children(useChargeReason());
}

interface MoveBillingDialogProps<Row> extends ActionDialogProps<Row> {
  rules: AccountRules<Row> | undefined;
  accountIdOf: ((row: Row) => AccountId) | undefined;
  mutationOf: (row: Row, accountId: number) => BoundMutation;
}

/** Charges a resource to another billing account, or many to one. */
export function MoveBillingDialog<Row>(props: MoveBillingDialogProps<Row>) {
  const { rules: AccountRules = ChargeRules, accountIdOf, ...shared } = props;
  if (shared.bulk) return <MoveManyBilling {...shared} />;
  return (
    <AccountRules>
      {(reasonOf) => <MoveBillingAccount {...shared} accountId={accountIdOf?.(shared.row)} reasonOf={reasonOf} />}
    </AccountRules>
  );
}
