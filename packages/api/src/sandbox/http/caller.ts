import type { BillingAccount } from '../../generated/types.js';
import { operations, type OperationId } from '../../generated/operations.js';
import { invitationAt, type SandboxUser } from '../state/access.js';
import { paymentsOf } from '../state/payments.js';
import type { State } from '../state/state.js';
import { refuse, refuseCredentials, refuseMissing } from './refusal.js';

/** Who calls, and how far the key reaches. */
interface Caller {
  /** In whose account the call is made. */
  user: SandboxUser;
  /** Who makes it while acting for the user; undefined where it is the user. */
  acting?: SandboxUser | undefined;
  /** The one billing account whose resources the key reaches; all without it. */
  reach?: number | undefined;
  /** What new resources are charged to where the call names no billing account. */
  charged?: number | undefined;
}

/** A caller whose key may reach one billing account alone: privileges of the whole site do not go with it. */
const reaching = (caller: Caller, reach: number | undefined): Caller =>
  reach === undefined ? caller : { ...caller, reach, user: { ...caller.user, role: 'customer' } };

const userWith = ({ users }: State, id: number): SandboxUser | undefined => users.find(({ user }) => user.id === id);

function callerWith(state: State, key: string): Caller | undefined {
  const user = state.users.find((one) => one.user.kong_key === key);
  if (user) return { user };
  const { tokens, sessions, admin_tokens } = state.access;
  const token = tokens.find((one) => one.token === key);
  const owner = token && userWith(state, token.user_id);
  if (owner) {
    const { billing_account_id: account, restricted } = token;
    return reaching({ user: owner, charged: account }, restricted ? account : undefined);
  }
  const administrator = Object.hasOwn(admin_tokens, key) ? userWith(state, admin_tokens[key] ?? 0) : undefined;
  if (administrator) return { user: administrator };
  const session = Object.hasOwn(sessions, key) ? sessions[key] : undefined;
  const found = session && invitationAt(state, session.impersonation);
  const acting = session && userWith(state, session.grantee);
  if (!found || !acting) return undefined;
  const account = found.delegation.billing_account_id ?? undefined;
  return reaching({ user: found.owner, acting, charged: account }, account);
}

/** Who calls with a key: an API key, an API token, an administrator's or an impersonation token. Refuses with 401 when it is nobody's. */
export function callerOf(
  operationId: OperationId,
  state: State,
  key: string | null,
  placeholderKey: string | undefined,
): Caller {
  const anybody = operations[operationId].public || (key !== null && key === placeholderKey);
  const found = key === null ? undefined : callerWith(state, key);
  const [customer] = state.users;
  return found ?? (anybody && customer ? { user: customer } : undefined) ?? refuseCredentials();
}

/** Changes that concern all of an account or its owner alone: no key that is restricted makes them. */
const ofWholeAccount: ReadonlySet<OperationId> = new Set([
  'createBillingAccount',
  'deleteBillingAccount',
  'setDefaultBillingAccount',
  'listS3Keys',
  'createS3Key',
  'deleteS3Key',
]);

/** What only the owner does: nobody who acts for them. */
const ofOwnerAlone: ReadonlySet<OperationId> = new Set([
  'updateUserProfile',
  'activateMfa',
  'deactivateMfa',
  'createAdminToken',
  'acceptAccessImpersonation',
  'startAccessImpersonation',
]);

/** Refuses with 403 what the key of a caller may not do at all. */
export function assertMay({ acting, reach }: Caller, operationId: OperationId): void {
  const { method, tag } = operations[operationId];
  const isChange = method !== 'GET';
  const refused =
    (acting && ofOwnerAlone.has(operationId)) ||
    (reach !== undefined &&
      (ofWholeAccount.has(operationId) || (isChange && (tag === 'access' || tag === 'identity'))));
  if (refused) refuse(403, 'Forbidden');
}

/** Names of everything in a state that is charged to another billing account: uuids, addresses, names of buckets. */
function namesBeyond(state: State, account: number): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (charged: number | null | undefined, ...texts: string[]): void => {
    if (charged !== account) for (const text of texts) names.add(text);
  };
  for (const place of Object.values(state.locations)) {
    for (const { vm, interface_uuid } of Object.values(place.vms)) {
      add(vm.billing_account, vm.uuid, interface_uuid);
      for (const { uuid, replicas } of vm.storage) {
        add(vm.billing_account, uuid, ...replicas.map((replica) => replica.uuid));
      }
    }
    for (const one of Object.values(place.addresses)) add(one.billing_account_id, one.uuid, one.address);
    for (const one of Object.values(place.services)) {
      add(one.billing_account_id, one.uuid, ...one.resources.map(({ resource_uuid }) => resource_uuid));
    }
    for (const one of Object.values(place.load_balancers)) add(one.billing_account_id, one.uuid);
    for (const one of Object.values(place.firewalls)) add(one.billing_account_id, one.uuid);
    for (const { lease, billing_account_id } of Object.values(place.machines)) {
      if (lease) add(billing_account_id, lease.uuid);
    }
  }
  for (const one of Object.values(state.storage.buckets)) add(one.billing_account_id, one.name);
  return names;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const accountIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? ((Reflect.get(value, 'billing_account_id') ?? Reflect.get(value, 'billing_account')) as unknown)
    : undefined;

interface Named {
  path: unknown;
  query: unknown;
  body: unknown;
}

const fieldOf = (part: unknown, name: string): unknown =>
  typeof part === 'object' && part !== null ? (Reflect.get(part, name) as unknown) : undefined;

/** The billing accounts that a call names, itself or by an invoice or a payment method of theirs. */
function* accountsOf(state: State, operationId: OperationId, { path, query, body }: Named): Generator {
  if (operations[operationId].path.includes('/billing_account/{id}')) yield Number(fieldOf(path, 'id'));
  yield fieldOf(query, 'set_id');
  for (const part of [path, query, body]) {
    yield accountIn(part);
    const invoice = fieldOf(part, 'invoice_id');
    if (invoice !== undefined) yield state.ledger.invoices.find(({ id }) => id === invoice)?.billing_account;
    const card = fieldOf(part, 'payment_object_id');
    if (card !== undefined) yield paymentsOf(state).cards.find(({ id }) => id === card)?.billing_account_id;
  }
}

/**
 * Refuses with 404 what a caller does not reach: whatever the call names of another billing account, and that account
 * itself.
 */
export function assertReached({ reach }: Caller, state: State, operationId: OperationId, named: Named): void {
  if (reach === undefined) return;
  for (const account of accountsOf(state, operationId, named)) {
    if (account !== undefined && account !== reach) refuseMissing('Billing account');
  }
  const beyond = namesBeyond(state, reach);
  if (textsIn(named).some((text) => beyond.has(text))) refuseMissing('Resource');
}

/** What stands in the place of keys that reach further than a restricted one. The contract does without the first alone. */
const keysHidden: Partial<Record<OperationId, object>> = {
  getUser: { kong_key: undefined },
  listApiTokens: { token: '' },
};

/** What a caller reaches of a response: no other's rows, and no keys. */
export function reachedResponse(caller: Caller, state: State, operationId: OperationId, response: unknown): unknown {
  const rows = reachedRows(caller, state, response);
  const hidden = keysHidden[operationId];
  if (caller.reach === undefined || !hidden) return rows;
  return Array.isArray(rows) ? rows.map((row: object) => ({ ...row, ...hidden })) : { ...(rows as object), ...hidden };
}

const isAccount = (row: object): row is BillingAccount => 'restriction_level' in row && 'referral_share_code' in row;

/** The rows of a list that a caller reaches: those of the billing account, and those that belong to none of another's. */
function reachedRows({ reach }: Caller, state: State, response: unknown): unknown {
  if (reach === undefined || !Array.isArray(response)) return response;
  const beyond = namesBeyond(state, reach);
  return (response as unknown[]).filter((row) => {
    if (typeof row !== 'object' || row === null) return true;
    if (isAccount(row)) return row.id === reach;
    const account = accountIn(row);
    if (account !== undefined || 'billing_account_id' in row) return account === reach;
    return !Object.values(row).some((value) => typeof value === 'string' && beyond.has(value));
  });
}

/** The body with the billing account that the key charges, where something new names none. */
export function chargedBody({ charged }: Caller, operationId: OperationId, body: unknown): unknown {
  const { method, fields, tag } = operations[operationId];
  const isCharged =
    charged !== undefined && method === 'POST' && tag !== 'access' && tag !== 'billing' && tag !== 'payments';
  if (!isCharged || !('billing_account_id' in fields) || accountIn(body) !== undefined) return body;
  return { ...(body as object), billing_account_id: charged };
}
