import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { Dialog } from '../Dialog/Dialog.js';
import { Inline } from '../Layout/Inline.js';
import { Stack } from '../Layout/Stack.js';
import { Link } from '../Link/Link.js';
import { Select } from '../Select/Select.js';
import { TextField } from '../TextField/TextField.js';
import { Popover } from './Popover.js';
import { popoverGuide } from './Popover.guide.js';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  tags: ['autodocs'],
  parameters: {
    guide: popoverGuide,
  },
  args: {
    heading: 'Columns',
    trigger: <Button>Columns</Button>,
    children: (close) => (
      <Stack gap={3}>
        <TextField label="Name begins with" size="small" />
        <Select
          label="Location"
          size="small"
          options={[
            { id: 'tll', label: 'Tallinn' },
            { id: 'jkt', label: 'Jakarta' },
          ]}
        />
        <Inline>
          <Button size="small" variant="primary" onClick={close}>
            Apply
          </Button>
        </Inline>
      </Stack>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  render: (args) => (
    <Inline>
      <Button>Before</Button>
      <Popover {...args} />
      <Button>After</Button>
    </Inline>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Columns' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: /^Name begins with/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);

    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();

    const driver = drive(userEvent, { root: canvasElement }).popover('Columns');
    await driver.open();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await driver.closed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press on its button or elsewhere closes it; one in a list that opened from it does not. */
export const ByPointer: Story = {
  render: (args) => (
    <Stack>
      <Popover {...args} />
      <p>Elsewhere</p>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const ui = drive(userEvent);
    const popover = drive(userEvent, { root: canvasElement }).popover('Columns');
    const content = await popover.open();
    await expect(popover.isOpen()).toBe(true);
    await ui.select('Location').choose('Jakarta');
    await expect(ui.select('Location').value()).toBe('Jakarta');
    await expect(content).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await popover.closed();
    await popover.open();
    await userEvent.click(canvas.getByText('Elsewhere'));
    await popover.closed();
    await popover.open();
    await popover.close();
  },
};

/** What closes it leaves the dialog around its button open. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen heading="Filters">
      <Popover {...args} />
    </Dialog>
  ),
  play: async () => {
    const ui = drive(userEvent);
    const dialog = await ui.dialog('Filters');
    const popover = ui.popover('Columns');
    const content = await popover.open();
    await expect(content).toHaveAccessibleName('Columns');
    await popover.close();
    await expect(content).not.toBeInTheDocument();
    await expect(dialog.isOpen()).toBe(true);
    await popover.open();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await popover.closed();
    await expect(dialog.isOpen()).toBe(true);
  },
};

/** Open, so that its colors are checked under every theme. */
export const Open: Story = {
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ minBlockSize: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await drive(userEvent, { root: canvasElement }).popover('Columns').open();
  },
};

/** A toggletip: a text with a link, opened by a press. */
export const Sheet: Story = {
  args: { heading: 'About placement groups', headingHidden: true },
  decorators: [(Story) => <div style={{ minBlockSize: 160 }}>{Story()}</div>],
  render: (args) => (
    <Inline>
      <Popover {...args} trigger={<IconButton icon={CircleHelp} label="About placement groups" />}>
        <p style={{ margin: 0 }}>
          Machines of a group run on different hosts, so that one failure does not stop all of them.{' '}
          <Link href="#groups">Placement groups</Link>
        </p>
      </Popover>
      <Popover {...args} heading="End" trigger={<Button>Aligned at the end</Button>} align="end">
        Text
      </Popover>
      <Popover {...args} heading="Top" trigger={<Button>On top</Button>} placement="top" align="center">
        Text
      </Popover>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const popover = await drive(userEvent, { root: canvasElement }).popover('About placement groups').open();
    await expect(popover).toHaveTextContent('one failure');
    await expect(popover).toHaveAccessibleName('About placement groups');
  },
};
