import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { InvoiceView } from '../compositions/InvoiceView/InvoiceView.js';
import { PriceSummary } from '../compositions/PriceSummary/PriceSummary.js';
import { mounted } from './fixtures.js';

/** The lines of a price and of an address. */
const pageOf = (lines: readonly string[]) => (
  <>
    <PriceSummary lines={lines.map((label) => ({ label, amount: '1' }))} monthly="4" submit={null} />
    <InvoiceView heading="Invoice" caption="Lines" lines={[]} totals={[]} parties={[{ label: 'To', lines }]} />
  </>
);

test('lines that read the same go when they are gone', async () => {
  const { container, root } = mounted();
  const shown = () =>
    ['dt', 'address > span'].map((part) => [...container.querySelectorAll(part)].map((one) => one.textContent));
  root.render(pageOf(['Computing', 'SSD', 'SSD', 'Address']));
  await expect.element(page.getByText('Computing').first()).toBeVisible();
  for (const lines of [['SSD', 'SSD', 'Address'], ['SSD', 'Address'], ['Address']]) {
    root.render(pageOf(lines));
    await expect.poll(shown).toEqual([lines, lines]);
  }
});
