import { msg, plural, t } from '@lingui/core/macro';
import { CreditCard, Pencil, Trash2 } from 'lucide-react';
import type { Resource } from '../resource.js';
import { lazyDialog, type ActionDefinition, type ActionDialog } from './actions.js';
import type { AccountRules, CheckName, NameRules } from './commonDialogs.js';
import type { BoundMutation } from './boundMutation.js';

/** What an area changes about a common action. */
type Changes<Row> = Partial<ActionDefinition<Row>>;

interface RenameOptions<Row> extends Changes<Row> {
  /** What is wrong with a name. Without a check the name may be anything, also empty. */
  check?: CheckName;
  /** Fetches a component that says it, for a check that needs more than the name. */
  loadRules?: () => Promise<NameRules>;
  /** The name it has now, where that is not what the row goes by. */
  currentName?: (row: Row) => string | null;
  /** What is sent for the new name. */
  mutationOf: (row: Row, name: string) => BoundMutation;
}

/** "Rename": asks for the new name in a dialog, for many rows for a pattern. With an `href`, one row is renamed there. */
export function renameAction<Row extends object>(
  resource: Resource<Row>,
  { check, loadRules, currentName, mutationOf, ...changes }: RenameOptions<Row>,
): ActionDefinition<Row> {
  const dialog = lazyDialog<Row>(async () => {
    const [{ RenameDialog, nameRulesOf }, loaded] = await Promise.all([import('./commonDialogs.js'), loadRules?.()]);
    const rules = loaded ?? nameRulesOf(check);
    const options = { resource, rules, isRequired: Boolean(check ?? loadRules), currentName, mutationOf };
    return (props) => <RenameDialog {...props} {...options} />;
  });
  return {
    label: msg`Rename`,
    icon: Pencil,
    done: (name) => msg`Renamed ${name}`,
    ...(changes.href === undefined && { dialog }),
    bulk: { title: (count) => t`Rename ${{ resources: resource.messages.count(count) }}`, dialog },
    inRowMenu: true,
    ...changes,
  };
}

interface MoveBillingOptions<Row> extends Changes<Row> {
  /** Fetches a component that says why a row cannot be charged to an account. By default whether anything can. */
  loadRules?: () => Promise<AccountRules<Row>>;
  /** What is sent for the chosen billing account. */
  mutationOf: (row: Row, accountId: number) => BoundMutation;
}

/** "Move to another billing account", of one row or of many: asks for the account in a dialog. */
export function moveBillingAction<Row extends object>(
  { billingAccountOf }: Resource<Row>,
  { loadRules, mutationOf, ...changes }: MoveBillingOptions<Row>,
): ActionDefinition<Row> {
  const dialog = lazyDialog<Row>(async () => {
    const [{ MoveBillingDialog }, rules] = await Promise.all([import('./commonDialogs.js'), loadRules?.()]);
    const options = { rules, accountIdOf: billingAccountOf, mutationOf };
    return (props) => <MoveBillingDialog {...props} {...options} />;
  });
  return {
    label: msg`Move to another billing account`,
    icon: CreditCard,
    done: (name) => msg`Moved ${name} to another billing account`,
    dialog,
    bulk: {
      title: (count) =>
        plural(count, {
          one: 'Move # resource to another billing account',
          other: 'Move # resources to another billing account',
        }),
    },
    inRowMenu: true,
    ...changes,
  };
}

interface DeleteOptions<Row> extends Changes<Row> {
  mutation: (row: Row) => BoundMutation;
  /** Says what is lost before it is. */
  dialog: ActionDialog<Row>;
  /** What is done with many: "Delete 3 firewalls". */
  title: (count: number) => string;
}

/** "Delete": for one row and for many; the page of the row is left afterwards. */
export const deleteAction = <Row,>({ title, ...changes }: DeleteOptions<Row>): ActionDefinition<Row> => ({
  label: msg`Delete`,
  icon: Trash2,
  group: 'destroy',
  danger: true,
  done: (name) => msg`Deleted ${name}`,
  inRowMenu: true,
  deletes: true,
  bulk: { title },
  ...changes,
});
