import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressOutside } from '../../stories/pressOutside.js';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { TextField } from '../TextField/TextField.js';
import { ToastRegion } from '../Toast/Toast.js';
import { createToastQueue } from '../Toast/toastQueue.js';
import { forceState } from '../../stories/forcedStates.js';
import { Drawer } from './Drawer.js';
import { drawerGuide } from './Drawer.guide.js';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  parameters: {
    guide: drawerGuide,
    docs: {
      story: { inline: false, height: '480px' },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    heading: 'Filters',
    children: <TextField label="Name contains" />,
    footer: (
      <>
        <Button>Clear</Button>
        <Button variant="primary">Show 12 machines</Button>
      </>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** A toast stands beside a drawer and not over its controls, where the screen is wide enough for both. */
export const BesideToasts: Story = {
  render: function BesideToasts(args) {
    const [queue] = useState(() => {
      const toasts = createToastQueue();
      toasts.success('Started web-1');
      return toasts;
    });
    return (
      <>
        <Drawer {...args} />
        <ToastRegion queue={queue} />
      </>
    );
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    const toast = await screen.findByText(/Started web-1/);
    const isWide = matchMedia('(min-width: 701px)').matches;
    await waitFor(() =>
      expect(toast.getBoundingClientRect().right <= drawer.getBoundingClientRect().left).toBe(isWide),
    );
  },
};

export const Start: Story = { args: { side: 'start' } };

export const InNavigationColors: Story = {
  args: { side: 'start', surface: 'navigation', heading: 'Livery', children: null, footer: undefined },
};

export const ReturnsFocus: Story = {
  render: function ReturnsFocus(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await (await drive(userEvent).dialog('Filters')).close();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A press that missed takes nothing of what was typed. */
export const PressOutsideKeepsWhatWasTyped: Story = {
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Name contains' }), 'web');
    await pressOutside(drawer);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(within(drawer).getByRole('textbox')).toHaveValue('web');
  },
};

/** Where there is nothing to lose, a press outside closes. */
export const PressOutside: Story = {
  args: { children: 'Three machines need attention.', footer: undefined },
  play: async ({ args }) => {
    await pressOutside(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

/** What is added to the body later can be scrolled to by keys as well. */
export const BodyThatGrows: Story = {
  render: function Grows(args) {
    const [isWhole, setWhole] = useState(false);
    return (
      <Drawer {...args} footer={<Button onClick={() => setWhole(true)}>Show all</Button>}>
        <p>One machine needs attention.</p>
        {isWhole && (
          <ul>
            {Array.from({ length: 80 }, (_, index) => (
              <li key={index}>web-{index + 1}</li>
            ))}
          </ul>
        )}
      </Drawer>
    );
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(drawer.querySelector('[tabindex="0"]')).toBeNull();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(drawer.querySelector('[tabindex="0"]')).not.toBeNull());
  },
};

export const Sheet: Story = {};

/** A navigation's close button under the pointer: colours of its own. */
export const States: Story = {
  args: { side: 'start', surface: 'navigation', heading: 'Livery', children: null, footer: undefined },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Livery' });
    const close = within(drawer).getByRole('button', { name: 'Close' });
    const { backgroundColor } = getComputedStyle(close);
    forceState(close, 'hover focus');
    await expect(getComputedStyle(close).backgroundColor).not.toBe(backgroundColor);
  },
};
