import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { heldCode, type HeldCode } from '../../stories/heldCode.js';
import { LoadFailure } from './LoadFailure.js';
import { useDeferredPopup } from './useDeferredPopup.js';

type Popup = ComponentType<{ open: boolean }>;

const Dialog: Popup = ({ open }) => (open ? <div role="dialog" aria-label="Popup" /> : null);

interface TriggerProps {
  code: HeldCode<Popup>;
  onOpenChange: (open: boolean) => void;
}

function Trigger({ code, onOpenChange }: TriggerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Popup, isOpen, setOpen, failed, triggerEvents } = useDeferredPopup(code.source, { onOpenChange });
  return (
    <>
      <button ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(true)} {...triggerEvents}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      {failed && <LoadFailure trigger={button} />}
      {Popup && <Popup open={isOpen} />}
    </>
  );
}

const codeOf = (loaded: Record<string, unknown>): HeldCode<Popup> => (loaded as { code: HeldCode<Popup> }).code;

/** What Menu and Select do until the code of their lists has come. */
const meta = {
  title: 'Internals/Deferred popup',
  tags: ['!autodocs'],
  args: { onOpenChange: fn() },
  render: function Held({ onOpenChange }, { loaded }) {
    return <Trigger code={codeOf(loaded)} onOpenChange={onOpenChange} />;
  },
  loaders: [() => ({ code: heldCode<Popup>() })],
} satisfies Meta<Omit<TriggerProps, 'code'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer that comes near, or the focus, fetches the code, once. */
export const Near: Story = {
  play: async ({ canvasElement, loaded }) => {
    const code = codeOf(loaded);
    await expect(code.fetched).toBe(0);
    await userEvent.hover(within(canvasElement).getByRole('button', { name: 'Open' }));
    await expect(code.fetched).toBe(1);
    await userEvent.tab();
    await expect(code.fetched).toBe(1);
  },
};

/** A press before the code has come opens the popup when it has; the button says only then that it is expanded. */
export const PressedEarly: Story = {
  play: async ({ canvasElement, loaded, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    codeOf(loaded).resolve(Dialog);
    await expect(await canvas.findByRole('dialog', { name: 'Popup' })).toBeInTheDocument();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
  },
};

/** Whoever has gone on meanwhile is not called back. */
export const LeftMeanwhile: Story = {
  play: async ({ canvasElement, loaded, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.tab();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    codeOf(loaded).resolve(Dialog);
    await codeOf(loaded).source.load();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  },
};

/** Code that does not come is said beside the button, and the next press tries again. */
export const Failed: Story = {
  play: async ({ canvasElement, loaded, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    codeOf(loaded).fail();
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent('This could not be loaded. Check the connection and press again.');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(message.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);

    await userEvent.click(button);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(codeOf(loaded).fetched).toBe(2));
    codeOf(loaded).resolve(Dialog);
    await expect(await canvas.findByRole('dialog', { name: 'Popup' })).toBeInTheDocument();
  },
};

/** The message goes when the focus leaves the button. Shown last, so that its colors are checked under every theme. */
export const FailedAndShown: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    codeOf(loaded).fail();
    await canvas.findByRole('alert');
    await userEvent.tab();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button);
    codeOf(loaded).fail();
    await canvas.findByRole('alert');
  },
};
