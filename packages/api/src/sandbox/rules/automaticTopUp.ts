import { canTopUpAutomatically } from '../../domain/automaticTopUp.js';
import { topUpCost } from '../../domain/payments.js';
import { siteOf } from '../catalogue/site.js';
import { figuresOf } from '../ledger/figures.js';
import { toMinor } from '../ledger/money.js';
import { postTopUp } from '../ledger/payments.js';
import type { BillingAccountRecord, State } from '../state/state.js';
import { unattendedRefusal } from './cards.js';
import { processorOf } from './payments.js';

/**
 * Charges the primary card of an account whose credit is below its threshold: amount, fee and tax by the rules of the
 * processor, as for any top-up. Charges nothing where the card has expired, the bank refuses it or asks for a
 * confirmation, which nobody is there to give.
 */
export function topUpAutomatically(state: State, account: BillingAccountRecord, at: number): void {
  const { recurring_payment_amount: amount, recurring_payment_threshold: threshold, primary_card: card } = account;
  if (!account.is_recurring_payment_enabled || typeof amount !== 'number' || typeof threshold !== 'number') return;
  if (figuresOf(state, account, at).available >= toMinor(threshold)) return;
  const site = siteOf(state);
  if (!site.recurringPaymentsEnabled) return;
  const processor = card && processorOf(state, card.processor.keyword);
  if (!processor || !canTopUpAutomatically(account, site.paymentProcessors, at).allowed) return;
  if (unattendedRefusal(card)) return;
  const { fee, tax } = topUpCost(amount, processor, site, account.vat_percentage);
  const { brand, last4 } = card.additional_data;
  postTopUp(state, {
    account: account.id,
    amount,
    fee,
    tax,
    processor: processor.keyword,
    reference: `auto-${account.id}-${at}`,
    description: `Automatic top-up${last4 ? `, ${brand ?? 'card'} ${last4}` : ''}`,
    acting_user: null,
    at,
    automatic: true,
  });
}
