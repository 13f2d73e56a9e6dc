import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.js';
import { loadingScreenGuide } from './LoadingScreen.guide.js';

const meta = {
  title: 'Compositions/LoadingScreen',
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: {
    guide: loadingScreenGuide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
  args: { logo: <strong>Livery</strong> },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { args: { value: 40 } };

export const OfUnknownLength: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('value');
  },
};
