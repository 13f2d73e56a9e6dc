import { type HandlersOf, notBuilt } from '../http/handlers.js';
import { refuse, refuseCredentials, refuseMissing } from '../http/refusal.js';

/** Sign-in and the user (specification: account and billing, section 7). */
export const identity: HandlersOf<'identity'> = {
  /** Any proof of the identity provider signs the customer in, the word `admin` the administrator. */
  signInCallback({ body, state }) {
    const proof = body.code ?? body.id_token ?? body.access_token;
    if (!proof) return refuse(400, 'code: is required unless id_token or access_token is given');
    const role = proof === 'admin' ? 'administrator' : 'customer';
    const found = state.users.find((one) => one.role === role) ?? refuseCredentials();
    return { apikey: found.user.kong_key, user: found.user };
  },

  getUser: ({ user }) => user.user,

  /** The status alone answers, in the inverted scheme: 403 for a customer, 404 for an administrator (specification: account and billing, section 6). */
  getUserPrivileges: ({ user }) =>
    user.role === 'administrator' ? refuseMissing('Resource') : refuse(403, 'Forbidden'),

  updateUserProfile({ body, user: { user } }) {
    user.profile_data = { ...user.profile_data, ...body };
    return user;
  },

  getMfaStatus: notBuilt,
  activateMfa: notBuilt,
  deactivateMfa: notBuilt,
  createAdminToken: notBuilt,
};
