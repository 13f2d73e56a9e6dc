import type { SiteConfig } from '../../generated/types.js';
import { images } from '../catalogue/images.js';
import { locations } from '../catalogue/locations.js';
import { pricing } from '../catalogue/pricing.js';
import { siteOf } from '../catalogue/site.js';
import { clientId, type IdentityOptions } from '../identity/accounts.js';

import type { HandlersOf } from '../http/handlers.js';
import { refuse } from '../http/refusal.js';
import { fromMinor, toMinor } from '../ledger/money.js';
import type { SandboxUser } from '../state/access.js';
import type { State } from '../state/state.js';

/** How the test identity provider is reached, unless the site was set up with another one. */
function withTestIdentity(config: SiteConfig, { site }: State, identity: IdentityOptions | undefined): SiteConfig {
  if (!identity || site?.identityProvider) return config;
  const { kind, origin: domain } = identity;
  const connection = 'Username-Password-Authentication';
  const social_connections = ['google'];
  return { ...config, identityProvider: { kind, domain, client_id: clientId, connection, social_connections } };
}

/** Refuses with 403 what only administrators may do. */
function assertAdministrator({ role }: SandboxUser): void {
  if (role !== 'administrator') refuse(403, 'Forbidden');
}

/** What the provider offers (specification: account and billing, section 7; infrastructure, section 7). */
export const config: HandlersOf<'config'> = {
  getUiConfig: ({ state, identity }) => withTestIdentity(siteOf(state), state, identity),
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
