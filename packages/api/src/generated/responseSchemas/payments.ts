/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';
import { Card } from './billing.js';

export const PaypalIdToken: Schema = {
  id_token: 'string',
};

export const PaypalSetupToken: Schema = {
  setup_token: 'string',
};

export const PaypalPaymentToken: Schema = {
  payment_token: 'string',
};

export const CreditHistoryEntry: Schema = {
  'id?': 'number',
  'billing_account_id?': 'number',
  amount: 'number',
  description: 'string',
  'reference?': ['null', 'string'],
  'acting_user_id?': ['null', 'number'],
  'created_at?': 'timestamp',
};

export const LinkResult: Schema = {
  status: ['enum', 'pending', 'success', 'failed'],
  'message?': ['null', 'string'],
};

export const LinkPaymentData: Schema = {
  'identifier?': 'string',
  'persistent_data_ref?': 'string',
  'client_secret?': 'string',
  'return_url?': 'string',
  'redirect_url?': 'string',
  'qrcode_url?': 'string',
  'reference?': 'string',
  'client_key?': 'string',
  'session_id?': 'string',
  'session_data?': 'string',
  'key?': 'string',
  'order_id?': 'string',
  'amount?': 'number',
  'currency?': 'string',
};

export const PersistentData: Schema = {
  status: ['enum', 'pending', 'success', 'failed'],
  'data?': ['null', LinkPaymentData],
};

export const FinalTopupAmount: Schema = {
  final_amount: 'number',
};

export const CardPrehook: Schema = {
  id: 'string',
  client_secret: 'string',
  status: 'string',
  usage: 'string',
};

export const CardVerification: Schema = {
  card: Card,
  'authorize_uri?': ['null', 'string'],
  'data_ref?': ['null', 'string'],
};

export const LinkSendResult: Schema = {
  success: 'boolean',
  'error_msg?': ['null', 'string'],
  'data?': ['null', LinkPaymentData],
};

export const CreditPurchaseData: Schema = {
  'client_secret?': 'string',
  'authorize_uri?': 'string',
  'data_ref?': 'string',
};

export const CreditPurchaseRelay: Schema = {
  billing_account_id: 'number',
  charge_id: 'string',
  payment_object_id: 'number',
};

export const CreditPurchase: Schema = {
  success: 'boolean',
  'message?': ['null', 'string'],
  'data?': ['null', CreditPurchaseData],
  'relay_props?': ['null', CreditPurchaseRelay],
};
