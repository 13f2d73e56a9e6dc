import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { CardBrandName, StatusTone } from '@livery/ui';
import { cardKindOf, expiryOf, type CardKind, type CardStatus } from '@livery/api/domain/payments';
import type { Card, PaymentProcessor } from '@livery/api/generated/types';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';

/** The pictures of the kinds of payment methods (specification: account and billing, section 9). */
const brands: Readonly<Record<CardKind, CardBrandName>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  discover: 'discover',
  amex: 'amex',
  jcb: 'jcb',
  by_invoice: 'invoice',
  mock_card: 'mock',
};

export function brandOf(card: Card): CardBrandName | undefined {
  const kind = cardKindOf(card);
  return kind && brands[kind];
}

/** Writes when a payment method expires, as month and year; undefined if it does not, or nobody knows. */
export function useExpiryText(): (card: Card) => string | undefined {
  const locale = useLocale();
  return (card) => {
    const end = expiryOf(card);
    if (end === undefined) return undefined;
    const format = new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
    return format.format(new Date(end - 1));
  };
}

export const statusLabels: Readonly<Record<CardStatus, { label: MessageDescriptor; tone: StatusTone }>> = {
  active: { label: msg`Active`, tone: 'success' },
  pending: { label: msg`Being verified`, tone: 'info' },
  unverified: { label: msg`Not verified`, tone: 'warning' },
  declined: { label: msg`Declined or suspended`, tone: 'danger' },
  expired: { label: msg`Expired`, tone: 'danger' },
  unavailable: { label: msg`Not available at the moment`, tone: 'warning' },
  unknown: { label: msg`Unknown`, tone: 'neutral' },
};

/** A processor of the site by its keyword. */
export function useProcessor(keyword: string | undefined): PaymentProcessor | undefined {
  return useSiteConfig().paymentProcessors.find((one) => one.keyword === keyword);
}
