import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beside, expectBeside, LongPage, offsetFrom, overlay, scrollBy } from './fixtures.js';

/**
 * What react-aria does without the patches in this folder. A story that fails here says that react-aria has changed: see
 * whether the patch it names can go.
 */
const meta = {
  title: 'Internals/react-aria without patches',
  tags: ['!autodocs'],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;

export default meta;
type Story = StoryObj;

function MenuInPopover() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Popover triggerRef={trigger} isOpen={open} onOpenChange={setOpen} offset={4} placement="bottom start">
        <Menu aria-label="Actions" autoFocus="first" onClose={() => setOpen(false)}>
          <MenuItem>Start</MenuItem>
          <MenuItem>Stop</MenuItem>
        </Menu>
      </Popover>
    </>
  );
}

/** AnchoredPopover. */
export const PopoverDoesNotFollowItsTrigger: Story = {
  name: 'Popover does not follow its trigger',
  render: () => <MenuInPopover />,
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Open' });
    trigger.scrollIntoView({ block: 'center' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await expectBeside(overlay(), trigger);
    await scrollBy(within(canvasElement).getByTestId('part'), 40);
    await expect(offsetFrom(overlay(), trigger)).not.toEqual(beside);
  },
};

/** CloseOnTab. */
export const TabDoesNotLeaveAMenu: Story = {
  name: 'Tab does not leave a menu',
  render: () => <MenuInPopover />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    const start = await screen.findByRole('menuitem', { name: 'Start' });
    await waitFor(() => expect(start).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('menu')).toBeVisible();
    await expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
  },
};
