import { expect, it } from 'vitest';
import { timestamp } from '../clock.js';
import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import { startTransition } from '../lifecycle/vmTransitions.js';
import { startScenario } from '../scenarios/scenarios.js';
import { recordEvent } from '../state/events.js';
import { noon } from '../testing/openSandbox.js';
import { applyRestriction } from './restrict.js';

it('a frozen account has no machine that runs: at once, or once it is ready', () => {
  const state = startScenario('demo', noon - 60_000);
  const account = state.billing_accounts.find(({ id }) => id === 1201);
  const [rescued, started, made] = Object.values(state.locations['jhv']?.vms ?? {}).filter(
    ({ vm }) => vm.billing_account === 1201 && vm.status === 'running',
  );
  if (!account || !rescued || !started || !made) throw new Error('There are too few machines');
  rescued.vm.is_rescue = true;
  const log = { username: null, resource_type: 'virtual_machine', resource_name: 'web', location: 'jhv' } as const;
  const event = recordEvent(state, noon, { ...log, action: 'startVm', resource_uuid: started.vm.uuid });
  startTransition(state, noon, started, { slug: 'jhv', status: 'starting', steps: [['run', 6000]], event });
  startTransition(state, noon, made, { slug: 'jhv', status: 'creating', steps: [['run', 20_000]], event: '' });

  account.restriction_level = 'FROZEN';
  applyRestriction(state, account, noon + 1000);
  const stoppedAt = (at: number) => ({ status: 'stopped', status_changed_at: timestamp(at), is_rescue: false });
  expect(rescued.vm).toMatchObject(stoppedAt(noon + 1000));
  expect(started.vm).toMatchObject(stoppedAt(noon + 1000));
  expect(state.events.find(({ uuid }) => uuid === event)?.result).toBe('failed');
  expect(made.vm.status).toBe('creating');
  advanceLifecycles(state, noon + 30_000);
  expect(started.vm.status).toBe('stopped');
  expect(made.vm).toMatchObject(stoppedAt(noon + 20_000));
});
