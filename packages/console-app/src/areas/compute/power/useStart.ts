import { useLingui } from '@lingui/react';
import { startVm, type LocatedVm } from '@livery/api/queries/compute';
import { useAction, type Action } from '#shared/useAction.js';
import { powerActions } from './actions.js';

type Startable = Pick<LocatedVm, 'location' | 'uuid' | 'name'>;

/**
 * Starts machines at once, several if need be: nothing is lost by it, so nothing is asked. A toast says so; the failures
 * are the caller's to show.
 */
export function useStart(): Action<Startable> {
  const { i18n } = useLingui();
  const { run, ...rest } = useAction(startVm);
  return {
    ...rest,
    run: ({ location, uuid, name }) =>
      run({ location, uuid }, { about: { uuid, name }, done: i18n._(powerActions.start.done(name)) }),
  };
}
