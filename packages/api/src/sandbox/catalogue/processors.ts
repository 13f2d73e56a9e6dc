import type { PaymentProcessor } from '../../generated/types.js';

const processor = (
  facts: Pick<PaymentProcessor, 'type' | 'name' | 'keyword'> & Partial<PaymentProcessor>,
): PaymentProcessor => ({
  public_key: null,
  verification_amount: null,
  use_3ds_verification: false,
  supports_auto_topup: facts.type === 'creditcard',
  show_postalcode_input: false,
  service_fee: null,
  charge_currency_conversion: null,
  methods: [],
  ...facts,
});

/** All processors that the console knows, so that each can be lived through: cards and the vault, nine links, invoices. */
export const paymentProcessors: PaymentProcessor[] = [
  processor({
    type: 'creditcard',
    name: 'Card',
    keyword: 'stripe_creditcard',
    public_key: 'pk_test_sandbox',
    verification_amount: 1,
    service_fee: { flat_rate: 0.25, percentage: 1.4 },
  }),
  processor({
    type: 'creditcard',
    name: 'Card (Omise)',
    keyword: 'omise_creditcard',
    public_key: 'pkey_test_sandbox',
    verification_amount: 2,
    use_3ds_verification: true,
    show_postalcode_input: true,
    service_fee: { flat_rate: 0, percentage: 3.65 },
  }),
  processor({
    type: 'creditcard',
    name: 'PayPal',
    keyword: 'paypal_vault',
    public_key: 'sandbox-client',
    supports_auto_topup: false,
  }),
  processor({
    type: 'link',
    name: 'Online payment',
    keyword: 'stripe',
    public_key: 'pk_test_sandbox',
    service_fee: { flat_rate: 0.25, percentage: 1.4 },
  }),
  processor({
    type: 'link',
    name: 'Apple Pay and Google Pay',
    keyword: 'stripe_wallet',
    public_key: 'pk_test_sandbox',
  }),
  processor({
    type: 'link',
    name: 'Adyen',
    keyword: 'adyen',
    service_fee: { flat_rate: 0.1, percentage: 0 },
    methods: [
      { key: 'card', name: 'Card or wallet' },
      { key: 'bank', name: 'Bank transfer' },
    ],
  }),
  processor({
    type: 'link',
    name: 'Omise',
    keyword: 'omise',
    methods: [
      { key: 'promptpay', name: 'PromptPay (QR code)' },
      { key: 'internet_banking', name: 'Internet banking' },
    ],
  }),
  processor({
    type: 'link',
    name: 'Duitku',
    keyword: 'duitku',
    service_fee: { flat_rate: 0.2, percentage: 0 },
    charge_currency_conversion: { to_currency: 'USD' },
  }),
  processor({
    type: 'link',
    name: 'SSLCommerz',
    keyword: 'sslcommerz',
    service_fee: { flat_rate: 0, percentage: 2.5 },
  }),
  processor({ type: 'link', name: 'ClicToPay', keyword: 'clictopay' }),
  processor({
    type: 'link',
    name: 'Cryptocurrency',
    keyword: 'coingate',
    service_fee: { flat_rate: 0, percentage: 1 },
  }),
  processor({ type: 'link', name: 'Razorpay', keyword: 'razorpay', service_fee: { flat_rate: 0, percentage: 2 } }),
  processor({ type: 'invoice', name: 'Invoice', keyword: 'invoice' }),
];
