import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onHeldClock } from '../../stories/heldClock.js';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { Dialog } from '../Dialog/Dialog.js';
import { ToastRegion, type ToastRegionProps } from './Toast.js';
import { createToastQueue } from './toastQueue.js';
import { toastGuide } from './Toast.guide.js';

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: {
    guide: toastGuide,
    docs: {
      story: { inline: false, height: '360px' },
    },
  },
  args: { queue: createToastQueue() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = fn();

/** The button that closes the toast with a text. */
async function closeOf(canvas: ReturnType<typeof within>, text: string): Promise<HTMLElement> {
  const toast = (await canvas.findByText(text)).closest('li');
  if (!toast) throw new Error('The toast is not in a list.');
  return within(toast).getByRole('button');
}

/** All tones, standing still because the pointer rests on them. */
export const Sheet: Story = {
  beforeEach: ({ args }) => {
    args.queue.clear();
    args.queue.success('User details updated');
    args.queue.danger('Failed to start virtual machine', {
      detail: 'No capacity in this location. Correlation ID 7f3c-21',
      action: { label: 'Retry', onAction: undo },
    });
    args.queue.warning('The session ends in 5 minutes');
    args.queue.info('A new version of the console is ready', { action: { label: 'Reload', onAction: undo } });
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: /Notifications/ });
    await fireEvent.pointerOver(region, { pointerType: 'mouse' });
    await expect(within(region).getAllByRole('alert')).toHaveLength(4);
    await expect(within(region).getAllByRole('alert')[1]).toHaveTextContent('Error: Failed to start virtual machine');
  },
};

export const Keyboard: Story = {
  render: (args) => (
    <>
      <Button onClick={() => args.queue.danger('Failed to stop', { action: { label: 'Retry', onAction: undo } })}>
        Fail
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  beforeEach: ({ args }) => {
    args.queue.clear();
    undo.mockClear();
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Fail' });
    await userEvent.click(opener);
    args.queue.success('User details updated');
    await canvas.findByText('User details updated');

    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Failed to stop')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();

    await userEvent.click(opener);
    const toasts = drive(userEvent, { root: canvasElement }).toasts();
    const toast = await toasts.find('Failed to stop');
    await expect(toast.text()).toBe('Error: Failed to stop');
    await toast.pressAction('Retry');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Code takes the toast with the focus away: the focus goes to the next one, then back, and the time goes on. */
export const TakenAwayByCode: Story = {
  render: (args) => (
    <>
      <Button>Save</Button>
      <ToastRegion {...args} />
    </>
  ),
  beforeEach: ({ args }) => args.queue.clear(),
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Save' });
    opener.focus();
    args.queue.danger('Failed to load', { topic: 'load' });
    await canvas.findByText('Failed to load');
    await userEvent.keyboard('{F6}');
    await expect(await closeOf(canvas, 'Failed to load')).toHaveFocus();

    args.queue.success('Loaded', { topic: 'load' });
    const close = await closeOf(canvas, 'Loaded');
    await waitFor(() => expect(close).toHaveFocus());
    const last = args.queue.info('A new version of the console is ready');
    await canvas.findByText('A new version of the console is ready');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus());
    args.queue.dismiss(last);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const otherQueue = createToastQueue();

/** Two applications on one page: F6 goes from the toasts of one to those of the other, and back. */
export const TwoRegions: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <ToastRegion queue={otherQueue} aria-label="Notifications of the shop" />
    </>
  ),
  beforeEach: ({ args }) => {
    args.queue.clear();
    return otherQueue.clear;
  },
  play: async ({ canvas, args }) => {
    args.queue.info('The invoice is paid');
    otherQueue.info('The order is sent');
    const [first, second] = [await closeOf(canvas, 'The invoice is paid'), await closeOf(canvas, 'The order is sent')];
    for (const close of [first, second, first]) {
      await userEvent.keyboard('{F6}');
      await expect(close).toHaveFocus();
    }
  },
};

/** Without toasts there is nothing; the first one comes as a new alert, which is what screen readers announce. */
export const Empty: Story = {
  beforeEach: ({ args }) => args.queue.clear(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(drive(userEvent, { root: canvasElement }).toasts().texts()).toEqual([]);

    args.queue.info('A new version of the console is ready');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Information: A new version of the console is ready');
    await expect(canvas.getByRole('region', { name: /Notifications/ })).toContainElement(alert);
    args.queue.clear();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};

/** A toast can be read and closed while a dialog is open. */
export const OverADialog: Story = {
  render: function OverADialog(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Dialog open={open} onOpenChange={setOpen} heading="Rename virtual machine">
          <Button onClick={() => args.queue.danger('Failed to update virtual machine')}>Rename</Button>
        </Dialog>
        <ToastRegion {...args} />
      </>
    );
  },
  beforeEach: ({ args }) => args.queue.clear(),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rename' }));
    const toasts = drive(userEvent).toasts();
    await (await toasts.find('Failed to update')).close();
    await expect(toasts.texts()).toEqual([]);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.queue.entries()).toEqual([]);
  },
};

/** More than a low screen has room for: the toasts scroll, and the last one can be read and closed. */
export const MoreThanFits: Story = {
  beforeEach: ({ args }) => {
    args.queue.clear();
    const detail = 'No capacity in this location. '.repeat(20);
    for (const name of ['web-1', 'web-2', 'web-3', 'web-4', 'web-5'])
      args.queue.danger(`Failed to start ${name}`, { detail });
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: /Notifications/ });
    await fireEvent.pointerOver(region, { pointerType: 'mouse' });
    const seen = () => region.getBoundingClientRect();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await expect(region.scrollWidth).toBe(region.clientWidth);
    await expect(Math.round(seen().bottom)).toBeLessThanOrEqual(window.innerHeight);
    const last = within(region).getAllByRole('button', { name: 'Close notification' }).at(-1);
    if (!last) throw new Error('There are no toasts.');
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(seen().bottom);
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(seen().bottom));
    /* The room beside the toasts is the page's. */
    await expect(region.contains(document.elementFromPoint(2, seen().top + 20))).toBe(false);
  },
};

/** A page that is opened in the background keeps its toasts until somebody comes to see them. */
export const InTheBackground: Story = {
  beforeEach: ({ args }) => {
    args.queue.clear();
    setVisibility('hidden');
    return () => setVisibility();
  },
  play: onHeldClock<{ canvasElement: HTMLElement; args: ToastRegionProps }>(async ({ canvasElement, args }, clock) => {
    const canvas = within(canvasElement);
    args.queue.info('The invoice is paid');
    await canvas.findByRole('alert');
    /* Its time would begin after it is drawn. */
    await new Promise((done) => {
      setTimeout(done, 40);
    });
    clock.advance(60_000);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The invoice is paid');
    setVisibility();
    /* The toast's time begins with the next render. What waits for it waits on the same clock. */
    await waitFor(
      async () => {
        clock.advance(5000);
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
      { timeout: 1_000_000 },
    );
  }),
};

function setVisibility(state?: DocumentVisibilityState) {
  if (state === undefined) Reflect.deleteProperty(document, 'visibilityState');
  else Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

export const DraggedByTouch: Story = {
  beforeEach: ({ args }) => {
    args.queue.clear();
    args.queue.info('Drag me away');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toast = (await canvas.findByText('Drag me away')).closest('li');
    if (!toast) throw new Error('The toast is not in a list.');
    const drag = async (share: number) => {
      const touch = { pointerType: 'touch', pointerId: 1, isPrimary: true };
      /* A made-up pointer cannot be captured. */
      toast.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(toast, { ...touch, clientX: 0 });
      await fireEvent.pointerMove(toast, { ...touch, clientX: toast.offsetWidth * share });
      await fireEvent.pointerUp(toast, { ...touch, clientX: toast.offsetWidth * share });
    };
    await drag(0.7);
    await expect(toast).toBeInTheDocument();
    await expect(toast.style.translate).toBe('');
    await drag(0.9);
    await waitFor(() => expect(canvas.queryByText('Drag me away')).toBeNull());
  },
};
