import type { BillingAccountRecord } from './state.js';

const vat = 22;

/** A billing account in good standing, of nobody in particular, with what is told otherwise. */
export function newAccount(
  facts: Pick<BillingAccountRecord, 'id' | 'title' | 'user_id'> & Partial<BillingAccountRecord>,
): BillingAccountRecord {
  return {
    site: 'livery',
    email: null,
    status: 'ACTIVE',
    is_active: true,
    is_default: false,
    is_deleted: false,
    allow_debt: false,
    discount_percentage: 0,
    vat_percentage: vat,
    recurring_payment_amount: null,
    recurring_payment_threshold: null,
    is_recurring_payment_enabled: false,
    paying_by_invoice: false,
    send_invoice_email: true,
    restriction_level: 'CLEAR',
    referral_code: null,
    referral_share_code: null,
    reseller: null,
    primary_card: null,
    low_balance_notice_settings: null,
    eligible_promotions: [],
    suspend_reason: null,
    document: null,
    document_name: null,
    address_line1: null,
    address_line2: null,
    city: null,
    company_name: null,
    company_reg_code: null,
    company_vat_number: null,
    country: null,
    county: null,
    customer_id_number: null,
    customer_name: null,
    customer_phone: null,
    lang: null,
    post_index: null,
    integration_id: null,
    additional_data: { link_methods: [] },
    ...facts,
  };
}
