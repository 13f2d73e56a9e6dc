/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { listBillingAccounts } from './billing.js';
import { Card } from '../answers/billing.js';
import { CardPrehook, CardVerification, CreditHistoryEntry, CreditPurchase, FinalTopupAmount, LinkResult, LinkSendResult, PaypalIdToken, PaypalPaymentToken, PaypalSetupToken, PersistentData } from '../answers/payments.js';
import { Success } from '../answers/access.js';

/** Get the token that opens the vault. */
export const getPaypalIdToken: Call<'getPaypalIdToken'> = {
  id: 'getPaypalIdToken',
  method: 'GET',
  path: '/payment/paypal/id_token',
  query: ['session_id'],
  secret: true,
  answer: PaypalIdToken,
};

/** Start to save a payment method in the vault. */
export const getPaypalSetupToken: Call<'getPaypalSetupToken'> = {
  id: 'getPaypalSetupToken',
  method: 'GET',
  path: '/payment/paypal/setup_token',
  query: ['session_id', 'return_url'],
  secret: true,
  answer: PaypalSetupToken,
};

/** Get the payment method saved in the vault. */
export const getPaypalPaymentToken: Call<'getPaypalPaymentToken'> = {
  id: 'getPaypalPaymentToken',
  method: 'GET',
  path: '/payment/paypal/payment_token',
  query: ['session_id', 'setup_token'],
  secret: true,
  answer: PaypalPaymentToken,
};

/** List the payment methods. */
export const listCards: Call<'listCards'> = {
  id: 'listCards',
  method: 'GET',
  path: '/payment/card/list',
  answer: ['list', Card],
};

/** List the changes of credit. */
export const listCreditHistory: Call<'listCreditHistory'> = {
  id: 'listCreditHistory',
  method: 'GET',
  path: '/payment/credit/list',
  answer: ['list', CreditHistoryEntry],
};

/** Get the outcome of a payment by link. */
export const getLinkResult: Call<'getLinkResult'> = {
  id: 'getLinkResult',
  method: 'GET',
  path: '/payment/link/process_result',
  query: ['billing_account_id', 'identifier'],
  answer: LinkResult,
};

/** Get what the server remembers of a payment. */
export const getPersistentData: Call<'getPersistentData'> = {
  id: 'getPersistentData',
  method: 'GET',
  path: '/payment/persistent_data',
  query: ['billing_account_id', 'identifier'],
  secret: true,
  answer: PersistentData,
};

/** Get what a top-up costs in the end. */
export const getFinalTopupAmount: Call<'getFinalTopupAmount'> = {
  id: 'getFinalTopupAmount',
  method: 'GET',
  path: '/payment/final_topup_amount',
  query: ['billing_account_id', 'processor', 'amount'],
  answer: FinalTopupAmount,
};

/** Save a payment method. */
export const createCard: Call<'createCard'> = {
  id: 'createCard',
  method: 'POST',
  path: '/payment/card',
  body: ['billing_account_id', 'token', 'processor_keyword', 'session_id'],
  failure: 'addPaymentMethod',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: false,
  creates: listCards,
  secret: true,
  answer: Card,
};

/** Delete a payment method. */
export const deleteCard: Call<'deleteCard'> = {
  id: 'deleteCard',
  method: 'DELETE',
  path: '/payment/card',
  query: ['payment_object_id'],
  failure: 'performAction',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: true,
  row: { list: listCards, id: 'payment_object_id' },
  deletes: true,
  answer: Success,
};

/** Charge a payment method first. */
export const setPrimaryCard: Call<'setPrimaryCard'> = {
  id: 'setPrimaryCard',
  method: 'PUT',
  path: '/payment/card/set_primary',
  query: ['payment_object_id'],
  failure: 'performAction',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: true,
  row: { list: listCards, id: 'payment_object_id' },
};

/** Apply to pay by invoice. */
export const applyForInvoicePayment: Call<'applyForInvoicePayment'> = {
  id: 'applyForInvoicePayment',
  method: 'POST',
  path: '/payment/apply_for_invoice_payment',
  body: ['billing_account_id'],
  failure: 'performAction',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
};

/** Prepare to save a card. */
export const prehookCard: Call<'prehookCard'> = {
  id: 'prehookCard',
  method: 'POST',
  path: '/payment/card/prehook',
  body: ['billing_account_id', 'processor_keyword'],
  failure: 'addPaymentMethod',
  affects: [],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  secret: true,
  answer: CardPrehook,
};

/** Verify a card. */
export const verifyCard: Call<'verifyCard'> = {
  id: 'verifyCard',
  method: 'POST',
  path: '/payment/card/verify',
  body: ['payment_object_id', 'front_base_url', 'force_3ds'],
  failure: 'addPaymentMethod',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: false,
  row: { list: listCards, id: 'payment_object_id' },
  answer: CardVerification,
};

/** Save the link payment methods of a billing account. */
export const saveLinkMethods: Call<'saveLinkMethods'> = {
  id: 'saveLinkMethods',
  method: 'POST',
  path: '/payment/link/save_methods',
  body: ['billing_account_id', 'method_ids'],
  failure: 'performAction',
  affects: [['listBillingAccounts']],
  idempotent: true,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
};

/** Start a payment with a link processor. */
export const sendLinkData: Call<'sendLinkData'> = {
  id: 'sendLinkData',
  method: 'POST',
  path: '/payment/link/send_data',
  body: ['amount', 'billing_account_id', 'params', 'processor'],
  failure: 'topUp',
  affects: [],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  secret: true,
  answer: LinkSendResult,
};

/** Buy credit with a saved payment method. */
export const buyCredit: Call<'buyCredit'> = {
  id: 'buyCredit',
  method: 'POST',
  path: '/payment/credit/buy',
  body: ['billing_account_id', 'payment_object_id', 'amount', 'on_session', 'front_base_url', 'force_3ds', 'session_id'],
  failure: 'topUp',
  affects: [['listBillingAccounts'], ['listCreditHistory'], ['listInvoices']],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  secret: true,
  answer: CreditPurchase,
};

/** Complete a purchase of credit after its confirmation. */
export const completeCreditPurchase: Call<'completeCreditPurchase'> = {
  id: 'completeCreditPurchase',
  method: 'POST',
  path: '/payment/credit/buy/posthook',
  body: ['billing_account_id', 'charge_id', 'payment_object_id'],
  failure: 'topUp',
  affects: [['listBillingAccounts'], ['listCreditHistory'], ['listInvoices']],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
};
