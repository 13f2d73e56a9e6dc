import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.js';
import { ErrorDetail } from './ErrorDetail.js';
import { ErrorScreen } from './ErrorScreen.js';
import { errorScreenGuide } from './ErrorScreen.guide.js';

const meta = {
  title: 'Compositions/ErrorScreen',
  component: ErrorScreen,
  tags: ['autodocs'],
  parameters: {
    guide: errorScreenGuide,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    message: 'Failed to connect to server. Check your connection and reload the page.',
    onReload: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to connect to server.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const WithoutReload: Story = {
  args: { onReload: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Reload page' })).toBeNull();
  },
};

export const Sheet: Story = {
  args: {
    detail: 'TypeError: undefined is not an object\n    at VirtualMachine (/app/assets/compute-4f1c.js:1:20412)',
    correlationId: '7f3c21a0-0b5e-4d7e-9a55-3a8f1f0f6f21',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Technical details'));
    await expect(canvas.getByText(/TypeError/)).toBeVisible();
    await expect(canvas.getByText(/7f3c21a0/)).toBeVisible();
  },
};

/** The detail of an error of one part stands in its Alert. */
export const DetailInAnAlert: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Alert tone="danger" title="Failed to start virtual machine">
      The host is unknown
      <ErrorDetail label="Details" value={'HostNotFound: no host with room\n    at placement'} />
    </Alert>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Details'));
    await expect(canvas.getByText(/HostNotFound/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Details' })).toBeVisible();
  },
};
