import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './Spinner.js';
import { spinnerGuide } from './Spinner.guide.js';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: {
    guide: spinnerGuide,
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AppearsLater: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('');
    const before = status.getBoundingClientRect().width;
    await expect(await within(status).findByText('Loading')).toBeInTheDocument();
    await expect(status.getBoundingClientRect().width).toBe(before);
  },
};

export const WithWords: Story = {
  args: { delay: 0, label: 'Logging in…', labelHidden: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Logging in…')).toBeVisible();
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <Spinner delay={0} size="small" />
      <Spinner delay={0} />
      <Spinner delay={0} size="large" />
      <Spinner delay={0} label="Logging in…" labelHidden={false} />
    </div>
  ),
};
