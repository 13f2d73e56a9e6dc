import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Badge } from '../Badge/Badge.js';
import { Card } from '../Card/Card.js';
import { Stack } from '../Layout/Stack.js';
import { Accordion } from './Accordion.js';
import { accordionGuide } from './Accordion.guide.js';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: accordionGuide,
  },
  args: {
    items: [
      { id: 'pay', label: 'How do I pay?', content: 'By card, by bank transfer, or from the balance of the account.' },
      { id: 'vat', label: 'Do prices include VAT?', content: 'No. VAT is added on the invoice.' },
      { id: 'stop', label: 'What does a stopped machine cost?', labelEnd: <Badge>New</Badge>, content: 'Its disks.' },
    ],
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const ui = drive(userEvent, { root: canvasElement });
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/By card/)).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/By card/)).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['pay']);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('No. VAT is added on the invoice.')).toBeVisible();
    await expect(canvas.getByText(/By card/)).not.toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['vat']);
    const stopped = ui.accordionItem('What does a stopped machine cost?');
    await stopped.open();
    await expect(stopped.isOpen()).toBe(true);
    await stopped.close();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith([]);
  },
};

/** What search in page finds in a closed item is shown. */
export const FoundInPage: Story = {
  args: { multiple: true, defaultExpanded: ['pay'] },
  play: async ({ canvas, args }) => {
    const closed = canvas.getByText('No. VAT is added on the invoice.').closest('[hidden]');
    await waitFor(() => expect(closed).toHaveAttribute('hidden', 'until-found'));
    closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['pay', 'vat']);
    await waitFor(() => expect(canvas.getByText('No. VAT is added on the invoice.')).toBeVisible());
    await expect(canvas.getByText(/By card/)).toBeVisible();
  },
};

export const Sheet: Story = {
  args: { multiple: true, defaultExpanded: ['pay', 'stop'] },
  render: (args) => (
    <Stack gap={6}>
      <Accordion {...args} />
      <Card heading="Questions">
        <Accordion {...args} variant="plain" />
      </Card>
      <StateSheet
        rows={{ 'one open': () => <Accordion {...args} defaultExpanded={['pay']} /> }}
        states={pointerStates}
        cell={280}
      />
    </Stack>
  ),
};
