import type { Card } from '../../../generated/types.js';
import { canSetPrimary, canVerify } from '../../../domain/payments.js';
import type { HandlersOf } from '../../http/handlers.js';
import { refuse, refuseConflict, refuseField, refuseMissing } from '../../http/refusal.js';
import { assertAllowed } from '../../rules/assertions.js';
import { readToken } from '../../rules/cardTokens.js';
import { chargeRefusal, needsConfirmation, newCard } from '../../rules/cards.js';
import { applyForInvoicePayment, updateInvoicePayment } from '../../rules/invoicePayment.js';
import { accountOf } from '../../rules/lookup.js';
import { choosePrimary, holdVerification, processorFor, settle } from '../../rules/payments.js';
import { nextToken, paymentsOf } from '../../state/payments.js';
import type { State } from '../../state/state.js';
import { pageOrSettle, startPayment } from './start.js';

export const cardOf = (state: State, id: number): Card =>
  paymentsOf(state).cards.find((one) => one.id === id && !one.is_deleted) ?? refuseMissing('Payment method');

type CardHandlers = Pick<
  HandlersOf<'payments'>,
  'listCards' | 'createCard' | 'deleteCard' | 'setPrimaryCard' | 'applyForInvoicePayment' | 'prehookCard' | 'verifyCard'
>;

/** Saved payment methods (specification: account and billing, section 7). */
export const cards: CardHandlers = {
  listCards: ({ state }) => paymentsOf(state).cards.filter((card) => !card.is_deleted),

  prehookCard({ state, body }) {
    accountOf(state, body.billing_account_id);
    const { keyword } = processorFor(state, body.processor_keyword);
    if (keyword !== 'stripe_creditcard') refuseField('processor_keyword', 'needs no preparation');
    const id = nextToken(state, 'seti');
    const client_secret = `${id}_secret_${nextToken(state, 's').slice(2)}`;
    return { id, client_secret, status: 'requires_payment_method', usage: 'off_session' };
  },

  createCard({ state, body }) {
    const account = accountOf(state, body.billing_account_id);
    const processor = processorFor(state, body.processor_keyword);
    const payments = paymentsOf(state);
    if (payments.used_tokens.includes(body.token)) refuseConflict('This payment method is saved already');
    if (processor.keyword === 'paypal_vault' && !body.session_id) refuseField('session_id', 'is required');
    const facts = readToken(processor.keyword, body.token) ?? refuse(400, 'The processor does not know this token');
    if (facts.isDeclined) refuse(400, 'Your card was declined');
    payments.used_tokens.push(body.token);
    const card = newCard(state, account.id, processor, body.token, facts);
    card.is_verified = !processor.verification_amount && !processor.use_3ds_verification;
    payments.cards.push(card);
    choosePrimary(state, account.id);
    return card;
  },

  deleteCard({ state, query }) {
    const card = cardOf(state, query.payment_object_id);
    Object.assign(card, { is_deleted: true, is_primary: false });
    choosePrimary(state, card.billing_account_id);
    const account = state.billing_accounts.find(({ id }) => id === card.billing_account_id);
    if (account && card.type === 'paying_by_invoice') updateInvoicePayment(state, account);
    return { success: true };
  },

  setPrimaryCard({ state, query, now }) {
    const card = cardOf(state, query.payment_object_id);
    if (card.is_primary) return;
    assertAllowed(canSetPrimary(card, now));
    for (const one of paymentsOf(state).cards)
      if (one.billing_account_id === card.billing_account_id) one.is_primary = one === card;
    choosePrimary(state, card.billing_account_id);
  },

  applyForInvoicePayment({ state, body, now }) {
    const account = accountOf(state, body.billing_account_id);
    processorFor(state, 'invoice');
    applyForInvoicePayment(state, account.id, now);
  },

  verifyCard(call) {
    const { state, body, now } = call;
    const card = cardOf(state, body.payment_object_id);
    assertAllowed(canVerify(card));
    const processor = processorFor(state, card.processor.keyword);
    const payment = startPayment(call, {
      kind: 'verification',
      processor,
      account: card.billing_account_id,
      amount: processor.verification_amount ?? 0,
      card: card.id,
      return_url: `${body.front_base_url}/payment_return`,
    });
    holdVerification(state, payment, now);
    if (body.force_3ds || needsConfirmation(card)) {
      card.is_verification_pending = true;
      const authorize_uri = pageOrSettle(call, payment, 'bank') ?? payment.return_url;
      return { card, authorize_uri, data_ref: payment.id };
    }
    settle(state, payment, chargeRefusal(card) ?? { isPaid: true }, now);
    if (!card.is_verified) refuse(400, payment.message ?? 'Your card was declined');
    return { card, authorize_uri: null, data_ref: null };
  },
};
