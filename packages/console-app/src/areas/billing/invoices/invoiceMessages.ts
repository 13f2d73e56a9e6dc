import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ListDefinition } from '#kit';
import { useBrand, type Brand } from '#shared/brand.js';

type ListMessages = ListDefinition<object>['messages'];

/** What is said about invoices, by what the brand calls them. */
interface InvoiceMessages extends ListMessages {
  one: (number: string) => MessageDescriptor;
  current: MessageDescriptor;
  currentHint: MessageDescriptor;
  notFound: MessageDescriptor;
  notFoundText: MessageDescriptor;
  pay: MessageDescriptor;
  payQuestion: (number: string) => MessageDescriptor;
  payAccepted: (number: string) => MessageDescriptor;
  pdfFailed: MessageDescriptor;
  /** Words of a file's name, the same in every language. */
  fileName: string;
  forbidden: MessageDescriptor;
  withoutAccount: MessageDescriptor;
}

const messages: Record<Brand['invoiceTerm'], InvoiceMessages> = {
  invoice: {
    title: msg`Invoices`,
    count: (count) => plural(count, { one: '# invoice', other: '# invoices' }),
    search: msg`Search invoices`,
    searchHint: msg`Number or what is billed`,
    empty: msg`Your invoices will be here, one for each month.`,
    loadError: () => msg`The invoices could not be loaded`,
    one: (number) => msg`Invoice ${number}`,
    current: msg`Current invoice`,
    currentHint: msg`Not issued yet: it grows until the month is over.`,
    notFound: msg`Invoice not found`,
    notFoundText: msg`There is no such invoice in your billing accounts.`,
    pay: msg`Pay invoice`,
    payQuestion: (number) => msg`Pay invoice ${number}?`,
    payAccepted: (number) => msg`The payment of invoice ${number} was accepted`,
    pdfFailed: msg`The PDF of the invoice could not be loaded`,
    fileName: 'invoice',
    forbidden: msg`Your API token is restricted to one billing account and may not read its invoices.`,
    withoutAccount: msg`Your invoices will be here once you have a billing account.`,
  },
  order: {
    title: msg`Orders`,
    count: (count) => plural(count, { one: '# order', other: '# orders' }),
    search: msg`Search orders`,
    searchHint: msg`Number or what is billed`,
    empty: msg`Your orders will be here, one for each month.`,
    loadError: () => msg`The orders could not be loaded`,
    one: (number) => msg`Order ${number}`,
    current: msg`Current order`,
    currentHint: msg`Not issued yet: it grows until the month is over.`,
    notFound: msg`Order not found`,
    notFoundText: msg`There is no such order in your billing accounts.`,
    pay: msg`Pay order`,
    payQuestion: (number) => msg`Pay order ${number}?`,
    payAccepted: (number) => msg`The payment of order ${number} was accepted`,
    pdfFailed: msg`The PDF of the order could not be loaded`,
    fileName: 'order',
    forbidden: msg`Your API token is restricted to one billing account and may not read its orders.`,
    withoutAccount: msg`Your orders will be here once you have a billing account.`,
  },
};

export const useInvoiceMessages = (): InvoiceMessages => messages[useBrand().invoiceTerm];
