import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { QrCode } from './QrCode.js';
import { qrCodeGuide } from './QrCode.guide.js';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  parameters: {
    guide: qrCodeGuide,
  },
  args: { value: 'https://pay.livery.example/pay/1', label: 'Code that leads to the payment' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn once its encoder is there. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Code that leads to the payment' });
    await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M/));
  },
};

/** Smaller, in a narrow place. */
export const Sheet: Story = { args: { size: 120 } };
