import { reasons } from '../../generated/texts.js';
import { timestamp } from '../clock.js';
import type { HandlersOf } from '../http/handlers.js';
import { refuseConflict } from '../http/refusal.js';
import { placeOf, vmOf } from '../rules/lookup.js';
import { nextUuid } from '../state/random.js';
import { metricsOf } from './extension/metrics.js';

const sessionLifetime = 5 * 60 * 1000;

/** Livery's own additions: console, metrics and event log of machines. */
export const extension: HandlersOf<'extension'> = {
  /** The session is as documented; no screen answers at its address. */
  openVmConsole(call) {
    const { vm } = vmOf(placeOf(call), call.path.uuid);
    if (vm.status !== 'running') refuseConflict(reasons['vm-not-running']);
    return {
      url: `${call.origin.replace(/^http/, 'ws')}/sandbox/screen/${vm.uuid}`,
      token: nextUuid(call.state),
      expires_at: timestamp(call.now + sessionLifetime),
    };
  },

  getVmMetrics: (call) => metricsOf(vmOf(placeOf(call), call.path.uuid).vm, call.query.range, call.now),

  listEvents: ({ state, query }) =>
    state.events
      .filter((one) => query.resource_uuid === undefined || one.resource_uuid === query.resource_uuid)
      .toReversed(),
};
