import type { ScenarioName, State } from '../state/state.js';
import { account, companyAccounts } from './accounts.js';
import { addCompanyStorage, addManyBuckets, suspendBuckets } from './buckets.js';
import { addCompany } from './company.js';
import { addManyMachines } from './manyMachines.js';
import { newState } from './newState.js';

const seed = 0x11fe47;

type Build = (state: State, now: number) => void;

const inDebt = {
  credit_amount: -34.18,
  ongoing: 148.27,
  can_pay: false,
  restriction_level: 'LIMITED',
  precalc_days_in_debt: 9,
  unpaid_amount: 34.18,
  low_balance_notice_settings: { threshold: 50, is_enabled: true },
} as const;

const suspended = {
  credit_amount: -212.9,
  status: 'SUSPENDED',
  is_active: false,
  can_pay: false,
  restriction_level: 'FROZEN',
  precalc_days_in_debt: 47,
  unpaid_amount: 212.9,
  suspend_reason: 'No payment since the reminder',
} as const;

/** The accounts that the company's machines are billed to, both in the same standing. */
const companyAccountsIn = (facts: typeof inDebt | typeof suspended) => [
  account({ id: 1201, title: 'Tamm & Partners', is_default: true, ...facts }),
  account({ id: 1202, title: 'Client project Saar', company_name: 'Saar Design OÜ', ...facts }),
];

/** Says of every machine of an account that it is limited to the free allowance. */
function limitVms(state: State): void {
  for (const { vms } of Object.values(state.locations)) {
    for (const { vm } of Object.values(vms)) vm.is_limited = true;
  }
}

/** What a suspension does: nothing runs and no address is reached. */
function haltEverything(state: State): void {
  for (const { vms, addresses } of Object.values(state.locations)) {
    for (const { vm } of Object.values(vms)) {
      vm.status = 'stopped';
      vm.current_pool_uuid = null;
      vm.current_pool_name = null;
    }
    for (const address of Object.values(addresses)) address.enabled = false;
  }
}

const builders: Record<ScenarioName, Build> = {
  demo(state, now) {
    state.billing_accounts = companyAccounts();
    addCompany(state, now);
    addCompanyStorage(state, now);
  },
  empty(state) {
    const promotion = { credit_type: 'first_free', amount: 22, top_up_requirement: null, top_up_done: null } as const;
    state.billing_accounts = [
      account({
        id: 1301,
        title: 'My account',
        is_default: true,
        credit_amount: 22,
        eligible_promotions: [promotion],
        company_name: null,
      }),
    ];
  },
  large(state, now) {
    state.billing_accounts = companyAccounts();
    addManyMachines(state, now);
    addManyBuckets(state, now);
  },
  indebted(state, now) {
    state.billing_accounts = companyAccountsIn(inDebt);
    addCompany(state, now);
    addCompanyStorage(state, now);
    limitVms(state);
  },
  suspended(state, now) {
    state.billing_accounts = companyAccountsIn(suspended);
    addCompany(state, now);
    addCompanyStorage(state, now);
    haltEverything(state);
    suspendBuckets(state);
  },
  admin(state, now) {
    state.billing_accounts = [
      ...companyAccounts(),
      account({
        id: 1204,
        title: 'Waits for validation',
        status: 'PENDING_VALIDATION',
        is_active: false,
        can_pay: false,
      }),
      account({ id: 1205, title: 'Pays by invoice', paying_by_invoice: true, allow_debt: true, unpaid_amount: 640 }),
      account({ id: 1206, title: 'Closed', status: 'SUSPENDED', is_active: false, restriction_level: 'TERMINATED' }),
    ];
    addCompany(state, now);
    addCompanyStorage(state, now);
  },
};

/** A fresh state to start from. The same name at the same time gives the same state, identifiers included. */
export function startScenario(name: ScenarioName, now: number): State {
  const state = newState(name, now, seed);
  builders[name](state, now);
  return state;
}
