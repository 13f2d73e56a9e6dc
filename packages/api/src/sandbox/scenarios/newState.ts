import { locationCatalogue } from '../catalogue/locations.js';
import { nextReview } from '../ledger/close.js';
import { newLedger } from '../ledger/post.js';
import { nextBackupTime } from '../lifecycle/backups.js';
import { stateVersion, type ScenarioName, type State } from '../state/state.js';
import { emptyAccess, type SandboxUser } from '../state/access.js';
import { schedule } from '../state/pending.js';
import { emptyStorage } from '../state/storage.js';

const person = (
  id: number,
  key: string,
  first_name: string,
  last_name: string,
  email: string,
): SandboxUser['user'] => ({
  id,
  name: email,
  profile_data: {
    first_name,
    last_name,
    personal_id_number: null,
    phone_number: '+3725550100',
    lang: 'en',
    avatar: null,
    email,
  },
  kong_key: key,
  intercom_user_hash: null,
});

/** The user every scenario's resources belong to. */
export const customerId = 77;

/** API key of the second user of the customer's resources. */
export const colleagueKey = 'colleague';

/** The user of another customer, and the API key. */
export const otherCustomerId = 79;
const otherCustomerKey = 'northwind';

/** Who may sign in, by the keys `demo`, `colleague`, `northwind` and `admin`. */
const users = (): SandboxUser[] => [
  { role: 'customer', user: person(customerId, 'demo', 'Mari', 'Tamm', 'mari@tamm-partners.example') },
  { role: 'customer', user: person(78, colleagueKey, 'Jaan', 'Kuusk', 'jaan@tamm-partners.example') },
  {
    role: 'customer',
    tenant: 'northwind',
    user: person(otherCustomerId, otherCustomerKey, 'Liis', 'Põld', 'liis@northwind.example'),
  },
  { role: 'administrator', user: person(2, 'admin', 'Aleksander', 'Kask', 'admin@livery.example') },
];

/** A state without any resource. The seed makes every identifier in it the same each time. */
export function newState(scenario: ScenarioName, now: number, seed: number): State {
  const state: State = {
    version: stateVersion,
    scenario,
    seed,
    requested: { latency: 'off' },
    latency: 'off',
    clock_offset_ms: 0,
    faults: [],
    users: users(),
    access: emptyAccess(),
    billing_accounts: [],
    ledger: newLedger(),
    locations: Object.fromEntries(
      Object.keys(locationCatalogue).map((slug) => [
        slug,
        { vms: {}, networks: {}, addresses: {}, load_balancers: {}, firewalls: {}, services: {}, machines: {} },
      ]),
    ),
    storage: emptyStorage(),
    pending: [],
    events: [],
  };
  schedule(state, { kind: 'weekly_backup', due: nextBackupTime(now) });
  schedule(state, { kind: 'billing', due: nextReview(now) });
  return state;
}
