import { reasons } from '../../generated/texts.js';
import { timestamp } from '../clock.js';
import { consolePath, issueConsoleToken } from '../console/server.js';
import type { HandlersOf } from '../http/handlers.js';
import { refuseConflict } from '../http/refusal.js';
import { locationStateOf, vmOf } from '../rules/lookup.js';
import { metricsOf } from './extension/metrics.js';

/** Livery's own additions: console, metrics and event log of machines. */
export const extension: HandlersOf<'extension'> = {
  openVmConsole({ state, now, user, acting, origin, path }) {
    const { location, uuid } = path;
    const { vm } = vmOf(locationStateOf({ state, path }), uuid);
    if (vm.status !== 'running') refuseConflict(reasons['vm-not-running']);
    const { token, expires } = issueConsoleToken(state, now, {
      location,
      vm: uuid,
      username: user.user.name,
      ...(acting && { acting_username: acting.user.name }),
      ...(user.tenant === undefined ? {} : { tenant: user.tenant }),
    });
    const url = origin.replace(/^http/, 'ws') + consolePath(uuid);
    return { url, token, expires_at: timestamp(expires) };
  },

  getVmMetrics: (call) => metricsOf(vmOf(locationStateOf(call), call.path.uuid).vm, call.query.range, call.now),

  listEvents: ({ state, query }) =>
    state.events
      .filter((one) => query.resource_uuid === undefined || one.resource_uuid === query.resource_uuid)
      .toReversed(),
};
