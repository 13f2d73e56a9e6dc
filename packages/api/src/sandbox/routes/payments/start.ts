import { topUpCost } from '../../../domain/payments.js';
import { reasons } from '../../../generated/texts.js';
import type { PaymentProcessor } from '../../../generated/types.js';
import { siteOf } from '../../catalogue/site.js';
import { refuse } from '../../http/refusal.js';
import type { SandboxUser } from '../../state/access.js';
import { settle } from '../../rules/payments.js';
import type { State } from '../../state/state.js';
import { schedule } from '../../state/pending.js';
import { nextToken, paymentsOf, type ProcessorPayment } from '../../state/payments.js';

interface Started {
  state: State;
  now: number;
  user: SandboxUser;
  acting: SandboxUser | undefined;
  vendorsUrl: string | undefined;
}

interface NewPayment {
  kind: ProcessorPayment['kind'];
  processor: PaymentProcessor;
  /** Id of the billing account. */
  account: number;
  /** In the site currency. */
  amount: number;
  return_url: string;
  method?: string;
  card?: number;
}

const prefixes: Readonly<Record<string, string>> = {
  stripe: 'pi',
  stripe_wallet: 'pi',
  stripe_creditcard: 'pi',
  omise: 'chrg',
  omise_creditcard: 'chrg',
  razorpay: 'order',
};

/** How long a payment can be paid, in ms. */
const paymentLifetime = 24 * 60 * 60_000;

/** Host of the pages of all processors. */
const processorHost = 'pay.livery.example';

/** What a payment costs at a processor: whoever verifies a card pays no fee. */
export function paymentCost(state: State, { kind, processor, account, amount }: Omit<NewPayment, 'return_url'>) {
  const vat = state.billing_accounts.find(({ id }) => id === account)?.vat_percentage ?? 0;
  const isFree = kind === 'verification';
  return topUpCost(amount, isFree ? { ...processor, service_fee: null } : processor, siteOf(state), vat);
}

/** Begins a payment at a processor; nothing is paid yet. Refuses with 400 a currency that no rate is known of. */
export function startPayment({ state, now, user, acting }: Started, wanted: NewPayment): ProcessorPayment {
  const { kind, processor, account, amount, return_url, method, card } = wanted;
  const cost = paymentCost(state, wanted);
  const charged = cost.charged ?? refuse(400, reasons['payment-channel-unavailable']);
  const id = nextToken(state, prefixes[processor.keyword] ?? 'pay');
  const payment: ProcessorPayment = {
    id,
    kind,
    processor: processor.keyword,
    billing_account: account,
    amount,
    fee: cost.fee,
    tax: cost.tax,
    charged,
    currency: cost.currency,
    status: 'pending',
    message: null,
    client_secret: `${id}_secret_${nextToken(state, 's').slice(2)}`,
    return_url,
    ...(method !== undefined && { method }),
    ...(card !== undefined && { card }),
    acting_user: (acting ?? user).user.id,
    created_at: now,
  };
  paymentsOf(state).payments.push(payment);
  schedule(state, { kind: 'payment', payment: id, due: now + paymentLifetime });
  return payment;
}

/**
 * A page where a payment is paid (`pay`), confirmed (`bank`) or scanned (the picture `qr`). Where nobody serves such pages
 * the payment is paid at once; undefined then.
 */
export function pageOrSettle(
  { state, now, vendorsUrl }: Started,
  payment: ProcessorPayment,
  kind: 'pay' | 'bank' | 'qr',
): string | undefined {
  if (vendorsUrl === undefined) {
    settle(state, payment, { isPaid: true }, now);
    return undefined;
  }
  return `${vendorsUrl}/${processorHost}/${kind}/${payment.id}${kind === 'qr' ? '.svg' : ''}`;
}
