import { canPayWith, processorsOf, type ReadCard } from '@livery/api/domain/payments';
import type { PaymentProcessor } from '@livery/api/generated/types';

/** A way to pay for credit: a saved payment method, or a method of a link processor. */
export type TopUpMethod =
  | { id: string; card: ReadCard; processor: PaymentProcessor | undefined }
  | { id: string; processor: PaymentProcessor; method?: { key: string; name: string }; isSaved: boolean };

/** The ways to pay of a billing account: its payment methods, the primary one first, then the links; saved ones before the others. */
export function topUpMethods(
  config: { paymentProcessors: readonly PaymentProcessor[] },
  cards: readonly ReadCard[],
  savedMethods: readonly string[],
): TopUpMethod[] {
  const own = cards
    .filter(({ is_deleted, type }) => !is_deleted && type !== 'paying_by_invoice')
    .toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary))
    .map((card): TopUpMethod => {
      const processor = config.paymentProcessors.find(({ keyword }) => keyword === card.processor.keyword);
      return { id: `card:${card.id}`, card, processor };
    });
  const links = processorsOf(config, 'link').flatMap((processor): (TopUpMethod & { isSaved: boolean })[] => {
    const { keyword, methods = [] } = processor;
    if (methods.length === 0) return [{ id: `link:${keyword}`, processor, isSaved: savedMethods.includes(keyword) }];
    return methods.map((method) => ({
      id: `link:${keyword}:${method.key}`,
      processor,
      method,
      isSaved: savedMethods.includes(method.key),
    }));
  });
  return [...own, ...links.toSorted((a, b) => Number(b.isSaved) - Number(a.isSaved))];
}

/** The wanted way, if it can be used: nothing takes its place unasked. The first that can where nobody wants one. */
export function chooseMethod(
  methods: readonly TopUpMethod[],
  wanted: string | null,
  now: number,
): TopUpMethod | undefined {
  const usable = methods.filter((one) => !('card' in one) || canPayWith(one.card, now).allowed);
  return wanted === null ? usable[0] : usable.find(({ id }) => id === wanted);
}
