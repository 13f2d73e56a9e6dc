import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FormScope } from '#shared/formScope.js';
import { useServices, type Services } from '#shared/services.js';
import type { ActionTable } from './actions.js';

/** The dialog that was open when the session ended, if it was the same user's. */
function ownDialog({ session, storage }: Services) {
  const dialog = storage.openDialog.get();
  return dialog?.user === session.user() ? dialog : undefined;
}

interface RequestedAction<Row> {
  id: string;
  row: Row;
  open: boolean;
}

export interface RequestedOptions<Row> {
  /** The rows there are now: an open dialog shows its row as it is; one that was open when the session ended opens again. */
  rows?: readonly Row[] | undefined;
  /** Called after an action that `deletes` its row. */
  onRemoved: (row: Row) => void;
}

interface RequestedDialog<Row, Id> {
  request: (id: Id, row: Row) => void;
  /** The dialog that is open. */
  dialog: ReactNode;
}

/** The one dialog that is open of the actions of a table; it is kept where the session ends, and opened again after it. */
export function useRequestedDialog<Row, Id extends string>(
  table: ActionTable<Row, Id>,
  { rows, onRemoved }: RequestedOptions<Row>,
): RequestedDialog<Row, Id> {
  const services = useServices();
  const { environment, session, storage } = services;
  const { pathname } = environment.address;
  const [requested, setRequested] = useState<RequestedAction<Row>>();
  const find = (id: string) => rows?.find((row) => table.idOf(row) === id);
  const keyOf = ({ id, row }: Pick<RequestedAction<Row>, 'id' | 'row'>): string => `${id} ${table.idOf(row)}`;

  /* Read once, when the screen is mounted: a dialog that is stored later is for the next mount. */
  const [left, setLeft] = useState(() => ownDialog(services));
  const leftRow = left?.path === pathname && Object.hasOwn(table.actions, left.action) ? find(left.row) : undefined;
  if (left && leftRow !== undefined) {
    setLeft(undefined);
    setRequested({ id: left.action, row: leftRow, open: true });
  }
  useEffect(() => {
    if (!requested?.open) return undefined;
    storage.openDialog.clear();
    const saved = { path: pathname, action: requested.id, row: table.idOf(requested.row), user: session.user() };
    return session.onBeforeSignOut(() => storage.openDialog.set(saved));
  }, [requested, pathname, table, session, storage]);

  function dialogOf(asked: RequestedAction<Row>): ReactNode {
    const action = table.actions[asked.id as Id];
    const row = find(table.idOf(asked.row)) ?? asked.row;
    const { dialog: Dialog, deletes } = action;
    if (!Dialog) return null;
    /* A change of a dialog that was closed may end when another one is open: that one stays. */
    const change = (next: RequestedAction<Row> | undefined) =>
      setRequested((now) => (now && keyOf(now) === keyOf(asked) ? next : now));
    return (
      <FormScope value={`${pathname} ${keyOf({ ...asked, row })}`}>
        <Dialog
          key={keyOf({ ...asked, row })}
          action={action}
          row={row}
          dialog={{
            open: asked.open,
            onOpenChange: (open) => change({ ...asked, open }),
            onExitComplete: () => change(undefined),
          }}
          onDone={deletes ? () => onRemoved(row) : undefined}
        />
      </FormScope>
    );
  }

  const request = useCallback((id: Id, row: Row) => setRequested({ id, row, open: true }), []);
  return { request, dialog: requested && dialogOf(requested) };
}
