import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.js';

const meta = {
  title: 'Compositions/LoadingScreen',
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: `
The whole page while the application itself loads: logo and progress. Show it only after 500 ms (specification: account and billing, section 9), so that a quick start does not flash. Parts of a page that load have skeletons of their shape.
`,
      },
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
