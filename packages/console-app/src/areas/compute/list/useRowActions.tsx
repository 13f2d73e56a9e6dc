import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import type { PowerActionId } from '../power/actions.js';
import type { PowerDialogProps } from '../power/PowerDialog.js';
import { useStart } from '../power/useStart.js';

const PowerDialog = lazy(() => import('../power/PowerDialog.js'));

export type OnRowAction = (vm: LocatedVm, action: PowerActionId) => void;

/** What the menu of a row does: a start at once, all else after its dialog. One for the list, however many rows it has. */
export function useRowActions(): { act: OnRowAction; dialog: ReactNode; failure: ReactNode } {
  const start = useStart();
  const [asked, setAsked] = useState<Pick<PowerDialogProps, 'action' | 'vm'>>();
  const run = useRef(start.run);
  useEffect(() => {
    run.current = start.run;
  });
  /* The columns hold it, and a new one would render every row again. */
  const act = useCallback<OnRowAction>((vm, action) => {
    if (action === 'start') void run.current(vm);
    else setAsked({ action, vm });
  }, []);
  return {
    act,
    failure: <ActionFailure action={start} />,
    dialog: asked && (
      <Suspense>
        <PowerDialog key={asked.vm.uuid} {...asked} onClose={() => setAsked(undefined)} />
      </Suspense>
    ),
  };
}
