import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.js';
import { PriceSummary } from './PriceSummary.js';
import { priceSummaryGuide } from './PriceSummary.guide.js';

const meta = {
  title: 'Compositions/PriceSummary',
  component: PriceSummary,
  tags: ['autodocs'],
  parameters: {
    guide: priceSummaryGuide,
  },
  args: {
    lines: [
      { label: '2 vCPU', amount: '€8.00' },
      { label: '4 GB RAM', amount: '€12.00' },
      { label: '40 GB disk', amount: '€4.00' },
      { label: 'Weekly backup', amount: '€1.20' },
    ],
    monthly: '€25.20',
    hourly: '€0.0345',
    note: 'Excludes VAT. Charged by the hour until the machine is deleted.',
    submit: (
      <Button variant="primary" fullWidth>
        Create virtual machine
      </Button>
    ),
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sidebar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByRole('region', { name: 'Price' });
    await expect(summary.getBoundingClientRect().width).toBe(320);
    await expect(canvas.getByRole('status')).toHaveTextContent('€25.20 per month');
  },
};

export const Unknown: Story = {
  args: {
    lines: [{ label: '2 vCPU', amount: '—' }],
    monthly: '—',
    hourly: '—',
    note: 'The price list could not be loaded.',
  },
};

export const LargeAmounts: Story = {
  args: {
    lines: [{ label: 'Bare metal, 2 × 64 cores, 1 TB RAM', amount: 'IDR 48,250,000.00' }],
    monthly: 'IDR 48,250,000.00',
    hourly: 'IDR 66,095.89',
    note: undefined,
  },
};

export const Sheet: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <PriceSummary {...args} />
      <PriceSummary {...args} heading="After resizing" lines={[]} hourly={undefined} note={undefined} />
    </div>
  ),
};
