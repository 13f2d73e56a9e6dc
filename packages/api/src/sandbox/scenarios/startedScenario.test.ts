import { expect, it } from 'vitest';
import { startScenario } from './scenarios.js';
import { startedScenario } from './startedScenario.js';

const noon = Date.UTC(2026, 2, 14, 12);

it('is what the scenario begins with, whatever became of those before', () => {
  const expected = startScenario('demo', noon);
  for (let time = 0; time < 4; time += 1) {
    const state = startedScenario('demo', noon);
    expect(state).toEqual(expected);
    state.billing_accounts.length = 0;
    state.locations['jhv'] = undefined as never;
  }
  expect(startedScenario('demo', noon + 1000)).not.toEqual(expected);
  expect(startedScenario('empty', noon)).toEqual(startScenario('empty', noon));
});
