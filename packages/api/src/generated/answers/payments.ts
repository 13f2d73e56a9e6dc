/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Shape } from '../../client/shape.js';
import { Card } from './billing.js';

export const PaypalIdToken: Shape = {
  id_token: 'string',
};

export const PaypalSetupToken: Shape = {
  setup_token: 'string',
};

export const PaypalPaymentToken: Shape = {
  payment_token: 'string',
};

export const CreditHistoryEntry: Shape = {
  'id?': 'number',
  'billing_account_id?': 'number',
  amount: 'number',
  description: 'string',
  'reference?': ['null', 'string'],
  'acting_user_id?': ['null', 'number'],
  'created_at?': 'timestamp',
};

export const LinkResult: Shape = {
  status: ['enum', 'pending', 'success', 'failed'],
  'message?': ['null', 'string'],
};

export const LinkPaymentData: Shape = {
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

export const PersistentData: Shape = {
  status: ['enum', 'pending', 'success', 'failed'],
  'data?': ['null', LinkPaymentData],
};

export const FinalTopupAmount: Shape = {
  final_amount: 'number',
};

export const CardPrehook: Shape = {
  id: 'string',
  client_secret: 'string',
  status: 'string',
  usage: 'string',
};

export const CardVerification: Shape = {
  card: Card,
  'authorize_uri?': ['null', 'string'],
  'data_ref?': ['null', 'string'],
};

export const LinkSendResult: Shape = {
  success: 'boolean',
  'error_msg?': ['null', 'string'],
  'data?': ['null', LinkPaymentData],
};

export const CreditPurchaseData: Shape = {
  'client_secret?': 'string',
  'authorize_uri?': 'string',
  'data_ref?': 'string',
};

export const CreditPurchaseRelay: Shape = {
  billing_account_id: 'number',
  charge_id: 'string',
  payment_object_id: 'number',
};

export const CreditPurchase: Shape = {
  success: 'boolean',
  'message?': ['null', 'string'],
  'data?': ['null', CreditPurchaseData],
  'relay_props?': ['null', CreditPurchaseRelay],
};
