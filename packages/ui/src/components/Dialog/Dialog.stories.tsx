import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressOutside } from '../../stories/pressOutside.js';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { Menu } from '../Menu/Menu.js';
import { TextField } from '../TextField/TextField.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { dialogGuide } from './Dialog.guide.js';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  parameters: {
    guide: dialogGuide,
    docs: {
      /* Each story is open and covers the page: the docs show them in frames of their own. */
      story: { inline: false, height: '480px' },
    },
  },
  args: { open: true, onOpenChange: fn(), heading: 'Rename virtual machine' },
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
      <Dialog heading="Rename virtual machine" {...props} open={open} onOpenChange={setOpen}>
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
    const dialog = await drive(userEvent).dialog('Rename virtual machine');
    await expect(dialog.description()).toBe('The host name inside the machine stays as it is.');
  },
};

/** What leaves the screen goes on showing what it showed; `onExitComplete` comes when it is gone. */
export const Exit: Story = {
  args: { onExitComplete: fn() },
  render: function Exit(args) {
    const [name, setName] = useState<string | undefined>('web-1');
    return (
      <Dialog {...args} open={name !== undefined} onOpenChange={() => setName(undefined)} heading={`Rename ${name}`}>
        {name}
      </Dialog>
    );
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename web-1' });
    /* Tests turn transitions off: an animation of the story's own stands in for them. */
    const exit = dialog.parentElement?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 60_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.closest('[data-exiting]')).not.toBeNull());
    await expect(dialog).toHaveTextContent(/Rename web-1.*web-1/);
    await expect(args.onExitComplete).not.toHaveBeenCalled();
    exit?.finish();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(args.onExitComplete).toHaveBeenCalledOnce());
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
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull(), { timeout: 10_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  },
};

/** What was typed is not lost to a press that missed: only Escape and the buttons close a dialog with fields. */
export const PressOutsideKeepsWhatWasTyped: Story = {
  render: () => <Opener footer={buttons} />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const dialog = await drive(userEvent).dialog('Rename virtual machine');
    const field = within(dialog.element).getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, '-old');
    await pressOutside(dialog.element);
    await expect(dialog.isOpen()).toBe(true);
    await expect(field).toHaveValue('web-1-old');
    await userEvent.keyboard('{Escape}');
    await dialog.closed();
  },
};

/** Where there is nothing to lose, a press outside closes. */
export const PressOutside: Story = {
  render: () => <Opener>The machine has no name yet.</Opener>,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename' }));
    const dialog = await drive(userEvent).dialog('Rename virtual machine');
    await pressOutside(dialog.element);
    await dialog.closed();
  },
};

/** The caller knows better: here the field only narrows what is listed. */
export const Dismissable: Story = {
  render: () => (
    <Opener dismissible>
      <TextField label="Filter" />
    </Opener>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename' }));
    const dialog = await drive(userEvent).dialog('Rename virtual machine');
    await pressOutside(dialog.element);
    await dialog.closed();
  },
};

/** An alertdialog is read whole when it opens, unless it says which words to read. */
export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    size: 'small',
    heading: 'Session ended',
    children: 'You were signed out after 30 minutes. What you typed is kept.',
    footer: <Button variant="primary">Sign in</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Session ended' });
    await expect(dialog).toHaveAccessibleDescription('You were signed out after 30 minutes. What you typed is kept.');
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
          items={[{ id: 'rename', label: 'Rename', onAction: () => setOpen(true) }]}
        />
        <Dialog heading="Rename virtual machine" open={open} onOpenChange={setOpen}>
          <TextField label="Name" defaultValue="web-1" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const ui = drive(userEvent, { root: canvasElement });
    const menu = ui.menu('Actions');
    await menu.choose('Rename');
    const dialog = await ui.dialog('Rename virtual machine');
    await waitFor(() => expect(dialog.element).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await dialog.closed();
    await waitFor(() => expect(menu.element).toHaveFocus());
    await menu.choose('Rename');
    await (await ui.dialog('Rename virtual machine')).close();
    await waitFor(() => expect(menu.element).toHaveFocus());
  },
};

/** A dialog that another one opened gives the focus back to it, and that one to the page. */
export const FromADialog: Story = {
  render: () => (
    <Opener>
      <Nested />
    </Opener>
  ),
  play: async ({ canvas }) => {
    const ui = drive(userEvent);
    const opener = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(opener);
    const outer = await ui.dialog('Rename virtual machine');
    const rules = within(outer.element).getByRole('button', { name: 'Rules of names' });
    await userEvent.click(rules);
    const inner = await ui.dialog('Rules');
    await waitFor(() => expect(inner.element).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await inner.closed();
    await expect(outer.isOpen()).toBe(true);
    await waitFor(() => expect(rules).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await outer.closed();
    await waitFor(() => expect(opener).toHaveFocus());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  },
};

function Nested() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rules of names</Button>
      <Dialog heading="Rules" open={open} onOpenChange={setOpen}>
        Letters, digits and hyphens.
      </Dialog>
    </>
  );
}

export const Loading: Story = {
  args: {
    loading: true,
    size: 'small',
    heading: 'Stop web-1?',
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
    const dialog = await drive(userEvent).dialog('Stop web-1?');
    await expect(dialog.pressButton('Close')).rejects.toThrow('"Close" is disabled');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The body scrolls, by keys too; title and buttons stay. */
export const LongText: Story = {
  args: {
    size: 'large',
    heading: 'Terms of service',
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
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Rename' })).toBeVisible());
  },
};

export const Sheet: Story = {
  args: {
    description: 'Medium size, with a description, a body and a footer.',
    children: <TextField label="Name" defaultValue="web-1" description="Letters, digits and hyphens." />,
    footer: buttons,
  },
};
