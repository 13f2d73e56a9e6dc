import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, tableInitialRows } from '@livery/ui';
import type { Collection } from '@livery/ui/collections';
import { isSwitchedOn } from '@livery/api/domain/features';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useReason } from '#shared/texts/reasons.js';
import { lazyDialog, type Action, type ActionDialog, type ActionTable } from '../actions/actions.js';
import { planBulk } from '../bulk/plan.js';
import type { ListDefinition } from '../resource.js';

/** The confirmation of actions that have no dialog of their own. */
const question = lazyDialog(async () => (await import('../actions/ConfirmAction.js')).ConfirmAction);

interface RequestedBulkAction<Row> {
  id: string;
  /** Ids of the chosen rows. The rows are looked up by them, because they may change while the dialog is open. */
  ids: ReadonlySet<string>;
  /** One of the rows as it was then, for a dialog whose rows have all gone. */
  row: Row;
  open: boolean;
}

interface Bulk {
  buttons: ReactNode;
  dialog: ReactNode;
}

interface BulkOptions<Row extends object> {
  resource: ListDefinition<Row>;
  table: ActionTable<Row>;
  rows: readonly Row[];
  collection: Pick<Collection<Row>, 'rows' | 'selectionProps' | 'tableProps'>;
}

/** What a list does with the selected rows: every action of the table that has a `bulk`. */
export function useBulk<Row extends object>({ resource, table, rows, collection }: BulkOptions<Row>): Bulk {
  const { i18n } = useLingui();
  const site = useSiteConfig();
  const { idOf } = resource;
  const { rows: visible, tableProps, selectionProps } = collection;
  const { selection, onSelectionChange } = selectionProps;
  const { viewAll } = tableProps;
  const [requested, setRequested] = useState<RequestedBulkAction<Row>>();
  const [isAlternative, setAlternative] = useState(false);
  const selected = useMemo(
    () => (selection.size === 0 ? [] : rows.filter((row) => selection.has(idOf(row)))),
    [rows, selection, idOf],
  );

  const ask = useCallback(
    (id: string) => {
      const [row] = selected;
      if (row === undefined) return;
      setAlternative(false);
      setRequested({ id, ids: selection, row, open: true });
    },
    [selected, selection],
  );
  /* Always the same while nothing of it changes, so that a keystroke in the search does not render the table. */
  const buttons = useMemo(
    () =>
      Object.values(table.actions).map(
        (one) =>
          one.bulk &&
          isSwitchedOn(site, one) && <BulkButton key={one.id} action={one} table={table} rows={selected} onAsk={ask} />,
      ),
    [table, selected, ask, site],
  );
  const ids = requested?.ids;
  const { rows: affected, ...unseen } = useMemo(() => {
    if (ids === undefined) return { rows: [], hidden: 0, notShown: 0 };
    const isAffected = (row: Row) => ids.has(idOf(row));
    const seen = new Set(visible);
    const listed = visible.filter(isAffected);
    const hidden = rows.filter((row) => isAffected(row) && !seen.has(row));
    const notShown = viewAll ? 0 : visible.slice(tableInitialRows).filter(isAffected).length;
    return { rows: [...listed, ...hidden], hidden: hidden.length, notShown };
  }, [ids, rows, visible, viewAll, idOf]);

  const base = table.actions[requested?.id ?? ''];
  const alternative = table.actions[base?.bulk?.alternative ?? ''];
  const action = isAlternative ? alternative : base;
  const Dialog = base?.bulk?.dialog ?? action?.dialog ?? (question as ActionDialog<Row>);
  return {
    buttons,
    dialog: requested && action && (
      <Dialog
        /* The alternative is the same dialog with another choice in it: it stays where it is. */
        key={requested.id}
        action={{ ...action, bulk: base?.bulk }}
        row={affected[0] ?? requested.row}
        bulk={{
          ...planBulk(affected, action.can),
          ...unseen,
          count: resource.messages.count,
          alternative: alternative && {
            label: i18n._(alternative.label),
            chosen: isAlternative,
            onChange: setAlternative,
          },
          onFinished: (ids) => onSelectionChange(new Set([...selection].filter((id) => !ids.has(id)))),
        }}
        dialog={{
          open: requested.open,
          onOpenChange: (open) => setRequested({ ...requested, open }),
          onExitComplete: () => setRequested(undefined),
        }}
      />
    ),
  };
}

interface BulkButtonProps<Row> {
  action: Action<Row>;
  table: ActionTable<Row>;
  rows: readonly Row[];
  onAsk: (id: string) => void;
}

/** An action for the selected rows; one that can be done with none of them says why: the reason they share, if they do. */
function BulkButton<Row>({ action, table, rows, onAsk }: BulkButtonProps<Row>) {
  const { t, i18n } = useLingui();
  const reasonOf = useReason(table);
  // The alternative is offered in the same dialog.
  const { can } = table.actions[action.bulk?.alternative ?? ''] ?? action;
  const isPossible = rows.some((row) => can(row).allowed);
  const reasons = new Set(isPossible ? [] : rows.map((row) => reasonOf(can(row))));
  const [first] = reasons;
  const shared = reasons.size === 1 ? first : t`This can be done with none of the selected at the moment`;
  return (
    <Button
      size="small"
      icon={action.icon}
      disabledReason={isPossible ? undefined : shared}
      onClick={() => onAsk(action.id)}
    >
      {i18n._(action.label)}
    </Button>
  );
}
