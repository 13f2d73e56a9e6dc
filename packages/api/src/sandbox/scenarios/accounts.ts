import type { BillingAccountRecord } from '../state/state.js';
import { customerId } from './newState.js';

type Facts = Pick<BillingAccountRecord, 'id' | 'title'> & Partial<BillingAccountRecord>;

const vat = 22;

/** A billing account in good standing without any money, with what is told otherwise. */
export function account(facts: Facts): BillingAccountRecord {
  return {
    site: 'livery',
    email: 'billing@tamm-partners.example',
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
    user_id: customerId,
    primary_card: null,
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
export const companyAccounts = (): BillingAccountRecord[] => [
  account({
    id: 1201,
    title: 'Tamm & Partners',
    is_default: true,
    recurring_payment_amount: 500,
    recurring_payment_threshold: 200,
    is_recurring_payment_enabled: true,
    referral_share_code: 'TAMM7K2',
    low_balance_notice_settings: { threshold: 250, is_enabled: true },
  }),
  account({ id: 1202, title: 'Client project Saar', company_name: 'Saar Design OÜ' }),
  account({ id: 1203, title: 'Old agency account', company_name: 'Vana Agentuur OÜ' }),
];
