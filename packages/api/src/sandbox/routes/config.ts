import { images } from '../catalogue/images.js';
import { locations } from '../catalogue/locations.js';
import { pricing } from '../catalogue/pricing.js';
import { siteOf } from '../catalogue/site.js';
import type { HandlersOf } from '../http/handlers.js';
import { refuse } from '../http/refusal.js';
import { fromMinor, toMinor } from '../ledger/money.js';
import type { SandboxUser } from '../state/state.js';

/** Refuses with 403 what only administrators may do. */
function assertAdministrator({ role }: SandboxUser): void {
  if (role !== 'administrator') refuse(403, 'Forbidden');
}

/** What the provider offers (specification: account and billing, section 7; infrastructure, section 7). */
export const config: HandlersOf<'config'> = {
  getUiConfig: ({ state }) => siteOf(state),
  listLocations: () => [...locations],
  listVmImages: () => [...images],
  getPricing: () => pricing,
  getRestrictionClearThreshold({ state, user }) {
    assertAdministrator(user);
    return { threshold: fromMinor(state.ledger.clear_threshold) };
  },

  setRestrictionClearThreshold({ body, state, user }) {
    assertAdministrator(user);
    state.ledger.clear_threshold = toMinor(body.threshold);
  },
};
