import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Layout/Stack.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Heading } from './Heading.js';
import { Text } from './Text.js';
import { textGuide } from './Text.guide.js';

const meta = {
  title: 'Components/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: {
    guide: textGuide,
  },
  args: { children: 'The machine starts again with its new address.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Muted: Story = { args: { tone: 'muted', size: 'small' } };

export const HeadingLevelIsNotItsSize: Story = {
  render: () => (
    <Heading level={3} size="section">
      Networks
    </Heading>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Networks' })).toBeVisible();
  },
};

export const HiddenWordsAreRead: Story = {
  render: () => (
    <Text>
      €12.40 <VisuallyHidden>per month, VAT included</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('per month, VAT included');
  },
};

export const Sheet: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>Page title 20/28</Heading>
      <Heading level={2}>Section 16/24</Heading>
      <Heading level={3}>Group 13/20</Heading>
      <Text>Base 13/20: calm, dense, exact.</Text>
      <Text weight="medium">Base, medium weight</Text>
      <Text weight="strong">Base, strong weight</Text>
      <Text tone="muted">Base, muted</Text>
      <Text size="small">Small 12/16</Text>
      <Text size="small" tone="muted">
        Small, muted
      </Text>
      <Text as="code" monospace>
        2001:db8:4f3a::17
      </Text>
      <Text numeric>1,111.11 and 8,888.88 have equal width</Text>
      <Text size="figure">€1,284.60</Text>
      <div style={{ inlineSize: '160px' }}>
        <Text truncate>A very long name of a virtual machine is cut</Text>
      </div>
    </Stack>
  ),
};
