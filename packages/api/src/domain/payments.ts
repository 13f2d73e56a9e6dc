import type { ReasonCode } from '../generated/texts.js';
import type { BillingAccount, Card, DisplayCurrency, PaymentProcessor, ServiceFee } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import type { Issue } from './issue.js';
import { roundMoney } from './money.js';
import { isKnown, type PartlyKnown } from './openValues.js';
import { readTimestamp } from './timestamps.js';
import { defineTransitions, type Transition } from './transitions.js';

/** Kinds of payment methods that have a picture (specification: account and billing, section 9). */
const cardKinds = ['visa', 'mastercard', 'discover', 'amex', 'jcb', 'by_invoice', 'mock_card'] as const;
export type CardKind = (typeof cardKinds)[number];

/** The kind of a payment method; undefined for one that is not known. */
export function cardKindOf(card: Pick<Card, 'type' | 'additional_data'>): CardKind | undefined {
  if (card.type === 'paying_by_invoice') return 'by_invoice';
  const { card_type, brand } = card.additional_data;
  return cardKinds.find((kind) => kind === card_type) ?? cardKinds.find((kind) => kind === brand?.toLowerCase());
}

/** What a payment method is at the moment. `declined` is only for payment by invoice. */
export type CardStatus = 'active' | 'pending' | 'unverified' | 'declined' | 'expired' | 'unavailable' | 'unknown';

/** A payment method as it was read. */
export type ReadCard = Card & PartlyKnown;

/** Whether all was understood that the status of a payment method rests on. */
const isStatusKnown = (card: ReadCard): boolean => isKnown(card, 'is_verified', 'is_verification_pending', 'processor');

/** The moment from which a payment method is expired, in ms since 1970; undefined if it does not expire or nobody knows when. */
export function expiryOf({ valid_thru, additional_data }: Pick<Card, 'valid_thru' | 'additional_data'>) {
  const { expiry_month, expiry_year } = additional_data;
  const last = valid_thru === null || valid_thru === undefined ? undefined : readTimestamp(valid_thru);
  if (last) return Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1);
  return expiry_month && expiry_year ? Date.UTC(expiry_year, expiry_month) : undefined;
}

/** The status of a payment method at a time in ms since 1970 (specification: account and billing, sections 3 and 4). */
export function cardStatus(card: ReadCard, now: number): CardStatus {
  if (!isStatusKnown(card)) return 'unknown';
  if (card.is_verification_pending) return 'pending';
  if (!card.is_verified) return card.type === 'paying_by_invoice' ? 'declined' : 'unverified';
  if ((expiryOf(card) ?? Infinity) <= now) return 'expired';
  return card.processor.is_active ? 'active' : 'unavailable';
}

const cardTransitions = defineTransitions<CardStatus>({ pending: { expected: 60_000, limit: 10 * 60_000 } });

/** What passes by itself about a payment method: a verification that waits for the bank. An application waits for a person. */
export const transitionsOfCard = (card: Card): readonly Transition[] =>
  card.is_verification_pending && card.type !== 'paying_by_invoice' ? cardTransitions.of('pending', undefined) : [];

/** Why a payment method cannot be used. */
type PaymentReason = ReasonCode<'payments'>;

/** Whether credit can be bought with a payment method. One whose status is not known is the provider's to refuse. */
export function canPayWith(card: ReadCard, now: number): Capability<PaymentReason> {
  if (card.type === 'paying_by_invoice') return refused('invoice-buys-no-credit');
  const status = cardStatus(card, now);
  if (status === 'active' || status === 'unknown') return allowed;
  if (status === 'expired') return refused('card-expired');
  if (status === 'unavailable') return refused('payment-channel-unavailable');
  return refused(status === 'pending' ? 'card-pending' : 'card-unverified');
}

/**
 * What an invoice is paid from, by what is left to pay and the credit; `card` is the primary payment method, null where
 * there is none; `now` in ms since 1970. Undefined where what it depends on is not known: then only the provider can tell.
 */
export function paidFrom(
  amount: number | undefined,
  credit: number,
  card: ReadCard | null | undefined,
  now: number,
): 'credit' | 'card' | 'nothing' | undefined {
  if (amount === undefined || !Number.isFinite(credit)) return undefined;
  if (credit >= amount) return 'credit';
  if (card === undefined || (card && !isStatusKnown(card))) return undefined;
  return card && canPayWith(card, now).allowed ? 'card' : 'nothing';
}

/** Whether a payment method can become the one that is charged first. */
export function canSetPrimary(card: ReadCard, now: number): Capability<PaymentReason> {
  if (card.is_primary) return refused('card-primary');
  if (card.type === 'paying_by_invoice') return refused('invoice-buys-no-credit');
  const status = cardStatus(card, now);
  if (status === 'expired') return refused('card-expired');
  return /active|unavailable|unknown/.test(status) ? allowed : refused('card-unverified');
}

/** Whether a card can be verified. */
export function canVerify(card: Card): Capability<PaymentReason> {
  if (card.type === 'paying_by_invoice') return refused('invoice-needs-approval');
  if (card.is_verified) return refused('card-verified');
  return card.is_verification_pending ? refused('card-pending') : allowed;
}

/** The fee of a processor on an amount, both in the site currency, rounded to its minor units. */
export function serviceFee(amount: number, fee: ServiceFee | null | undefined, currency: string): number {
  if (!fee) return 0;
  return roundMoney(fee.flat_rate + (amount * fee.percentage) / 100, currency) ?? Number.NaN;
}

/** Whether the provider takes an amount (specification: account and billing, section 5); of an unknown minimum the server decides. */
export function checkTopUpAmount(amount: number | null, minimum: number): Issue<'required' | 'amount-too-low'>[] {
  if (amount === null || Number.isNaN(amount)) return [{ code: 'required' }];
  return amount > 0 && !(amount < minimum) ? [] : [{ code: 'amount-too-low', params: { min: minimum || 0 } }];
}

/** What a top-up costs, in the site currency and in the one that is charged. */
interface TopUpCost {
  amount: number;
  fee: number;
  /** On the fee: credit is taxed when it is spent. */
  tax: number;
  total: number;
  /** What the processor charges: the total in its currency; undefined where the rate is unknown. */
  charged: number | undefined;
  /** Currency code (ISO 4217). */
  currency: string;
}

/** Works out a top-up. The sandbox charges this; the console shows only what the server answers. */
export function topUpCost(
  amount: number,
  { service_fee, charge_currency_conversion }: Pick<PaymentProcessor, 'service_fee' | 'charge_currency_conversion'>,
  site: { siteCurrency: string; displayCurrencies: readonly DisplayCurrency[] },
  vatPercentage: number,
): TopUpCost {
  const round = (value: number): number => roundMoney(value, site.siteCurrency) ?? Number.NaN;
  const fee = serviceFee(amount, service_fee, site.siteCurrency);
  const tax = round((fee * vatPercentage) / 100);
  const total = round(amount + fee + tax);
  const currency = charge_currency_conversion?.to_currency ?? site.siteCurrency;
  const rate = currency === site.siteCurrency ? 1 : site.displayCurrencies.find(({ code }) => code === currency)?.rate;
  return { amount, fee, tax, total, charged: rate && roundMoney(total * rate, currency), currency };
}

/** The methods of link processors that a billing account keeps at hand, by the keys that the site offers them under. */
export const linkMethodsOf = ({ additional_data }: Pick<BillingAccount, 'additional_data'>): string[] =>
  (additional_data?.link_methods ?? []).map((one) => one.processor_payment_method_id);

/** The processors that can be offered: those of cards and links, in the order of the configuration. */
export const processorsOf = (
  { paymentProcessors }: { paymentProcessors: readonly PaymentProcessor[] },
  type: PaymentProcessor['type'],
): PaymentProcessor[] => paymentProcessors.filter((one) => one.type === type);
