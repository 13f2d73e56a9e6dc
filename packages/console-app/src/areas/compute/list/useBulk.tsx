import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { tableInitialRows } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { BulkButtons } from './bulk/BulkButtons.js';
import type { BulkDialogProps } from './bulk/BulkDialog.js';
import type { ListState } from './useListState.js';
import { useSelection } from './useSelection.js';

const BulkDialog = lazy(() => import('./bulk/BulkDialog.js'));

interface Bulk {
  /** Ids of the selected machines that are there. */
  selected: ReadonlySet<string>;
  buttons: ReactNode;
  dialog: ReactNode;
}

/** What the list does with the selected machines. `shown` are the rows that the filter leaves. */
export function useBulk(
  vms: readonly LocatedVm[],
  shown: readonly LocatedVm[],
  { selected, viewAll, steps }: Pick<ListState, 'selected' | 'viewAll' | 'steps'>,
): Bulk {
  const { machines, ids } = useSelection(vms, selected);
  const [asked, setAsked] = useState<Omit<BulkDialogProps, 'onClose'>>();
  const ask = useCallback(
    (action: BulkDialogProps['action']) => {
      const seen = new Set(shown);
      const hidden = machines.filter((vm) => !seen.has(vm));
      const isSelected = ({ uuid }: LocatedVm) => ids.has(uuid);
      const inOrder = [...shown.filter(isSelected), ...hidden];
      const unlisted = viewAll ? 0 : shown.slice(tableInitialRows).filter(isSelected).length;
      setAsked({ action, vms: inOrder, hidden: hidden.length, unlisted });
    },
    [machines, ids, shown, viewAll],
  );
  const close = (over: readonly LocatedVm[]) => {
    setAsked(undefined);
    if (over.length === 0) return;
    const gone = new Set(over.map(({ uuid }) => uuid));
    steps.select(new Set([...ids].filter((id) => !gone.has(id))));
  };
  return {
    selected: ids,
    buttons: useMemo(() => <BulkButtons selected={machines} onAsk={ask} />, [machines, ask]),
    dialog: asked && (
      <Suspense>
        <BulkDialog {...asked} onClose={close} />
      </Suspense>
    ),
  };
}
