import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** API tokens, access delegation and impersonation (specification: account and billing, section 7): not built yet. */
export const access: HandlersOf<'access'> = {
  listAccessImpersonations: notBuilt,
  acceptAccessImpersonation: notBuilt,
  startAccessImpersonation: notBuilt,
  listApiTokens: notBuilt,
  createApiToken: notBuilt,
  updateApiToken: notBuilt,
  deleteApiToken: notBuilt,
  listAccessDelegations: notBuilt,
  createAccessDelegation: notBuilt,
  deleteAccessDelegation: notBuilt,
  createAccessDelegationImpersonation: notBuilt,
  deleteAccessDelegationImpersonation: notBuilt,
};
