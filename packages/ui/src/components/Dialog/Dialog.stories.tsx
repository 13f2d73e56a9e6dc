import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Menu } from '../Menu/Menu.js';
import { TextField } from '../TextField/TextField.js';
import { Dialog, type DialogProps } from './Dialog.js';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    docs: {
      /* Each story is open and covers the page: the docs show them in frames of their own. */
      story: { inline: false, height: '480px' },
      description: {
        component: `
A question or a short form over the page, for what must be finished or dropped before anything else. Longer forms are pages; what accompanies the page is a Drawer; a yes or no is a ConfirmDialog; what cannot be undone takes ConfirmByName.

The page behind stands still, without a shift of its layout. At 700 px or less the dialog is a full-screen sheet.

| Key | What it does |
| --- | --- |
| Tab, Shift + Tab | moves inside the dialog, around its ends |
| Escape | closes, unless it is busy; focus returns to where it was |
`,
      },
    },
  },
  args: { open: true, onClose: fn(), title: 'Rename virtual machine' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Rename</Button>
  </>
);

function Opener({ children, ...props }: Partial<DialogProps> & { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog title="Rename virtual machine" {...props} open={open} onClose={() => setOpen(false)}>
        {children ?? <TextField label="Name" defaultValue="web-1" />}
      </Dialog>
    </>
  );
}

export const Form: Story = {
  args: {
    description: 'The host name inside the machine stays as it is.',
    children: <TextField label="Name" defaultValue="web-1" />,
    footer: buttons,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename virtual machine' });
    await expect(dialog).toHaveAccessibleDescription('The host name inside the machine stays as it is.');
  },
};

export const FocusAndScroll: Story = {
  render: () => (
    <div style={{ minBlockSize: '200vh' }}>
      <Opener footer={buttons} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Rename' });
    const before = opener.getBoundingClientRect().left;
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(opener.getBoundingClientRect().left).toBe(before);

    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Rename' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Rename' })).toHaveFocus();

    /* The close button's tooltip would take the first Escape. */
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** Focus returns to the menu's trigger, although the item that opened the dialog is gone. */
export const FromAMenu: Story = {
  render: function FromAMenu() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu
          label="Actions of web-1"
          trigger={<Button>Actions</Button>}
          items={[{ id: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}
        />
        <Dialog title="Rename virtual machine" open={open} onClose={() => setOpen(false)}>
          <TextField label="Name" defaultValue="web-1" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Busy: Story = {
  args: {
    busy: true,
    size: 'small',
    title: 'Stop web-1?',
    children: 'The machine has 120 seconds to shut down by itself.',
    footer: (
      <>
        <Button disabled>Cancel</Button>
        <Button variant="primary" loading>
          Stop
        </Button>
      </>
    ),
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** The body scrolls, by keys too; title and buttons stay. */
export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Terms of service',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        {index + 1}. The customer pays for what was reserved, by the hour, whether or not it was in use, until it is
        deleted. Snapshots and backups are charged for the space they take.
      </p>
    )),
    footer: buttons,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull());
    await expect(within(dialog).getByRole('button', { name: 'Rename' })).toBeVisible();
  },
};

export const Sheet: Story = {
  args: {
    description: 'Medium size, with a description, a body and a footer.',
    children: <TextField label="Name" defaultValue="web-1" description="Letters, digits and hyphens." />,
    footer: buttons,
  },
};
