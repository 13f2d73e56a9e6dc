/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as payments from '../schemas/payments.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /payment/paypal/id_token': { operationId: 'getPaypalIdToken', schema: payments.zGetPaypalIdTokenResponse },
  'GET /payment/paypal/setup_token': { operationId: 'getPaypalSetupToken', schema: payments.zGetPaypalSetupTokenResponse },
  'GET /payment/paypal/payment_token': { operationId: 'getPaypalPaymentToken', schema: payments.zGetPaypalPaymentTokenResponse },
  'GET /payment/card/list': { operationId: 'listCards', schema: payments.zListCardsResponse },
  'POST /payment/card': { operationId: 'createCard', schema: payments.zCreateCardResponse },
  'DELETE /payment/card': { operationId: 'deleteCard', schema: payments.zDeleteCardResponse },
  'POST /payment/card/prehook': { operationId: 'prehookCard', schema: payments.zPrehookCardResponse },
  'POST /payment/card/verify': { operationId: 'verifyCard', schema: payments.zVerifyCardResponse },
  'GET /payment/credit/list': { operationId: 'listCreditHistory', schema: payments.zListCreditHistoryResponse },
  'POST /payment/link/send_data': { operationId: 'sendLinkData', schema: payments.zSendLinkDataResponse },
  'GET /payment/link/process_result': { operationId: 'getLinkResult', schema: payments.zGetLinkResultResponse },
  'GET /payment/persistent_data': { operationId: 'getPersistentData', schema: payments.zGetPersistentDataResponse },
  'GET /payment/final_topup_amount': { operationId: 'getFinalTopupAmount', schema: payments.zGetFinalTopupAmountResponse },
  'POST /payment/credit/buy': { operationId: 'buyCredit', schema: payments.zBuyCreditResponse },
} as const;
