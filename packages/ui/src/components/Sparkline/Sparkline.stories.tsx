import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/Stack.js';
import { Sparkline } from './Sparkline.js';
import { sparklineGuide } from './Sparkline.guide.js';

const meta = {
  title: 'Components/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  parameters: {
    guide: sparklineGuide,
  },
  args: { values: [3, 5, 4, 8, 6, 9, 7, 12, 10, 11], label: 'Requests a minute, now 11' },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sheet: Story = {
  render: (args) => (
    <Stack gap={2} align="start">
      <Sparkline {...args} />
      <Sparkline label="Flat, now 5" values={[5, 5, 5, 5]} />
      <Sparkline label="With a gap, now 4" values={[1, 3, 2, null, null, 6, 4]} />
    </Stack>
  ),
};
