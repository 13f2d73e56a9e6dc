import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { Icon } from '../Icon/Icon.js';
import { expectBeside, overlay, intersectionsReported, LongPage, scrollBy } from '../../react-aria-patches/fixtures.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { Select } from './Select.js';
import { selectGuide } from './Select.guide.js';

const systems = [
  { id: 'ubuntu', label: 'Ubuntu', description: '24.04 LTS, 22.04 LTS', section: 'Linux' },
  { id: 'debian', label: 'Debian', description: '13, 12', section: 'Linux' },
  { id: 'rocky', label: 'Rocky Linux', description: '9', section: 'Linux', disabled: true },
  { id: 'windows', label: 'Windows Server', description: '2025, 2022', section: 'Windows' },
];

const accounts = [
  { id: 'old', label: 'Old agency account', disabledReason: 'Suspended: nothing can be charged to it' },
  { id: 'tamm', label: 'Tamm & Partners' },
  { id: 'saar', label: 'Saar', description: 'Limited until a top-up' },
];

const locations = ['Tallinn', 'Helsinki', 'Stockholm', 'Frankfurt'].map((label) => ({
  id: label.toLowerCase(),
  label,
  icon: <Icon icon={MapPin} />,
}));

const many = Array.from({ length: 1000 }, (_, index) => ({ id: `vm-${index}`, label: `web-${index}` }));

const meta = {
  title: 'Components/Select',
  component: Select,
  tags: ['autodocs'],
  parameters: {
    guide: selectGuide,
  },
  args: { label: 'Operating system', options: systems, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const trigger = within(canvasElement).getByRole('button', { name: /Operating system/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Ubuntu/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Windows Server/ })).toHaveFocus());
    /* Rocky Linux cannot be chosen now and is passed over. */
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Debian/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('debian'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent('Debian');
  },
};

/** Tab leaves the list without choosing; from the field it then goes on. */
export const ClosesOnTab: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Operating system/ });
    await userEvent.tab();
    const leaveBy = async (key: string) => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: /^Ubuntu/ })).toHaveFocus());
      await userEvent.keyboard(`{ArrowDown}${key}`);
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await leaveBy('{Tab}');
    await leaveBy('{Shift>}{Tab}{/Shift}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(trigger).not.toHaveFocus();
  },
};

/** An option that says why it cannot be chosen is reached and read, and nothing comes of choosing it. */
export const Reason: Story = {
  args: { label: 'Billing account', options: accounts },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Billing account/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const suspended = await screen.findByRole('option', {
      name: 'Old agency account Suspended: nothing can be charged to it',
    });
    await waitFor(() => expect(suspended).toHaveFocus());
    await expect(suspended).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(suspended);
    await expect(screen.getByRole('listbox')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tamm & Partners' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(suspended).toHaveFocus());
    await userEvent.keyboard('t');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Tamm & Partners' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('tamm');
    await expect(trigger).toHaveTextContent('Tamm & Partners');
  },
};

/** Closed, arrow keys and letters choose at once, and only what can be chosen. */
export const Closed: Story = {
  args: { label: 'Billing account', options: accounts, defaultValue: 'tamm' },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Billing account/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}o');
    /* Back, and what else the browser does with these keys. */
    for (const modifier of ['Alt', 'Control', 'Meta', 'Shift'])
      await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(trigger).toHaveTextContent('Saar'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(trigger).toHaveTextContent('Tamm & Partners'));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** In a form it submits the chosen id, takes what the browser fills in, and is reset with the form. */
export const InAForm: Story = {
  args: { name: 'system', defaultValue: 'ubuntu' },
  render: (args) => (
    <form>
      <Select {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form');
    if (!form) throw new Error('There is no form.');
    const submitted = () => new FormData(form).get('system');
    await expect(submitted()).toBe('ubuntu');
    const select = drive(userEvent, { root: canvasElement }).select('Operating system');
    await select.choose('Debian');
    await expect(submitted()).toBe('debian');

    const native = form.querySelector('select');
    if (!native) throw new Error('There is no native control.');
    await fireEvent.change(native, { target: { value: 'windows' } });
    await expect(select.value()).toBe('Windows Server');
    await expect(args.onChange).toHaveBeenLastCalledWith('windows');

    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(select.value()).toBe('Ubuntu'));
    await expect(submitted()).toBe('ubuntu');
  },
};

/** The label brings the focus and does not open the list. */
export const Label: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Operating system'));
    await expect(canvas.getByRole('button', { name: /Operating system/ })).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** With a mouse one can press, move to an option and release. */
export const PressMoveRelease: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Operating system/ });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: trigger });
    const debian = await screen.findByRole('option', { name: /^Debian/ });
    await user.pointer([{ target: debian }, { keys: '[/MouseLeft]', target: debian }]);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('debian'));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const NoOptions: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Operating system/ }));
    await expect(await screen.findByText('No options')).toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultValue: 'ubuntu' },
  play: async ({ canvasElement }) => {
    await drive(userEvent, { root: canvasElement }).select('Operating system').open();
    await expect(screen.getByRole('option', { name: /^Ubuntu/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('option', { name: /^Rocky/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('group', { name: 'Linux' })).toBeVisible();
  },
};

export const ByPointer: Story = {
  args: { optional: true },
  play: async ({ canvasElement, args }) => {
    const select = drive(userEvent, { root: canvasElement }).select('Operating system');
    await expect(await select.options()).toEqual(['Ubuntu', 'Debian', 'Rocky Linux', 'Windows Server']);
    await select.close();
    await select.choose('Debian');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('debian');
    await expect(select.value()).toBe('Debian');
    await expect(select.choose('Rocky Linux')).rejects.toThrow('"Rocky Linux 9" is disabled');
    await select.close();
    await expect(select.choose('Plan 9')).rejects.toThrow('no option named "Plan 9"');
    await select.close();
  },
};

/** A press outside only closes the list: what lies there is not pressed. */
export const PressOutside: Story = {
  render: (args) => (
    <>
      <Select {...args} />
      <Button onClick={() => args.onOpenChange?.(true)}>Delete</Button>
    </>
  ),
  args: { onOpenChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const select = drive(userEvent, { root: canvasElement }).select('Operating system');
    const press = canvas.getByRole('button', { name: 'Delete' });
    await select.open();
    await userEvent.click(press);
    await select.closed();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: /Operating system/ })).toHaveFocus();
    await userEvent.click(press);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    /* On the field itself too. */
    await select.open();
    await userEvent.click(canvas.getByRole('button', { name: /Operating system/ }));
    await select.closed();
  },
};

/** A thousand options open at once because only those in view exist. */
export const Many: Story = {
  args: { label: 'Virtual machine', options: many, defaultValue: 'vm-600' },
  play: async ({ canvasElement }) => {
    const select = drive(userEvent, { root: canvasElement }).select('Virtual machine');
    const options = await select.options();
    await expect(options).toContain('web-600');
    await expect(options.length).toBeLessThan(100);
    /* One that is far out of sight. */
    await select.choose('web-17');
    await expect(select.value()).toBe('web-17');
  },
};

/** Opened by a key while its field is out of sight, the list stays open. */
export const OpenedOutOfSight: Story = {
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus({ preventScroll: true });
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await intersectionsReported(trigger);
    await expect(screen.getByRole('listbox')).toBeVisible();
  },
};

/** The list stays with its field while the page, or the part that the field is in, scrolls. */
export const Scrolled: Story = {
  args: { label: 'Virtual machine', options: many.slice(0, 60) },
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Virtual machine/ });
    trigger.scrollIntoView({ block: 'end' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    const box = overlay();
    await expectBeside(box, trigger);

    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'web-59' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'web-0' })).toHaveFocus());
    await expectBeside(box, trigger);

    await scrollBy(document.documentElement, 120);
    await expectBeside(box, trigger);
    await scrollBy(within(canvasElement).getByTestId('part'), 40);
    await expectBeside(box, trigger);
    await expect(screen.getByRole('option', { name: 'web-0' })).toHaveFocus();

    await scrollBy(document.documentElement, 2000);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** In a part of the page that reads from right to left the list does too, whatever the language. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = await drive(userEvent, { root: canvasElement }).select('Operating system').open();
    await expect(getComputedStyle(list).direction).toBe('rtl');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose an operating system.', placeholder: 'Select a system' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription('Choose an operating system.');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        <Select label="Nothing chosen" options={systems} placeholder="Select a system" />
        <Select label="Chosen" options={systems} defaultValue="ubuntu" />
        <Select label="With icons" options={locations} defaultValue="tallinn" description="Where it runs." />
        <Select label="Optional" optional options={locations} />
        <Select label="Invalid" options={systems} error="Choose an operating system." />
        <Select label="Disabled" options={systems} defaultValue="debian" disabled />
        <Select
          label="Disabled with reason"
          options={locations}
          defaultValue="tallinn"
          disabledReason="The location cannot be changed later."
        />
        <Select label="Small" size="small" options={locations} defaultValue="helsinki" />
      </div>
      <StateSheet
        rows={{ chosen: (state) => <Select label="System" options={systems} defaultValue="ubuntu" {...state} /> }}
        states={fieldStates}
        cell={160}
      />
    </>
  ),
};
