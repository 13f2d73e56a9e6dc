/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const CardProcessor: Schema = {
  id: 'number',
  is_active: 'boolean',
  keyword: ['enum', 'omise_creditcard', 'stripe_creditcard', 'paypal_vault', 'invoice', 'stripe', 'stripe_wallet', 'omise', 'duitku', 'sslcommerz', 'adyen', 'clictopay', 'coingate', 'razorpay'],
};

export const CardAdditionalData: Schema = {
  'card_type?': ['null', ['enum', 'visa', 'mastercard', 'discover', 'amex', 'jcb', 'by_invoice', 'mock_card']],
  'last4?': ['null', 'string'],
  'brand?': ['null', 'string'],
  'expiry_month?': ['null', 'number'],
  'expiry_year?': ['null', 'number'],
  'card_holder?': ['null', 'string'],
};

export const Card: Schema = {
  'id!': 'number',
  billing_account_id: 'number',
  'type?': ['enum', 'creditcard', 'paying_by_invoice'],
  'identifier?': ['null', 'string'],
  is_primary: 'boolean',
  is_verified: 'boolean',
  is_verification_pending: 'boolean',
  is_deleted: 'boolean',
  'valid_thru?': ['null', 'timestamp'],
  processor: CardProcessor,
  additional_data: CardAdditionalData,
};

export const RunningTotals: Schema = {
  credit_amount: 'number',
  credit_available: 'number',
  discount_amount: 'number',
  ongoing: 'number',
  subtotal: 'number',
  total_before_tax: 'number',
  total: 'number',
  vat_tax: 'number',
};

export const LowBalanceNoticeSettings: Schema = {
  threshold: 'number',
  is_enabled: 'boolean',
};

export const EligiblePromotion: Schema = {
  credit_type: ['enum', 'first_free', 'referral_receiver', 'signup_campaign'],
  amount: 'number',
  'top_up_requirement?': ['null', 'number'],
  'top_up_done?': ['null', 'number'],
};

export const LinkPaymentMethod: Schema = {
  'link_payment_method_id!': 'string',
  processor_payment_method_id: 'string',
};

export const BillingAdditionalData: Schema = {
  'link_methods?': ['list', LinkPaymentMethod],
};

export const BillingAccount: Schema = {
  'id!': 'number',
  title: 'name',
  site: 'string',
  'email?': ['null', 'string'],
  status: ['enum', 'ACTIVE', 'SUSPENDED', 'PENDING_VALIDATION'],
  is_active: 'boolean',
  is_default: 'boolean',
  is_deleted: 'boolean',
  allow_debt: 'boolean',
  can_pay: 'boolean',
  credit_amount: 'number',
  discount_percentage: 'number',
  vat_percentage: 'number',
  'precalc_credit_amount?': ['null', 'number'],
  'precalc_days_in_debt?': ['null', 'number'],
  'precalc_ongoing?': ['null', 'number'],
  unpaid_amount: 'number',
  'recurring_payment_amount?': ['null', 'number'],
  'recurring_payment_threshold?': ['null', 'number'],
  is_recurring_payment_enabled: 'boolean',
  paying_by_invoice: 'boolean',
  send_invoice_email: 'boolean',
  restriction_level: ['enum', 'CLEAR', 'LIMITED', 'FROZEN', 'TERMINATED'],
  'referral_code?': ['null', 'string'],
  'referral_share_code?': ['null', 'string'],
  'reseller?': ['null', 'string'],
  user_id: 'number',
  'primary_card?': ['null', Card],
  running_totals: RunningTotals,
  'low_balance_notice_settings?': ['null', LowBalanceNoticeSettings],
  eligible_promotions: ['list', EligiblePromotion],
  'suspend_reason?': ['null', 'string'],
  'document?': ['null', 'string'],
  'document_name?': ['null', 'string'],
  'address_line1?': ['null', 'string'],
  'address_line2?': ['null', 'string'],
  'city?': ['null', 'string'],
  'company_name?': ['null', 'string'],
  'company_reg_code?': ['null', 'string'],
  'company_vat_number?': ['null', 'string'],
  'country?': ['null', 'string'],
  'county?': ['null', 'string'],
  'customer_id_number?': ['null', 'string'],
  'customer_name?': ['null', 'string'],
  'customer_phone?': ['null', 'string'],
  'lang?': ['null', 'string'],
  'post_index?': ['null', 'string'],
  'integration_id?': ['null', 'string'],
  'additional_data?': BillingAdditionalData,
};

export const UsageConfiguration: Schema = {
  'description?': 'string',
  'hours?': 'number',
  'price?': 'number',
  'cost?': 'number',
};

export const UsageEntry: Schema = {
  'uuid?': 'string',
  hours: 'number',
  price: 'number',
  cost: 'number',
  description: 'string',
  'configurations?': ['list', UsageConfiguration],
  'daily_costs?': ['list', ['null', 'number']],
};

export const InvoiceTotals: Schema = {
  'subtotal?': 'number',
  'discount_amount?': 'number',
  'total_before_tax?': 'number',
  'vat_tax?': 'number',
  'total?': 'number',
};

export const InvoiceRecord: Schema = {
  name: 'string',
  qty: 'number',
  qty_unit: 'string',
  item_price: 'number',
  amount: 'number',
  vat_amount: 'number',
};

export const InvoiceTransaction: Schema = {
  'id?': 'number',
  'amount?': 'number',
  'status?': ['enum', 0, 5, 10],
  'description?': ['null', 'string'],
  'created_at?': 'timestamp',
};

export const Invoice: Schema = {
  'id!': 'scalar',
  type: ['enum', 'cloud_services', 'credit_topup', 'credit_note'],
  status: 'scalar',
  period_start: 'timestamp',
  period_end: 'timestamp',
  'due_date?': ['null', 'timestamp'],
  totals: InvoiceTotals,
  records_list: ['list', InvoiceRecord],
  transaction_list: ['list', InvoiceTransaction],
};
