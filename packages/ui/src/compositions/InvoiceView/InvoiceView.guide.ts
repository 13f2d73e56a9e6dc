import type { Guide } from '../../stories/guide.js';

export const invoiceViewGuide: Guide = {
  page: 'compositions-invoiceview',
  components: ['InvoiceView'],
  purpose:
    'A bill as a person reads it: dates, parties, lines, sums. A page with an invoice on it prints the invoice alone, on white, without its buttons.',
  use: ['An invoice or order that exists. All amounts come formatted; an unknown one is a dash, never 0.'],
  avoid: [
    { when: 'What is about to be paid', instead: ['PriceSummary'] },
    { when: 'A list of invoices', instead: ['Table'] },
  ],
  notes: 'In a narrow place each line is two: what it is with its amount, then how it came about.',
};
