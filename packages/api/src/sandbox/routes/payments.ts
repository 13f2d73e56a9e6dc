import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** Cards, links, top-up and credit (specification: account and billing, section 7): not built yet. */
export const payments: HandlersOf<'payments'> = {
  getPaypalIdToken: notBuilt,
  getPaypalSetupToken: notBuilt,
  getPaypalPaymentToken: notBuilt,
  listCards: notBuilt,
  createCard: notBuilt,
  deleteCard: notBuilt,
  setPrimaryCard: notBuilt,
  applyForInvoicePayment: notBuilt,
  prehookCard: notBuilt,
  verifyCard: notBuilt,
  listCreditHistory: notBuilt,
  saveLinkMethods: notBuilt,
  sendLinkData: notBuilt,
  getLinkResult: notBuilt,
  getPersistentData: notBuilt,
  getFinalTopupAmount: notBuilt,
  buyCredit: notBuilt,
  completeCreditPurchase: notBuilt,
};
