import type { HandlersOf } from '../http/handlers.js';
import { creditHistory } from '../ledger/figures.js';
import { cards } from './payments/cards.js';
import { topUp } from './payments/topUp.js';
import { vault } from './payments/vault.js';

/** Cards, links, top-up and credit (specification: account and billing, section 7). */
export const payments: HandlersOf<'payments'> = {
  ...cards,
  ...topUp,
  ...vault,
  listCreditHistory: ({ state }) =>
    state.billing_accounts
      .flatMap((account) => creditHistory(state, account))
      .toSorted((a, b) => (b.id ?? 0) - (a.id ?? 0)),
};
