import { msg, plural, t } from '@lingui/core/macro';
import { CreditCard, Pencil, Trash2 } from 'lucide-react';
import type { AccountId } from '#shared/billingAccounts.js';
import { lazyDialog, type ActionDefinition, type ActionDialog } from './actions.js';
import type { CheckName } from './commonDialogs.js';
import type { BoundMutation } from './boundMutation.js';

/** What an area changes about a common action. */
type Changes<Row> = Partial<ActionDefinition<Row>>;

type CountText = (count: number) => string;

interface RenameOptions<Row> extends Changes<Row> {
  /** Many of the kind in words: "2 firewalls". */
  count: CountText;
  /** What is wrong with a name. Left out, the name may be anything, also empty. */
  check?: CheckName;
  /** The name it has now, where that is not what the row goes by. */
  currentName?: (row: Row) => string | null;
  /** What is sent for the new name. */
  mutationOf: (row: Row, name: string) => BoundMutation;
}

/** "Rename": asks for the new name in a dialog. */
export function renameAction<Row>({
  count,
  check,
  currentName,
  mutationOf,
  ...changes
}: RenameOptions<Row>): ActionDefinition<Row> {
  const options = { check, currentName, mutationOf };
  return {
    label: msg`Rename`,
    icon: Pencil,
    done: (name) => msg`Renamed ${name}`,
    dialog: lazyDialog<Row>(async () => {
      const { RenameDialog } = await import('./commonDialogs.js');
      return (props) => <RenameDialog {...props} {...options} />;
    }),
    bulk: renameBulk(count),
    inRowMenu: true,
    ...changes,
  };
}

/** Renames many together by a pattern. */
export const renameBulk = (countOf: CountText) => ({
  title: (count: number) => t`Rename ${{ resources: countOf(count) }}`,
});

/** "Move to another billing account", for an area that asks in a dialog of its own. */
export const moveBilling = {
  label: msg`Move to another billing account`,
  icon: CreditCard,
  done: (name: string) => msg`Moved ${name} to another billing account`,
};

interface MoveBillingOptions<Row> extends Changes<Row> {
  /** What is sent for the chosen billing account. */
  mutationOf: (row: Row, accountId: number) => BoundMutation;
}

/** "Move to another billing account", of one row or of many: asks for the account in a dialog. */
export function moveBillingAction<Row extends { billing_account_id?: AccountId }>({
  mutationOf,
  ...changes
}: MoveBillingOptions<Row>): ActionDefinition<Row> {
  const dialog = lazyDialog<Row>(async () => {
    const { MoveBillingDialog } = await import('./commonDialogs.js');
    return (props) => <MoveBillingDialog {...props} mutationOf={mutationOf} />;
  });
  const bulk = {
    title: (count: number) =>
      plural(count, {
        one: 'Move # resource to another billing account',
        other: 'Move # resources to another billing account',
      }),
  };
  return { ...moveBilling, dialog, bulk, inRowMenu: true, ...changes };
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

/** For an action that shows what every other action of a row would send. */
export const apiRequestsDialog = <Row,>(): ActionDialog<Row> =>
  lazyDialog<Row>(async () => (await import('./ApiRequests.js')).ApiRequests);
