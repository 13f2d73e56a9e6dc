import { haltService } from '../lifecycle/serviceTransitions.js';
import { metalSite } from '../catalogue/site.js';
import { postPromoterCredit } from '../ledger/referrals.js';
import type { ScenarioName, State } from '../state/state.js';
import { addAccess, addOtherCustomer } from './access.js';
import { account, companyAccounts } from './accounts.js';
import { addCompanyStorage, addManyBuckets, suspendBuckets } from './buckets.js';
import { addCompanyCards } from './cards.js';
import { addCompany } from './company.js';
import { addDebt, addFirstCredit, addPaidInvoices, addPaidYear, carryOver } from './credit.js';
import { addMachines } from './machines.js';
import { addManyMachines } from './manyMachines.js';
import { newState } from './newState.js';

const seed = 0x11fe47;

type Build = (state: State, now: number) => void;

/** The accounts that the company's machines are billed to. */
const twoAccounts = () => companyAccounts().slice(0, 2);

const day = 24 * 60 * 60 * 1000;
/** What the company has been given for a customer that it recommended, in the site currency. */
const promoterCredit = 4.93;

/** The paid year of the company, and the debt of the account it left behind. */
function addCompanyMoney(state: State, now: number): void {
  addPaidYear(state, now, { account: 1201, credit: 3412.6 - promoterCredit, step: 50 });
  postPromoterCredit(state, 1201, promoterCredit, now - 40 * day);
  addPaidYear(state, now, { account: 1202, credit: 285, step: 25 });
  addDebt(state, now, {
    account: 1203,
    cost: 15,
    description: 'Virtual machine agency-web',
    days: 64,
    restriction: 'FROZEN',
    reason: ({ id }) => `Unpaid invoice ${id}`,
  });
}

/** Says of every machine of an account that it is limited to the free allowance. */
function limitVms(state: State): void {
  for (const { vms } of Object.values(state.locations)) {
    for (const { vm } of Object.values(vms)) vm.is_limited = true;
  }
}

/** What a suspension does: nothing runs and no address is reached. */
function haltEverything(state: State, now: number): void {
  for (const { vms, services, addresses } of Object.values(state.locations)) {
    for (const { vm } of Object.values(vms)) {
      vm.status = 'stopped';
      vm.current_pool_uuid = null;
      vm.current_pool_name = null;
    }
    for (const record of Object.values(services)) haltService(state, record, now);
    for (const address of Object.values(addresses)) address.enabled = false;
  }
}

const builders: Record<ScenarioName, Build> = {
  demo(state, now) {
    state.billing_accounts = companyAccounts();
    addCompany(state, now);
    addCompanyStorage(state, now);
    addCompanyMoney(state, now);
    addCompanyCards(state, now);
  },
  empty(state, now) {
    const promotion = {
      credit_type: 'referral_receiver',
      amount: 5.44,
      top_up_requirement: 11.33,
      top_up_done: 0,
    } as const;
    state.billing_accounts = [
      account({
        id: 1301,
        title: 'My account',
        is_default: true,
        eligible_promotions: [promotion],
        company_name: null,
      }),
    ];
    addFirstCredit(state, 1301, 22, now);
    addMachines(state, now);
  },
  large(state, now) {
    state.billing_accounts = companyAccounts();
    addManyMachines(state, now);
    addManyBuckets(state, now);
    for (const { id } of state.billing_accounts) carryOver(state, id, 1_500_000, now);
  },
  indebted(state, now) {
    state.billing_accounts = twoAccounts();
    addCompany(state, now);
    addCompanyStorage(state, now);
    for (const { id } of state.billing_accounts) {
      addPaidInvoices(state, now, id);
      addDebt(state, now, {
        account: id,
        cost: 28.02,
        description: 'Virtual machines',
        days: 9,
        restriction: 'LIMITED',
      });
    }
    limitVms(state);
  },
  suspended(state, now) {
    state.billing_accounts = twoAccounts();
    addCompany(state, now);
    addCompanyStorage(state, now);
    for (const { id } of state.billing_accounts) {
      addPaidInvoices(state, now, id);
      addDebt(state, now, {
        account: id,
        cost: 174.51,
        description: 'Virtual machines',
        days: 47,
        restriction: 'FROZEN',
        reason: () => 'No payment since the reminder',
      });
    }
    haltEverything(state, now);
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
      }),
      account({ id: 1205, title: 'Pays by invoice', paying_by_invoice: true, allow_debt: true }),
      account({ id: 1206, title: 'Closed', status: 'SUSPENDED', is_active: false, restriction_level: 'TERMINATED' }),
    ];
    addCompany(state, now);
    addCompanyStorage(state, now);
    addCompanyMoney(state, now);
    addCompanyCards(state, now);
    addDebt(state, now, {
      account: 1205,
      cost: 524.59,
      description: 'Virtual machines',
      days: 6,
      restriction: 'CLEAR',
    });
    carryOver(state, 1205, 750, now);
  },
  metal(state, now) {
    builders.demo(state, now);
    state.site = metalSite;
  },
};

/** A fresh state to start from. The same name at the same time gives the same state, identifiers included. */
export function startScenario(name: ScenarioName, now: number): State {
  const state = newState(name, now, seed);
  builders[name](state, now);
  addOtherCustomer(state, now);
  if (name !== 'empty' && name !== 'large') addAccess(state, now);
  return state;
}
