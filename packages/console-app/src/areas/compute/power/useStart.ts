import { useRef } from 'react';
import { useLingui } from '@lingui/react';
import { startVm, type LocatedVm } from '@livery/api/queries/compute';
import { toasts } from '#shared/toasts.js';
import { useAction, type Action } from '#shared/useAction.js';
import { powerActions } from './actions.js';

type Startable = Pick<LocatedVm, 'location' | 'uuid' | 'name'>;

/** Starts a machine at once: nothing is lost by it, so nothing is asked. A toast says so; the failure is the caller's to show. */
export function useStart(): Action<Startable> {
  const { i18n } = useLingui();
  /* The call carries no name, and a retry is of the same machine. */
  const name = useRef('');
  const { run, ...rest } = useAction(startVm, {
    onDone: () => toasts.success(i18n._(powerActions.start.done(name.current))),
  });
  return {
    ...rest,
    run({ location, uuid, name: startable }) {
      name.current = startable;
      return run({ location, uuid });
    },
  };
}
