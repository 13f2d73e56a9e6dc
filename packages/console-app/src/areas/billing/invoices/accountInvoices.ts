import { divideInvoices } from '@livery/api/domain/invoices';
import type { BillingAccount, Invoice } from '@livery/api/generated/types';
import { invoices } from '@livery/api/queries/invoices';

/** An invoice with the billing account whose list it stands in, which the invoice itself does not name. */
export interface AccountInvoice extends Invoice {
  account: BillingAccount;
}

/** The read of the issued invoices alone, the latest first. */
export const issuedInvoices = (account: number) => ({
  ...invoices(account),
  select: (rows: Invoice[]): Invoice[] => divideInvoices(rows).issued,
});

/** The name of an invoice's PDF: the same in every language. */
export const pdfName = (term: string, id: Invoice['id']): string => `${term}-${id}.pdf`;
