import type { HandlersOf } from '../http/handlers.js';
import { refuse, refuseCredentials, refuseMissing } from '../http/refusal.js';
import { isIssued, userOfProof } from '../identity/accounts.js';
import { newKey } from '../state/access.js';
import { schedule } from '../state/pending.js';

/** How long it takes to enrol a device after an activation was started, in ms. */
const enrolment = 20_000;

/** Sign-in and the user (specification: account and billing, section 7). */
export const identity: HandlersOf<'identity'> = {
  /**
   * What the test identity provider has issued signs its user in, a new one too. Where the site asks for API keys, any other
   * proof signs the customer in, the word `admin` the administrator.
   */
  signInCallback({ body, state, now, identity }) {
    const proof = body.code ?? body.id_token ?? body.access_token;
    if (!proof) return refuse(400, 'code: is required unless id_token or access_token is given');
    const kind = state.site?.identityProvider?.kind ?? identity?.kind;
    const verifies = kind === 'auth0' || kind === 'oidc';
    if (verifies || body.id_token || isIssued(state, body.code)) {
      const { user } = userOfProof(state, body, now);
      return { apikey: user.kong_key, user };
    }
    const role = proof === 'admin' ? 'administrator' : 'customer';
    const found = state.users.find((one) => one.role === role) ?? refuseCredentials();
    return { apikey: found.user.kong_key, user: found.user };
  },

  /** Without the key where somebody else acts for the user: it would outlast the access that was given. */
  getUser({ user: { user }, acting }) {
    if (!acting) return user;
    const { kong_key: _key, ...facts } = user;
    return facts;
  },

  /** The status alone answers, in the inverted scheme: 403 for a customer, 404 for an administrator (specification: account and billing, section 6). */
  getUserPrivileges: ({ user }) =>
    user.role === 'administrator' ? refuseMissing('Resource') : refuse(403, 'Forbidden'),

  updateUserProfile({ body, user: { user } }) {
    user.profile_data = { ...user.profile_data, ...body };
    return user;
  },

  getMfaStatus: ({ state, user: { user } }) => ({ is_active: state.access.mfa.includes(user.id) }),

  /** The user enrols a device meanwhile, by the link that is sent: sign-in asks for it from then on. */
  activateMfa({ state, now, user: { user } }) {
    const isUnderWay = state.pending.some((one) => one.kind === 'mfa_enrolled' && one.user === user.id);
    if (!isUnderWay && !state.access.mfa.includes(user.id))
      schedule(state, { kind: 'mfa_enrolled', user: user.id, due: now + enrolment });
    return { enrollment_url: null };
  },

  deactivateMfa({ state, user: { user } }) {
    state.pending = state.pending.filter((one) => one.kind !== 'mfa_enrolled' || one.user !== user.id);
    state.access.mfa = state.access.mfa.filter((id) => id !== user.id);
  },

  createAdminToken({ state, user }) {
    if (user.role !== 'administrator') refuse(403, 'Forbidden');
    const token = newKey(state, 'adm');
    state.access.admin_tokens[token] = user.user.id;
    return { token };
  },
};
