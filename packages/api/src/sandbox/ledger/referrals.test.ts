import { expect, it } from 'vitest';
import { account } from '../scenarios/accounts.js';
import { startScenario } from '../scenarios/scenarios.js';
import { ownPartsOf, stateOf } from '../state/tenants.js';
import { noon } from '../testing/openSandbox.js';
import { creditHistory } from './figures.js';
import { postTopUp } from './payments.js';

const promotion = {
  credit_type: 'referral_receiver',
  amount: 5.44,
  top_up_requirement: 11.33,
  top_up_done: 0,
} as const;

const newAccount = () =>
  account({ id: 1401, title: 'New', referral_code: 'TAMM7K2', eligible_promotions: [promotion] });

it('whoever recommended another customer is credited once, when that one has topped up enough', () => {
  const state = startScenario('demo', noon);
  state.tenants = { new: ownPartsOf(startScenario('empty', noon)) };
  const customer = stateOf(state, { tenant: 'new' });
  customer.billing_accounts.push(newAccount());
  const promoterCredits = () => {
    const promoter = state.billing_accounts.find(({ id }) => id === 1201);
    const history = promoter ? creditHistory(state, promoter) : [];
    return history.filter(({ reference }) => reference === 'referral_promoter').map(({ amount }) => amount);
  };
  const topUp = (amount: number, reference: string) =>
    postTopUp(customer, {
      account: 1401,
      amount,
      processor: 'stripe_creditcard',
      reference,
      description: 'Visa 4242',
      acting_user: 77,
      at: noon,
    });
  expect(promoterCredits()).toEqual([4.93]);
  topUp(11, 'first');
  expect(promoterCredits()).toEqual([4.93]);
  topUp(13, 'second');
  topUp(13, 'third');
  expect(promoterCredits()).toEqual([4.93, 4.93]);
});

it('nobody is credited for having recommended himself', () => {
  const state = startScenario('demo', noon);
  state.billing_accounts.push(newAccount());
  const before = state.ledger.transactions.filter(({ reference }) => reference === 'referral_promoter').length;
  postTopUp(state, {
    account: 1401,
    amount: 20,
    processor: 'stripe_creditcard',
    reference: 'own',
    description: 'Visa 4242',
    acting_user: 77,
    at: noon,
  });
  expect(state.ledger.transactions.filter(({ reference }) => reference === 'referral_promoter')).toHaveLength(before);
});
