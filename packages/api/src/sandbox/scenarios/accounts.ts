import { newAccount } from '../state/billingAccounts.js';
import type { BillingAccountRecord } from '../state/state.js';
import { customerId } from './newState.js';

/** A billing account of the small company in good standing, with what is told otherwise. */
export const account = (
  facts: Pick<BillingAccountRecord, 'id' | 'title'> & Partial<BillingAccountRecord>,
): BillingAccountRecord =>
  newAccount({
    email: 'billing@tamm-partners.example',
    user_id: customerId,
    address_line1: 'Rüütli 12',
    city: 'Tartu',
    company_name: 'Tamm & Partners OÜ',
    company_reg_code: '14567890',
    company_vat_number: 'EE101234567',
    country: 'EE',
    customer_name: 'Mari Tamm',
    customer_phone: '+3725550100',
    lang: 'en',
    post_index: '51007',
    ...facts,
  });

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
