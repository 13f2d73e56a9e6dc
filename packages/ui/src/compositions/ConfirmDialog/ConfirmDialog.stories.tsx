import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.js';
import { Disclosure } from '../../components/Disclosure/Disclosure.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { confirmDialogGuide } from './ConfirmDialog.guide.js';

const meta = {
  title: 'Compositions/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs'],
  parameters: {
    guide: confirmDialogGuide,
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    heading: 'Stop web-1?',
    children: 'The machine has 120 seconds to shut down by itself. It stays reserved and charged.',
    confirmLabel: 'Stop',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args }) => {
    const question = await drive(userEvent).confirmDialog('Stop web-1?');
    await expect(question.element).toHaveRole('alertdialog');
    await expect(question.description()).toBe(args.children);
    await question.confirm();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await question.cancel();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const Danger: Story = { args: { tone: 'danger', heading: 'Force stop web-1?', confirmLabel: 'Force stop' } };

/** What is asked is read out when it opens; what else the dialog holds is not. */
export const Details: Story = {
  args: {
    details: (
      <Disclosure label="Show as API request">
        <CodeBlock label="API request" value="curl -X POST https://api.example.com/v1/vm/stop" />
      </Disclosure>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(args.children);
    await waitFor(() => expect(within(dialog).getByText('Show as API request')).toBeVisible());
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const Sheet: Story = {};
