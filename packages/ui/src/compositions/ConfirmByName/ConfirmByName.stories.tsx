import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from '../../components/Disclosure/Disclosure.js';
import { drive } from '../../testing/index.js';
import { ConfirmByName, type ConfirmByNameProps } from './ConfirmByName.js';
import { confirmByNameGuide } from './ConfirmByName.guide.js';

const meta = {
  title: 'Compositions/ConfirmByName',
  component: ConfirmByName,
  tags: ['autodocs'],
  parameters: {
    guide: confirmByNameGuide,
    docs: {
      story: { inline: false, height: '520px' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    heading: 'Delete virtual machine',
    name: 'web-1',
    consequences: ['2 disks, 80 GB', '4 snapshots and 3 backups', 'Address 192.0.2.14 is released'],
    confirmLabel: 'Delete virtual machine',
  },
} satisfies Meta<typeof ConfirmByName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ args }) => {
    const question = await drive(userEvent).confirmByName('Delete virtual machine');
    await expect(question.consequences()).toEqual(args.consequences);
    const dialog = question.element;
    await expect(dialog).toHaveAccessibleDescription(
      /web-1.*cannot be undone.*2 disks, 80 GB.*192\.0\.2\.14 is released$/,
    );
    const field = within(dialog).getByRole('textbox', { name: 'Type “web-1” to confirm' });
    const button = within(dialog).getByRole('button', { name: 'Delete virtual machine' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(button).toHaveAccessibleDescription('Type the name to confirm');

    await userEvent.keyboard('web{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('The name does not match yet');
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await userEvent.clear(field);
    await userEvent.paste('  web-1 ');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(question.confirm('web-2')).rejects.toThrow('The name does not match yet');
    await question.confirm('web-1');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Slow({ open: _, ...props }: ConfirmByNameProps) {
  const [loading, setLoading] = useState(false);
  return <ConfirmByName {...props} defaultOpen loading={loading} onConfirm={() => setLoading(true)} />;
}

/** Confirmed by Enter, the focus stays where it is while the work is under way. */
export const KeepsTheFocus: Story = {
  render: (props) => <Slow {...props} />,
  play: async () => {
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('web-1{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { error: 'Failed to delete virtual machine. Try again, or contact support with 7f3c-21.' },
  play: async () => {
    await expect(await screen.findByRole('textbox')).toHaveAccessibleDescription(/Failed to delete/);
  },
};

/** What cannot be done now is not done, whatever is typed. */
export const Blocked: Story = {
  args: { disabledReason: 'The chosen backup is not there any more' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'web-1{Enter}');
    await expect(within(dialog).getByRole('button', { name: 'Delete virtual machine' })).toHaveAccessibleDescription(
      'The chosen backup is not there any more',
    );
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongName: Story = {
  args: {
    name: 'production-eu-north-1-web-frontend-with-a-very-long-name-that-nobody-will-type-by-hand-0001',
    consequences: [],
  },
};

/** What few need stands after the field, so that it never pushes the field away. */
export const WithDetails: Story = {
  args: { details: <Disclosure label="Show as API request">curl --request DELETE</Disclosure> },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const field = within(dialog).getByRole('textbox');
    const details = within(dialog).getByText('Show as API request');
    await expect(field.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Sheet: Story = {};
