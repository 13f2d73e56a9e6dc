import { site } from '../catalogue/site.js';
import { fromMinor } from '../ledger/money.js';
import type { LedgerInvoice } from '../ledger/types.js';
import type { BillingAccountRecord } from '../state/state.js';
import { page, type PdfPart, type PdfText, widthOf, writePdf } from './writePdf.js';

const titles = { cloud_services: 'Invoice', credit_topup: 'Receipt', credit_note: 'Credit note' } as const;

const line = 16;
const { margin } = page;
const end = page.width - margin;
const lastLine = page.height - margin - line;
/** Where the columns of quantity, price and amount end. */
const columns = { quantity: end - 190, price: end - 95, amount: end } as const;

const money = (amount: number): string => `${amount.toFixed(2)} ${site.siteCurrency}`;
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
const text = (value: string, x: number, y: number, more: Partial<PdfText> = {}): PdfText => ({
  text: value,
  x,
  y,
  ...more,
});

function fitted(value: string, width: number): string {
  let shortened = value;
  while (widthOf(shortened, 10) > width) shortened = shortened.slice(0, -1);
  return shortened === value ? value : `${shortened.slice(0, -1)}…`;
}

function headOf(invoice: LedgerInvoice, account: BillingAccountRecord, siteName: string): PdfPart[] {
  const title = `${titles[invoice.type]} ${invoice.id}`;
  const facts = [
    `Issued ${day(invoice.issued_at)}`,
    `Period ${day(invoice.period_start)} – ${day(invoice.period_end)}`,
    ...(invoice.due === null ? [] : [`Due ${day(invoice.due)}`]),
  ];
  const { company_name, customer_name, address_line1, post_index, city, company_vat_number, country } = account;
  const party = [
    company_name ?? customer_name,
    address_line1,
    [post_index, city, country].filter(Boolean).join(' '),
    company_vat_number && `VAT ${company_vat_number}`,
  ].filter((one) => one !== null && one !== undefined && one !== '');
  return [
    text(siteName, margin, 70, { bold: true, size: 12 }),
    text(title, margin, 110, { bold: true, size: 20 }),
    ...facts.map((one, index) => text(one, margin, 134 + index * line)),
    ...party.map((one, index) => text(String(one), 330, 134 + index * line, index === 0 ? { bold: true } : {})),
  ];
}

function tableHead(y: number): PdfPart[] {
  return [
    text('Description', margin, y, { bold: true }),
    text('Quantity', columns.quantity, y, { bold: true, align: 'end' }),
    text('Unit price', columns.price, y, { bold: true, align: 'end' }),
    text('Amount', columns.amount, y, { bold: true, align: 'end' }),
    { ruleAt: y + 6 },
  ];
}

function totalsOf({ totals }: LedgerInvoice, account: BillingAccountRecord, y: number): PdfPart[] {
  const rows: [string, number][] = [
    ['Subtotal', totals.subtotal],
    ...(totals.discount === 0 ? [] : ([['Discount', -totals.discount]] as [string, number][])),
    [`VAT ${account.vat_percentage}%`, totals.tax],
    ['Total', totals.total],
  ];
  return [
    { ruleAt: y },
    ...rows.flatMap(([label, minor], index) => {
      const bold = index === rows.length - 1;
      const at = y + line * (index + 1);
      return [
        text(label, columns.quantity, at, { bold }),
        text(money(fromMinor(minor)), columns.amount, at, { bold, align: 'end' }),
      ];
    }),
  ];
}

/** An issued invoice as a PDF file, over as many pages as its lines take. */
export function invoicePdf(invoice: LedgerInvoice, account: BillingAccountRecord, siteName: string): string {
  const pages: PdfPart[][] = [[...headOf(invoice, account, siteName), ...tableHead(230)]];
  let parts = pages[0] ?? [];
  let y = 230 + line + 4;
  const turnPage = (): void => {
    parts = tableHead(70);
    pages.push(parts);
    y = 70 + line + 4;
  };
  for (const { name, qty, qty_unit, item_price, amount } of invoice.records) {
    if (y > lastLine) turnPage();
    parts.push(
      text(fitted(name, columns.quantity - margin - 70), margin, y),
      text(`${qty} ${qty_unit}`, columns.quantity, y, { align: 'end' }),
      text(String(item_price), columns.price, y, { align: 'end' }),
      text(money(amount), columns.amount, y, { align: 'end' }),
    );
    y += line;
  }
  if (y > lastLine - 5 * line) turnPage();
  parts.push(...totalsOf(invoice, account, y));
  return writePdf(`${titles[invoice.type]} ${invoice.id}`, pages);
}
