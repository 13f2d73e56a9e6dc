import * as z from 'zod/mini';
import { checkTopUpAmount } from '../../../domain/payments.js';
import { reasons } from '../../../generated/texts.js';
import type { LinkPaymentData } from '../../../generated/types.js';
import { siteOf } from '../../catalogue/site.js';
import type { Call, HandlersOf } from '../../http/handlers.js';
import { englishIssue } from '../../http/english.js';
import { refuse, refuseConflict, refuseField, refuseMissing } from '../../http/refusal.js';
import { assertCanPayWith, chargeRefusal, needsConfirmation, unattendedRefusal } from '../../rules/cards.js';
import { accountOf } from '../../rules/lookup.js';
import { creditPayment, processorFor, processorOf, settle } from '../../rules/payments.js';
import { paymentsOf, type ProcessorPayment } from '../../state/payments.js';
import type { State } from '../../state/state.js';
import { cardOf } from './cards.js';
import { pageOrSettle, paymentCost, startPayment } from './start.js';

/** Refuses with 400, in the documented words, an amount below the minimum. */
function assertEnough(state: State, amount: number): void {
  const [issue] = checkTopUpAmount(amount, siteOf(state).minimumTopupAmount);
  if (issue) refuse(400, englishIssue(issue));
}

const zParams = z.looseObject({
  return_url: z.optional(z.string()),
  method: z.optional(z.string()),
});

function paramsOf(text: string): z.infer<typeof zParams> {
  try {
    return z.parse(zParams, JSON.parse(text));
  } catch {
    return refuseField('params', 'is not a JSON object of the processor');
  }
}

/** How each processor goes on (the kinds of `data` in the contract). */
function linkData(call: Call<'sendLinkData'>, payment: ProcessorPayment): LinkPaymentData {
  const { id: identifier, client_secret, return_url, charged: amount, currency, processor, method } = payment;
  const redirect = () => ({ identifier, redirect_url: pageOrSettle(call, payment, 'pay') ?? return_url });
  switch (processor) {
    case 'stripe':
    case 'stripe_wallet':
      return { identifier, client_secret, return_url, amount, currency };
    case 'omise': {
      if (method === 'internet_banking') return redirect();
      const qrcode_url = pageOrSettle(call, payment, 'qr');
      return { identifier, persistent_data_ref: identifier, ...(qrcode_url !== undefined && { qrcode_url }) };
    }
    case 'duitku':
      return { ...redirect(), reference: identifier };
    case 'adyen':
      return method === 'bank'
        ? redirect()
        : {
            identifier,
            client_key: 'test_sandbox',
            session_id: identifier,
            session_data: client_secret,
            amount,
            currency,
          };
    case 'razorpay':
      return { identifier, key: 'rzp_test_sandbox', order_id: identifier, amount, currency };
    case 'coingate':
      return { ...redirect(), persistent_data_ref: identifier };
    default:
      return redirect();
  }
}

function paymentOf(
  state: State,
  { billing_account_id, identifier }: { billing_account_id: number; identifier: string },
) {
  const found = paymentsOf(state).payments.find(
    (one) => one.id === identifier && one.billing_account === billing_account_id,
  );
  return found ?? refuseMissing('Payment');
}

const progressOf = ({ status }: ProcessorPayment) => (status === 'approved' ? 'pending' : status);

type TopUpHandlers = Pick<
  HandlersOf<'payments'>,
  | 'saveLinkMethods'
  | 'sendLinkData'
  | 'getLinkResult'
  | 'getPersistentData'
  | 'getFinalTopupAmount'
  | 'buyCredit'
  | 'completeCreditPurchase'
>;

/** Credit, bought by link or with a saved payment method (specification: account and billing, section 7). */
export const topUp: TopUpHandlers = {
  saveLinkMethods({ state, body }) {
    const account = accountOf(state, body.billing_account_id);
    const { paymentProcessors } = siteOf(state);
    const known = new Set(paymentProcessors.flatMap(({ methods = [] }) => methods.map(({ key }) => key)));
    const unknown = body.method_ids.find((id) => !known.has(id));
    if (unknown !== undefined) refuseField('method_ids', `${unknown} is no method of this site`);
    account.additional_data = {
      ...account.additional_data,
      link_methods: body.method_ids.map((id) => ({ link_payment_method_id: id, processor_payment_method_id: id })),
    };
  },

  sendLinkData(call) {
    const { state, body } = call;
    const account = accountOf(state, body.billing_account_id);
    assertEnough(state, body.amount);
    const processor = processorOf(state, body.processor);
    const { return_url = `${call.origin}/app/payment_return`, method } = paramsOf(body.params);
    const { methods = [] } = processor ?? {};
    const isOffered = methods.length === 0 ? !method : methods.some(({ key }) => key === method);
    const unavailable = { success: false, error_msg: reasons['payment-channel-unavailable'], data: null };
    if (processor?.type !== 'link' || !isOffered) return unavailable;
    const kind = 'top_up';
    const facts = { kind, processor, account: account.id, amount: body.amount, return_url } as const;
    if (paymentCost(state, facts).charged === undefined) return unavailable;
    const payment = startPayment(call, { ...facts, ...(method !== undefined && { method }) });
    return { success: true, error_msg: null, data: linkData(call, payment) };
  },

  getLinkResult({ state, query }) {
    const payment = paymentOf(state, query);
    return { status: progressOf(payment), message: payment.message };
  },

  getPersistentData({ state, query }) {
    const payment = paymentOf(state, query);
    const { id: identifier, charged: amount, currency } = payment;
    return { status: progressOf(payment), data: { identifier, amount, currency } };
  },

  getFinalTopupAmount({ state, query }) {
    const account = accountOf(state, query.billing_account_id);
    const processor = processorFor(state, query.processor);
    const { charged } = paymentCost(state, { kind: 'top_up', processor, account: account.id, amount: query.amount });
    return { final_amount: charged ?? refuse(400, reasons['payment-channel-unavailable']) };
  },

  buyCredit(call) {
    const { state, body, now } = call;
    const account = accountOf(state, body.billing_account_id);
    assertEnough(state, body.amount);
    const card = cardOf(state, body.payment_object_id);
    if (card.billing_account_id !== account.id) refuse(400, reasons['payment-method-missing']);
    assertCanPayWith(card, now);
    const processor = processorFor(state, card.processor.keyword);
    const isConfirmed = body.on_session && (needsConfirmation(card) || body.force_3ds);
    const isStripe = processor.keyword === 'stripe_creditcard';
    const payment = startPayment(call, {
      kind: isStripe && isConfirmed ? 'charge' : 'top_up',
      processor,
      account: account.id,
      amount: body.amount,
      card: card.id,
      return_url: `${body.front_base_url ?? `${call.origin}/app`}/payment_return`,
    });
    const refusal = body.on_session ? chargeRefusal(card) : unattendedRefusal(card);
    if (refusal) {
      settle(state, payment, refusal, now);
      return { success: false, message: payment.message, data: null, relay_props: null };
    }
    if (!isConfirmed) {
      settle(state, payment, { isPaid: true }, now);
      return { success: true, message: null, data: null, relay_props: null };
    }
    if (!isStripe) {
      const data = { authorize_uri: pageOrSettle(call, payment, 'bank') ?? payment.return_url, data_ref: payment.id };
      return { success: true, message: null, data, relay_props: null };
    }
    const { client_secret, id: charge_id } = payment;
    const relay_props = { billing_account_id: account.id, charge_id, payment_object_id: card.id };
    return { success: true, message: null, data: { client_secret }, relay_props };
  },

  completeCreditPurchase({ state, body, now }) {
    const payment = paymentsOf(state).payments.find(
      ({ id, card, billing_account }) =>
        id === body.charge_id && card === body.payment_object_id && billing_account === body.billing_account_id,
    );
    if (payment?.kind !== 'charge') refuseMissing('Payment');
    if (payment.status === 'failed') refuse(400, payment.message ?? 'The payment failed');
    if (payment.status !== 'success') refuseConflict('The payment waits for its confirmation');
    creditPayment(state, payment, now);
  },
};
