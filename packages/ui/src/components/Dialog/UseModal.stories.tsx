import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { heldCode, type HeldCode } from '../../stories/heldCode.js';
import { Button } from '../Button/Button.js';
import { useModal, type ModalState } from './useModal.js';

type Content = ComponentType<{ state: ModalState }>;

const content: Content = ({ state }) => (state.open ? <div role="dialog" aria-label="Rename" /> : null);

interface Args {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  onExitComplete: () => void;
}

function Modal({ code, ...args }: Args & { code: HeldCode<Content> }) {
  const { Content, fallback, state } = useModal(code.source, args);
  return Content ? <Content state={state} /> : fallback;
}

const codeOf = (loaded: Record<string, unknown>): HeldCode<Content> => (loaded as { code: HeldCode<Content> }).code;

/** What Dialog, Drawer and CommandPalette do until their code has come. */
const meta = {
  title: 'Internals/Modal state',
  tags: ['!autodocs'],
  args: { open: true, onExitComplete: fn() },
  loaders: [() => ({ code: heldCode<Content>() })],
  render: (args, { loaded }) => <Modal {...args} code={codeOf(loaded)} />,
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const NotFetchedWhileClosed: Story = {
  args: { open: false },
  play: async ({ loaded }) => {
    await expect(codeOf(loaded).fetched).toBe(0);
  },
};

/** Closed again before its code has come, it is gone at once. */
export const ClosedEarly: Story = {
  render: function ClosedEarly(args, { loaded }) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Modal {...args} open={open} code={codeOf(loaded)} />
        <Button onClick={() => setOpen(false)}>Close</Button>
      </>
    );
  },
  play: async ({ canvas, loaded, args }) => {
    await waitFor(() => expect(codeOf(loaded).fetched).toBe(1));
    await expect(args.onExitComplete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onExitComplete).toHaveBeenCalledOnce();
    codeOf(loaded).resolve(content);
    await codeOf(loaded).source.load();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** Code that does not come is said, and can be tried again; the page and the focus stay as they are. */
export const Failed: Story = {
  render: function Failed(args, { loaded }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Modal {...args} open={open} onOpenChange={setOpen} code={codeOf(loaded)} />
      </>
    );
  },
  play: async ({ canvas, loaded }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    const code = codeOf(loaded);
    const failure = () => canvas.findByRole('alertdialog', { name: /could not be loaded/ });
    await userEvent.click(trigger);
    code.fail();
    await failure();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();

    await userEvent.click(trigger);
    await waitFor(() => expect(code.fetched).toBe(2));
    code.fail();
    await failure();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(code.fetched).toBe(3));
    code.resolve(content);
    await expect(await canvas.findByRole('dialog', { name: 'Rename' })).toBeInTheDocument();
  },
};

export const FailedAndShown: Story = {
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(codeOf(loaded).fetched).toBe(1));
    codeOf(loaded).fail();
    await canvas.findByRole('alertdialog');
  },
};
