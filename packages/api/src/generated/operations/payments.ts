/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { listBillingAccounts } from './billing.js';
import { Card } from '../responseSchemas/billing.js';
import { CardPrehook, CardVerification, CreditHistoryEntry, CreditPurchase, FinalTopupAmount, LinkResult, LinkSendResult, PaypalIdToken, PaypalPaymentToken, PaypalSetupToken, PersistentData } from '../responseSchemas/payments.js';
import { Success } from '../responseSchemas/access.js';

/** Get the token that opens the vault. */
export const getPaypalIdToken: Operation<'getPaypalIdToken'> = {
  id: 'getPaypalIdToken',
  method: 'GET',
  path: '/payment/paypal/id_token',
  query: ['session_id'],
  secret: true,
  response: PaypalIdToken,
};

/** Start to save a payment method in the vault. */
export const getPaypalSetupToken: Operation<'getPaypalSetupToken'> = {
  id: 'getPaypalSetupToken',
  method: 'GET',
  path: '/payment/paypal/setup_token',
  query: ['session_id', 'return_url'],
  secret: true,
  response: PaypalSetupToken,
};

/** Get the payment method saved in the vault. */
export const getPaypalPaymentToken: Operation<'getPaypalPaymentToken'> = {
  id: 'getPaypalPaymentToken',
  method: 'GET',
  path: '/payment/paypal/payment_token',
  query: ['session_id', 'setup_token'],
  secret: true,
  response: PaypalPaymentToken,
};

/** List the payment methods. */
export const listCards: Operation<'listCards'> = {
  id: 'listCards',
  method: 'GET',
  path: '/payment/card/list',
  response: ['list', Card],
};

/** List the changes of credit. */
export const listCreditHistory: Operation<'listCreditHistory'> = {
  id: 'listCreditHistory',
  method: 'GET',
  path: '/payment/credit/list',
  response: ['list', CreditHistoryEntry],
};

/** Get the outcome of a payment by link. */
export const getLinkResult: Operation<'getLinkResult'> = {
  id: 'getLinkResult',
  method: 'GET',
  path: '/payment/link/process_result',
  query: ['billing_account_id', 'identifier'],
  response: LinkResult,
};

/** Get what the server remembers of a payment. */
export const getPersistentData: Operation<'getPersistentData'> = {
  id: 'getPersistentData',
  method: 'GET',
  path: '/payment/persistent_data',
  query: ['billing_account_id', 'identifier'],
  secret: true,
  response: PersistentData,
};

/** Get what a top-up costs in the end. */
export const getFinalTopupAmount: Operation<'getFinalTopupAmount'> = {
  id: 'getFinalTopupAmount',
  method: 'GET',
  path: '/payment/final_topup_amount',
  query: ['billing_account_id', 'processor', 'amount'],
  response: FinalTopupAmount,
};

/** Save a payment method. */
export const createCard: Operation<'createCard'> = {
  id: 'createCard',
  method: 'POST',
  path: '/payment/card',
  body: ['billing_account_id', 'token', 'processor_keyword', 'session_id'],
  failure: 'addPaymentMethod',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: false,
  creates: listCards,
  secret: true,
  response: Card,
};

/** Delete a payment method. */
export const deleteCard: Operation<'deleteCard'> = {
  id: 'deleteCard',
  method: 'DELETE',
  path: '/payment/card',
  query: ['payment_object_id'],
  failure: 'performAction',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: true,
  row: { list: listCards, id: 'payment_object_id' },
  deletes: true,
  response: Success,
};

/** Make a payment method primary. */
export const setPrimaryCard: Operation<'setPrimaryCard'> = {
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
export const applyForInvoicePayment: Operation<'applyForInvoicePayment'> = {
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
export const prehookCard: Operation<'prehookCard'> = {
  id: 'prehookCard',
  method: 'POST',
  path: '/payment/card/prehook',
  body: ['billing_account_id', 'processor_keyword'],
  failure: 'addPaymentMethod',
  affects: [],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  secret: true,
  response: CardPrehook,
};

/** Verify a card. */
export const verifyCard: Operation<'verifyCard'> = {
  id: 'verifyCard',
  method: 'POST',
  path: '/payment/card/verify',
  body: ['payment_object_id', 'front_base_url', 'force_3ds'],
  failure: 'addPaymentMethod',
  affects: [['listCards'], ['listBillingAccounts']],
  idempotent: false,
  row: { list: listCards, id: 'payment_object_id' },
  response: CardVerification,
};

/** Save the link payment methods of a billing account. */
export const saveLinkMethods: Operation<'saveLinkMethods'> = {
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
export const sendLinkData: Operation<'sendLinkData'> = {
  id: 'sendLinkData',
  method: 'POST',
  path: '/payment/link/send_data',
  body: ['amount', 'billing_account_id', 'params', 'processor'],
  failure: 'topUp',
  affects: [],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  secret: true,
  response: LinkSendResult,
};

/** Buy credit with a saved payment method. */
export const buyCredit: Operation<'buyCredit'> = {
  id: 'buyCredit',
  method: 'POST',
  path: '/payment/credit/buy',
  body: ['billing_account_id', 'payment_object_id', 'amount', 'on_session', 'front_base_url', 'force_3ds', 'session_id'],
  failure: 'topUp',
  affects: [['listBillingAccounts'], ['listCreditHistory'], ['listInvoices']],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
  secret: true,
  response: CreditPurchase,
};

/** Complete a purchase of credit after its confirmation. */
export const completeCreditPurchase: Operation<'completeCreditPurchase'> = {
  id: 'completeCreditPurchase',
  method: 'POST',
  path: '/payment/credit/buy/posthook',
  body: ['billing_account_id', 'charge_id', 'payment_object_id'],
  failure: 'topUp',
  affects: [['listBillingAccounts'], ['listCreditHistory'], ['listInvoices']],
  idempotent: false,
  row: { list: listBillingAccounts, id: 'billing_account_id' },
};
