import { canImpersonate, checkGrantee, checkShareEnd, invitedTo } from '../../domain/access.js';
import { parseTimestamp } from '../../domain/timestamps.js';
import { timestamp } from '../clock.js';
import type { Call, HandlersOf } from '../http/handlers.js';
import { refuseField, refuseMissing } from '../http/refusal.js';
import { assertAllowed, assertValid } from '../rules/assertions.js';
import { accountOf, openAccounts } from '../rules/lookup.js';
import {
  type DelegationRecord,
  emailOf,
  endInvitation,
  type FoundInvitation,
  type Invitation,
  invitationsOf,
  newKey,
  nextId,
} from '../state/access.js';
import { schedule } from '../state/pending.js';
import { nextUuid } from '../state/random.js';
import type { BillingAccountRecord, State } from '../state/state.js';
import { stateOf } from '../state/tenants.js';

type AccessCall = Pick<Call<'listApiTokens'>, 'state' | 'user' | 'now' | 'acting'>;

/** The account a token is for where none is named: the default one, else the first. */
function usualAccount(state: State): BillingAccountRecord {
  const open = openAccounts(state);
  return open.find((one) => one.is_default) ?? open[0] ?? refuseField('billing_account_id', 'is required');
}

/** The text itself. Refuses with 400 where it is empty. */
function required(field: string, text: string): string {
  if (text.trim() === '') refuseField(field, 'is required');
  return text.trim();
}

const tokensOf = ({ state, user }: AccessCall) => state.access.tokens.filter(({ user_id }) => user_id === user.user.id);

const tokenOf = (call: AccessCall, id: number) =>
  tokensOf(call).find((one) => one.id === id) ?? refuseMissing('API token');

const delegationsOf = ({ state, user }: AccessCall): DelegationRecord[] =>
  state.access.delegations.filter(({ owner_id }) => owner_id === user.user.id);

const delegationOf = (call: AccessCall, id: number): DelegationRecord =>
  delegationsOf(call).find((one) => one.id === id) ?? refuseMissing('Access delegation');

const invitationOf = ({ state, user }: AccessCall, uuid: string): FoundInvitation =>
  invitationsOf(state, user).find(({ invitation }) => invitation.uuid === uuid) ?? refuseMissing('Invitation');

/** Title of the one billing account that is shared; null where all are. */
function sharedAccount(state: State, { delegation, owner }: FoundInvitation): string | null {
  const { billing_accounts } = stateOf(state, owner);
  return billing_accounts.find(({ id }) => id === delegation.billing_account_id)?.title ?? null;
}

/** API tokens, access delegation and impersonation (specification: account and billing, section 7). */
export const access: HandlersOf<'access'> = {
  listAccessImpersonations: ({ state, user }) =>
    invitationsOf(state, user).map((found) => {
      const { uuid, is_accepted, accepted_at, created_at, expires_at } = found.invitation;
      const billing_account_name = sharedAccount(state, found);
      const access_owner = emailOf(found.owner.user);
      return { uuid, access_owner, billing_account_name, is_accepted, accepted_at, created_at, expires_at };
    }),

  acceptAccessImpersonation(call) {
    const { invitation } = invitationOf(call, call.path.uuid);
    invitation.is_accepted = true;
    invitation.accepted_at ??= timestamp(call.now);
    invitation.grantee_id = call.user.user.id;
  },

  startAccessImpersonation(call) {
    const { invitation } = invitationOf(call, call.path.uuid);
    assertAllowed(canImpersonate(invitation));
    const token = newKey(call.state, 'imp');
    call.state.access.sessions[token] = { impersonation: invitation.uuid, grantee: call.user.user.id };
    return { token };
  },

  listApiTokens: (call) => tokensOf(call),

  createApiToken(call) {
    const { body, state, user, acting, now } = call;
    const account =
      body.billing_account_id === undefined ? usualAccount(state) : accountOf(state, body.billing_account_id);
    const token = {
      id: nextId(state.access.tokens, 501),
      billing_account_id: account.id,
      consumer_id: nextUuid(state),
      kong_id: nextUuid(state),
      description: required('description', body.description),
      restricted: body.restricted ?? false,
      token: newKey(state, 'tk'),
      created_at: timestamp(now),
      updated_at: null,
      user_id: user.user.id,
      acting_user_id: acting?.user.id ?? null,
    };
    state.access.tokens.push(token);
    return token;
  },

  updateApiToken(call) {
    const { token_id, description, billing_account_id, restricted } = call.body;
    const token = tokenOf(call, token_id);
    const account = billing_account_id === undefined ? undefined : accountOf(call.state, billing_account_id);
    if (description !== undefined) token.description = required('description', description);
    token.billing_account_id = account?.id ?? token.billing_account_id;
    token.restricted = restricted ?? token.restricted;
    token.updated_at = timestamp(call.now);
    return token;
  },

  deleteApiToken(call) {
    const { id } = tokenOf(call, call.body.token_id);
    const { access: all } = call.state;
    all.tokens = all.tokens.filter((one) => one.id !== id);
    return { success: true };
  },

  listAccessDelegations: (call) => delegationsOf(call),

  createAccessDelegation(call) {
    const { body, state, user, now } = call;
    const account = body.billing_account_id === undefined ? undefined : accountOf(state, body.billing_account_id);
    const delegation: DelegationRecord = {
      id: nextId(state.access.delegations, 31),
      billing_account_id: account?.id ?? null,
      impersonations: [],
      name: required('name', body.name),
      owner_id: user.user.id,
      created_at: timestamp(now),
      updated_at: null,
    };
    state.access.delegations.push(delegation);
    return delegation;
  },

  deleteAccessDelegation(call) {
    const delegation = delegationOf(call, call.path.id);
    for (const { uuid } of delegation.impersonations) endInvitation(call.state, uuid);
    const { access: all } = call.state;
    all.delegations = all.delegations.filter((one) => one !== delegation);
    return { success: true };
  },

  createAccessDelegationImpersonation(call) {
    const { body, state, user, now } = call;
    const delegation = delegationOf(call, call.path.delegation_id);
    const invited = invitedTo(delegation, now);
    assertValid('grantee_username', checkGrantee(body.grantee_username, { own: emailOf(user.user), invited }));
    const end = body.expires_at;
    if (end !== undefined) assertValid('expires_at', checkShareEnd(end, now));
    const invitation: Invitation = {
      uuid: nextUuid(state),
      grantee_id: null,
      grantee_username: body.grantee_username.trim(),
      is_accepted: false,
      accepted_at: null,
      created_at: timestamp(now),
      expires_at: end === undefined ? null : timestamp(parseTimestamp(end).getTime()),
    };
    delegation.impersonations.push(invitation);
    delegation.updated_at = timestamp(now);
    if (end !== undefined) {
      schedule(state, { kind: 'share_end', impersonation: invitation.uuid, due: parseTimestamp(end).getTime() });
    }
    return invitation;
  },

  deleteAccessDelegationImpersonation(call) {
    const delegation = delegationOf(call, call.path.delegation_id);
    const found = delegation.impersonations.find(({ uuid }) => uuid === call.path.impersonation_id);
    if (!found) return refuseMissing('Invitation');
    endInvitation(call.state, found.uuid);
    delegation.updated_at = timestamp(call.now);
    return { success: true };
  },
};
