import type { ScenarioName, State } from '../state/state.js';
import { startScenario } from './scenarios.js';

/** What scenarios began with at a time, as text once that was asked for again. */
const started = new Map<string, string | undefined>();

/** Times go by where the clock does not stand: what is kept of them is nobody's any more. */
const mostStarted = 20;

/**
 * The state that `startScenario` makes, made anew each time; of a scenario that begins at the same time again, as those of
 * tests and stories do hundreds of times, it is read from what was made before.
 */
export function startedScenario(name: ScenarioName, now: number): State {
  const key = `${name} ${now}`;
  const text = started.get(key);
  if (text !== undefined) return JSON.parse(text) as State;
  const state = startScenario(name, now);
  const isAgain = started.has(key);
  if (started.size >= mostStarted) started.clear();
  started.set(key, isAgain ? JSON.stringify(state) : undefined);
  return state;
}
