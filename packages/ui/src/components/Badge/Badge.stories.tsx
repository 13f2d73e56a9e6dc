import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Star } from 'lucide-react';
import { Inline } from '../Layout/Inline.js';
import { Stack } from '../Layout/Stack.js';
import { Badge } from './Badge.js';
import { badgeGuide } from './Badge.guide.js';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  tags: ['autodocs'],
  parameters: {
    guide: badgeGuide,
  },
  args: { children: 'Default' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithIcon: Story = { args: { icon: Lock, children: 'Restricted', tone: 'warning' } };

const tones = ['neutral', 'success', 'warning', 'danger', 'info', 'primary', 'outline'] as const;

export const Sheet: Story = {
  render: () => (
    <Stack gap={3} align="start">
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} icon={Star}>
            12
          </Badge>
        ))}
      </Inline>
      <div style={{ inlineSize: '96px' }}>
        <Badge>A label that is far too long</Badge>
      </div>
    </Stack>
  ),
};
