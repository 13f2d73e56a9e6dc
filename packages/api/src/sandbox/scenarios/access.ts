import { timestamp } from '../clock.js';
import { type Invitation, newKey } from '../state/access.js';
import { schedule } from '../state/pending.js';
import { nextUuid, type Seed } from '../state/random.js';
import type { State } from '../state/state.js';
import { ownPartsOf } from '../state/tenants.js';
import { account } from './accounts.js';
import { addNetwork, addVm, day } from './builders.js';
import { carryOver } from './credit.js';
import { addMachines } from './machines.js';
import { colleagueKey, customerId, newState, otherCustomerId } from './newState.js';

/** Billing accounts of the other customer. */
const northwind = 1501;
const northwindShop = 1502;

interface TokenFacts {
  id: number;
  description: string;
  account: number;
  restricted: boolean;
  /** In days. */
  age: number;
  /** Id of who created it for the owner. */
  acting?: number;
}

function addToken(state: State, seed: Seed, now: number, facts: TokenFacts): void {
  const { id, description, account: billing_account_id, restricted, age, acting = null } = facts;
  state.access.tokens.push({
    id,
    billing_account_id,
    consumer_id: nextUuid(seed),
    kong_id: nextUuid(seed),
    description,
    restricted,
    token: newKey(seed, 'tk'),
    created_at: timestamp(now - age * day),
    updated_at: age > 100 ? timestamp(now - (age / 2) * day) : null,
    user_id: customerId,
    acting_user_id: acting,
  });
}

interface InvitationFacts {
  email: string;
  /** In days. */
  age: number;
  /** Id of who accepted it, a day later. */
  accepted?: number;
  /** Days until it ends. */
  ends?: number;
}

interface DelegationFacts {
  id: number;
  name: string;
  owner: number;
  account: number | null;
  /** In days. */
  age: number;
  invited: InvitationFacts[];
}

function addDelegation(state: State, seed: Seed, now: number, facts: DelegationFacts): void {
  const { id, name, owner: owner_id, account: billing_account_id, age, invited } = facts;
  const impersonations = invited.map((one): Invitation => {
    const end = one.ends === undefined ? undefined : now + one.ends * day;
    const uuid = nextUuid(seed);
    if (end !== undefined) schedule(state, { kind: 'share_end', impersonation: uuid, due: end });
    return {
      uuid,
      grantee_id: one.accepted ?? null,
      grantee_username: one.email,
      is_accepted: one.accepted !== undefined,
      accepted_at: one.accepted === undefined ? null : timestamp(now - (one.age - 1) * day),
      created_at: timestamp(now - one.age * day),
      expires_at: end === undefined ? null : timestamp(end),
    };
  });
  const created_at = timestamp(now - age * day);
  state.access.delegations.push({
    id,
    billing_account_id,
    impersonations,
    name,
    owner_id,
    created_at,
    updated_at: created_at,
  });
}

/** A second customer with a little of their own, who shares it with the first. */
export function addOtherCustomer(state: State, now: number): void {
  const own = newState('empty', now, 0x0d_1ff3);
  const company = { company_name: 'Northwind OÜ', email: 'billing@northwind.example', user_id: otherCustomerId };
  own.billing_accounts = [
    account({ id: northwind, title: 'Northwind', is_default: true, referral_share_code: 'LIIS22', ...company }),
    account({ id: northwindShop, title: 'Northwind shop', ...company }),
  ];
  own.storage.user = { id: `user-${otherCustomerId}`, display_name: 'Northwind', max_buckets: 100 };
  addMachines(own, now);
  const created = now - 120 * day;
  const network = addNetwork(own, { slug: 'jhv', name: 'Default network', number: 0, is_default: true, created });
  const usual = { slug: 'jhv', network, vcpu: 1, memory: 2, disks: [40], age: 110 };
  addVm(own, now, { ...usual, name: 'crm', os: ['debian', '12'], host: 5, public_host: 60, account: northwind });
  addVm(own, now, { ...usual, name: 'webshop', os: ['ubuntu', '24.04'], host: 6, account: northwindShop });
  for (const { id } of own.billing_accounts) carryOver(own, id, 120, now);
  state.tenants = { northwind: ownPartsOf(own) };
}

/** What the company gave to programs and colleagues, and what is shared with it. */
export function addAccess(state: State, now: number): void {
  const seed: Seed = { seed: 0x0acce55 };
  const colleague = state.users.find(({ user }) => user.kong_key === colleagueKey)?.user;
  const email = (id: number) => state.users.find(({ user }) => user.id === id)?.user.name ?? '';
  addToken(state, seed, now, { id: 501, description: 'Deploy pipeline', account: 1201, restricted: true, age: 210 });
  addToken(state, seed, now, { id: 502, description: 'Terraform', account: 1202, restricted: false, age: 64 });
  const byColleague = colleague ? { acting: colleague.id } : {};
  addToken(state, seed, now, {
    id: 503,
    description: 'Nightly backups',
    account: 1201,
    restricted: true,
    age: 8,
    ...byColleague,
  });
  addDelegation(state, seed, now, {
    id: 31,
    name: 'Operations team',
    owner: customerId,
    account: null,
    age: 200,
    invited: [
      { email: colleague?.name ?? '', age: 190, ...(colleague ? { accepted: colleague.id } : {}) },
      { email: 'kadri@saar.example', age: 2, ends: 7 },
    ],
  });
  addDelegation(state, seed, now, {
    id: 32,
    name: 'Saar project',
    owner: customerId,
    account: 1202,
    age: 30,
    invited: [],
  });
  addDelegation(state, seed, now, {
    id: 41,
    name: 'Agency',
    owner: otherCustomerId,
    account: null,
    age: 90,
    invited: [{ email: email(customerId), age: 88, accepted: customerId }],
  });
  addDelegation(state, seed, now, {
    id: 42,
    name: 'Shop relaunch',
    owner: otherCustomerId,
    account: northwindShop,
    age: 3,
    invited: [{ email: email(customerId), age: 3, ends: 30 }],
  });
}
