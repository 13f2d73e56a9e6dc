import type { BillingAccount } from '../../generated/types.js';
import { customerId } from './newState.js';

type Facts = Pick<BillingAccount, 'id' | 'title'> & Partial<BillingAccount> & { ongoing?: number };

const vat = 22;
const cents = (amount: number): number => Number(amount.toFixed(2));

/** A billing account in good standing, with what is told otherwise; the totals follow from the credit and the costs. */
export function account({ ongoing = 0, ...facts }: Facts): BillingAccount {
  const credit = facts.credit_amount ?? 0;
  const tax = cents((ongoing * vat) / 100);
  const total = cents(ongoing + tax);
  return {
    site: 'livery',
    email: 'billing@tamm-partners.example',
    status: 'ACTIVE',
    is_active: true,
    is_default: false,
    is_deleted: false,
    allow_debt: false,
    can_pay: true,
    credit_amount: credit,
    discount_percentage: 0,
    vat_percentage: vat,
    precalc_credit_amount: cents(credit - total),
    precalc_days_in_debt: null,
    precalc_ongoing: total,
    unpaid_amount: 0,
    recurring_payment_amount: null,
    recurring_payment_threshold: null,
    is_recurring_payment_enabled: false,
    paying_by_invoice: false,
    send_invoice_email: true,
    restriction_level: 'CLEAR',
    referral_code: null,
    referral_share_code: null,
    reseller: null,
    user_id: customerId,
    primary_card: null,
    running_totals: {
      credit_amount: credit,
      credit_available: cents(credit - total),
      discount_amount: 0,
      ongoing,
      subtotal: ongoing,
      total_before_tax: ongoing,
      total,
      vat_tax: tax,
    },
    low_balance_notice_settings: null,
    eligible_promotions: [],
    suspend_reason: null,
    document: null,
    document_name: null,
    address_line1: 'Rüütli 12',
    address_line2: null,
    city: 'Tartu',
    company_name: 'Tamm & Partners OÜ',
    company_reg_code: '14567890',
    company_vat_number: 'EE101234567',
    country: 'EE',
    county: null,
    customer_id_number: null,
    customer_name: 'Mari Tamm',
    customer_phone: '+3725550100',
    lang: 'en',
    post_index: '51007',
    integration_id: null,
    additional_data: { link_methods: [] },
    ...facts,
  };
}

/** The three of the small company: the one in use, one for a client's project, and one left behind. */
export const companyAccounts = (): BillingAccount[] => [
  account({
    id: 1201,
    title: 'Tamm & Partners',
    is_default: true,
    credit_amount: 412.6,
    ongoing: 148.27,
    recurring_payment_amount: 200,
    recurring_payment_threshold: 50,
    is_recurring_payment_enabled: true,
    referral_share_code: 'TAMM7K2',
    low_balance_notice_settings: { threshold: 50, is_enabled: true },
  }),
  account({ id: 1202, title: 'Client project Saar', credit_amount: 85, ongoing: 21.4, company_name: 'Saar Design OÜ' }),
  account({
    id: 1203,
    title: 'Old agency account',
    status: 'SUSPENDED',
    is_active: false,
    can_pay: false,
    restriction_level: 'FROZEN',
    suspend_reason: 'Unpaid invoice 20417',
    unpaid_amount: 18.3,
    credit_amount: -18.3,
    precalc_days_in_debt: 64,
  }),
];
