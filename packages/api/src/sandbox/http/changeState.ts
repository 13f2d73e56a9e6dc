import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import type { State } from '../state/state.js';
import { attempt } from './replicas.js';
import type { SandboxRuntime } from './runtime.js';

/**
 * Changes the state after all that is due, and gives what `work` returns. Replicas receive it as they do a call: `work` is made
 * again on each, so it takes state and time from its arguments alone, and keeps nothing random and no object of the state.
 */
export function changeState<Value>(
  runtime: SandboxRuntime,
  work: (state: State, now: number) => Value,
): Promise<Value> {
  return runtime.transaction(() => {
    const [state, at] = [runtime.state(), runtime.now()];
    advanceLifecycles(state, at);
    try {
      return work(state, at);
    } finally {
      runtime.replicas.record({ at, replay: (copy) => attempt(() => work(copy, at)) });
      runtime.stateChanged();
    }
  });
}
