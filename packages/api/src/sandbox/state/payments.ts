import type { Card } from '../../generated/types.js';
import { nextBits, type Seed } from './random.js';

/** How far the processor is with a payment: `approved` is on its way to the provider, whose webhook comes at `due`. */
type PaymentStatus = 'pending' | 'approved' | 'success' | 'failed';

/** A payment, or the verification of a card, at a processor. */
export interface ProcessorPayment {
  /** Identifier of the payment at the processor and in the calls. */
  id: string;
  /** What its success does: `top_up` adds credit, `charge` does so once it is completed, `verification` verifies the card. */
  kind: 'top_up' | 'charge' | 'verification';
  processor: string;
  billing_account: number;
  /** In the site currency: the credit, or the amount that verifies. */
  amount: number;
  fee: number;
  tax: number;
  /** What the processor charges, in `currency`. */
  charged: number;
  currency: string;
  status: PaymentStatus;
  message: string | null;
  /** Opens the payment for the processor's own code. */
  client_secret: string;
  /** Where its pages lead back to. */
  return_url: string;
  /** Key of the method within the processor. */
  method?: string;
  /** Id of the card that is charged or verified. */
  card?: number;
  /** When its webhook comes, in ms since 1970. */
  due?: number;
  /** Who started it. */
  acting_user: number;
  /** In ms since 1970. */
  created_at: number;
}

export interface PaymentsState {
  cards: Card[];
  next_card: number;
  payments: ProcessorPayment[];
  /** Tokens that were made a payment method already. */
  used_tokens: string[];
}

const emptyPayments = (): PaymentsState => ({
  cards: [],
  next_card: 311,
  payments: [],
  used_tokens: [],
});

/** The payments of a state; a state that was kept before there were any has none. */
export function paymentsOf(state: { payments?: PaymentsState }): PaymentsState {
  state.payments ??= emptyPayments();
  return state.payments;
}

/** Something long that only the sandbox can know, for example `pi_3f…`. */
export const nextToken = (source: Seed, prefix: string): string =>
  `${prefix}_${[1, 2, 3].map(() => nextBits(source).toString(16).padStart(8, '0')).join('')}`;
