import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/Card.js';
import { StatusIndicator } from '../StatusIndicator/StatusIndicator.js';
import { KeyValueList, type KeyValueItem } from './KeyValueList.js';
import { keyValueListGuide } from './KeyValueList.guide.js';

const uuid = '5f2b1f0e-6a53-4a3f-9d7c-0c1d2e3f4a5b';

const items: KeyValueItem[] = [
  { label: 'Status', value: <StatusIndicator tone="success">Running</StatusIndicator> },
  { label: 'vCPU', value: 4 },
  { label: 'Memory', value: '8 GB' },
  { label: 'Private IPv4', value: '10.0.4.17', copyValue: '10.0.4.17', monospace: true },
  { label: 'Public IPv6', value: '2001:db8:4f3a::17', copyValue: '2001:db8:4f3a::17', monospace: true },
  { label: 'Floating IP', value: null },
  { label: 'UUID', value: uuid, copyValue: uuid, monospace: true, wide: true },
];

const meta = {
  title: 'Components/KeyValueList',
  component: KeyValueList,
  tags: ['autodocs'],
  parameters: {
    guide: keyValueListGuide,
  },
  args: { items },
} satisfies Meta<typeof KeyValueList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms).toHaveLength(items.length);
    await expect(canvas.getAllByRole('button').length).toBe(3);
  },
};

export const UnknownIsReadOut: Story = {
  args: { items: [{ label: 'Floating IP', value: undefined }] },
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition');
    await expect(value).toHaveTextContent('—');
    await expect(within(value).getByText('Unknown')).toBeInTheDocument();
  },
};

export const NarrowDoesNotOverflow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '240px' }} data-testid="narrow">
      <KeyValueList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    /* The button that copies stays beside a value of two lines. */
    const button = canvas.getByRole('button', { name: 'Copy UUID' });
    const value = canvas.getByText(uuid);
    await expect(value.getBoundingClientRect().height).toBeGreaterThan(30);
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(value.getBoundingClientRect().right);
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(value.getBoundingClientRect().bottom);
  },
};

export const Sheet: Story = {
  render: (args) => (
    <Card heading="Machine">
      <KeyValueList {...args} />
    </Card>
  ),
};
