import type { IssueCode, ReasonCode } from '../generated/texts.js';
import type { BillingAccount, PaymentProcessor } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import type { Issue } from './issue.js';
import { cardStatus } from './payments.js';

type AmountIssue = Issue<IssueCode<'common'>>;

/** Automatic top-up as a form has it; amounts in the site currency, null while empty, NaN for a text that is no number. */
interface AutomaticTopUp {
  enabled: boolean;
  threshold: number | null;
  amount: number | null;
}

/**
 * What is wrong with the settings of automatic top-up, by field: when it is on it needs a threshold and an amount, which
 * is at least the minimum top-up; when it is off nothing else (specification: account and billing, section 5).
 */
export function checkAutomaticTopUp(
  { enabled, threshold, amount }: AutomaticTopUp,
  minimum: number,
): Record<'threshold' | 'amount', AmountIssue[]> {
  if (!enabled) return { threshold: [], amount: [] };
  return {
    threshold: checkThreshold(threshold),
    amount:
      amount === null || Number.isNaN(amount)
        ? [{ code: 'required' }]
        : amount < minimum || amount <= 0
          ? [{ code: 'too-small', params: { min: minimum } }]
          : [],
  };
}

/**
 * What is wrong with the credit below which something happens. It may be below zero, as the credit of an account that may be
 * in debt; what is a top-up may not: its `minimum` is 0.
 */
export function checkThreshold(threshold: number | null, minimum = -Infinity): AmountIssue[] {
  if (threshold === null || Number.isNaN(threshold)) return [{ code: 'required' }];
  return threshold < minimum ? [{ code: 'too-small', params: { min: minimum } }] : [];
}

/**
 * Whether automatic top-up works at a time in ms since 1970: it needs a verified primary payment method that has not
 * expired, of a processor that the site has, that is active, and that supports it, which card processors do unless stated
 * otherwise (specification: account and billing, section 9). Where the primary payment method is unknown (undefined) the
 * server decides.
 */
export function canTopUpAutomatically(
  { primary_card: card }: { primary_card?: BillingAccount['primary_card'] | undefined },
  processors: readonly PaymentProcessor[],
  now: number,
): Capability<ReasonCode<'billing'>> {
  if (card === undefined) return allowed;
  if (!card || !card.is_verified || card.is_deleted) return refused('payment-method-missing');
  const status = cardStatus(card, now);
  if (status === 'expired') return refused('payment-method-expired');
  const processor = processors.find(({ keyword }) => keyword === card.processor.keyword);
  const isCard = (card.type ?? 'creditcard') === 'creditcard';
  const isSupported = processor !== undefined && processor.supports_auto_topup !== false && status !== 'unavailable';
  return isCard && isSupported ? allowed : refused('automatic-top-up-unsupported');
}
