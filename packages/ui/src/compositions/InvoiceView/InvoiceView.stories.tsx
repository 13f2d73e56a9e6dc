import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.js';
import { Button } from '../../components/Button/Button.js';
import { InvoiceView } from './InvoiceView.js';
import { invoiceViewGuide } from './InvoiceView.guide.js';

const meta = {
  title: 'Compositions/InvoiceView',
  component: InvoiceView,
  tags: ['autodocs'],
  parameters: {
    guide: invoiceViewGuide,
  },
  args: {
    heading: 'Invoice 90412',
    status: <Badge tone="success">Paid</Badge>,
    actions: <Button>Download PDF</Button>,
    facts: [
      { label: 'Period', value: '1–28 February 2026' },
      { label: 'Due date', value: '14 March 2026' },
    ],
    parties: [
      { label: 'Billed by', lines: ['Livery Cloud OÜ', 'Pikk 1, 10123 Tallinn'] },
      { label: 'Billed to', lines: ['Tamm & Partners', 'Rüütli 4', '51007 Tartu', 'VAT EE123456789'] },
    ],
    caption: 'Records',
    taxLabel: 'VAT',
    lines: [
      {
        id: '1',
        description: 'Virtual machine web-1',
        quantity: '672 h',
        unitPrice: '€0.0428',
        tax: '€6.33',
        amount: '€28.76',
      },
      { id: '2', description: 'IP address', quantity: '1 pcs', unitPrice: '€2.06', tax: '€0.45', amount: '€2.06' },
    ],
    totals: [
      { label: 'Subtotal', amount: '€30.82' },
      { label: 'VAT', amount: '€6.78' },
      { label: 'Total', amount: '€37.60' },
    ],
  },
} satisfies Meta<typeof InvoiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    const invoice = canvas.getByRole('article', { name: 'Invoice 90412' });
    const table = within(invoice).getByRole('table', { name: 'Records' });
    await expect(within(table).getByRole('columnheader', { name: 'VAT' })).toBeVisible();
    await expect(
      within(table).getByRole('row', { name: 'Virtual machine web-1 672 h €0.0428 €6.33 €28.76' }),
    ).toBeVisible();
    await expect(within(invoice).getByText('€37.60')).toBeVisible();
  },
};

/** The page says above the invoice what it is: the invoice keeps its name, and shows it on paper. */
export const HeadingOnPaper: Story = {
  args: { headingDisplay: 'print', actions: undefined },
  play: async ({ canvas }) => {
    const invoice = canvas.getByRole('article', { name: 'Invoice 90412' });
    await expect(within(invoice).queryByRole('heading')).toBeNull();
    await expect(within(invoice).getByText('Due date')).toBeVisible();
  },
};

export const OnlyAmounts: Story = {
  args: { lines: [{ id: '1', description: 'Credit top-up', amount: '€50.00' }], parties: [], status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { lines: [], totals: [{ label: 'Total', amount: '€0.00' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is charged.')).toBeVisible();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '288px' }} data-testid="narrow">
      <InvoiceView {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    await expect(canvas.getByRole('row', { name: /web-1.*€28\.76/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <InvoiceView {...args} />
    </div>
  ),
};

export const Sheet: Story = {};
