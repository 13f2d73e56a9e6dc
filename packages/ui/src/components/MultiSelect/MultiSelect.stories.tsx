import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { MultiSelect } from './MultiSelect.js';
import { multiSelectGuide } from './MultiSelect.guide.js';
import { leaveByKeyboard } from '../../stories/leaveByKeyboard.js';

const locations = [
  { id: 'tll', label: 'Tallinn', section: 'Europe' },
  { id: 'hel', label: 'Helsinki', section: 'Europe' },
  { id: 'fra', label: 'Frankfurt', section: 'Europe' },
  { id: 'jkt', label: 'Jakarta', section: 'Asia' },
  { id: 'sgp', label: 'Singapore', section: 'Asia', disabledReason: 'No host there has room' },
];

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  tags: ['autodocs'],
  parameters: {
    guide: multiSelectGuide,
  },
  args: { label: 'Locations', options: locations, onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { selectAll: true, defaultValue: ['hel'] },
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).multiSelect('Locations');
    const input = canvas.getByRole('combobox', { name: 'Locations' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('1 chosen');
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');

    await userEvent.keyboard('tal{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hel', 'tll']);
    await expect(await screen.findByRole('option', { name: 'Tallinn' })).toHaveAttribute('aria-selected', 'true');
    /* The list stays open, and the next letter begins another search. */
    await userEvent.keyboard('jak{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hel', 'tll', 'jkt']);

    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hel', 'tll']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Jakarta removed');

    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hel', 'tll', 'fra', 'jkt']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Home}{Enter}{Escape}');
    await waitFor(() => expect(field.isOpen()).toBe(false));

    /* Back to the chips, and from there out of the field: nothing is left without the focus. */
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Remove Frankfurt' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remove Jakarta' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Remove Helsinki' })).toHaveFocus();
    await expect(field.value()).toEqual(['Tallinn', 'Helsinki']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(input).toHaveFocus();
  },
};

const many = Array.from({ length: 1000 }, (_, index) => ({ id: `vm-${index}`, label: `web-${index}` }));

/** Only the options in view are in the document, and a few chips of all that are chosen. */
export const Thousand: Story = {
  args: { label: 'Virtual machines', options: many, selectAll: true },
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).multiSelect('Virtual machines');
    await field.search('');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.click(await screen.findByRole('option', { name: 'Select all 1000' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(many.map(({ id }) => id));
    await expect(field.value()).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: '990 more' })).toBeVisible();
    await field.choose('web-777');
    await expect(args.onChange).toHaveBeenLastCalledWith(many.map(({ id }) => id).filter((id) => id !== 'vm-777'));
  },
};

/** A form gets one value for each chosen option, and resets the choice. */
export const InAForm: Story = {
  args: { name: 'location', defaultValue: ['tll'] },
  render: (args) => (
    <form aria-label="Service">
      <MultiSelect {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = drive(userEvent).multiSelect('Locations');
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('location');
    await field.choose('Jakarta', 'Helsinki');
    await expect(sent()).toEqual(['tll', 'jkt', 'hel']);
    await field.remove('Tallinn');
    await expect(sent()).toEqual(['jkt', 'hel']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field.value()).toEqual(['Tallinn']));
    await field.clear();
    await expect(sent()).toEqual([]);
  },
};

/** The button that shows the others goes: the focus stays in the field. */
export const MoreOfAReadOnlyField: Story = {
  args: { defaultValue: ['tll', 'hel', 'fra'], visibleChips: 1, readOnly: true },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /2/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Frankfurt')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Locations' })).toHaveFocus();
  },
};

/** A chip is in sight before it is removed. */
export const BackspaceWithHiddenChips: Story = {
  args: { defaultValue: ['tll', 'hel', 'fra'], visibleChips: 1 },
  play: async ({ canvas, args }) => {
    const field = drive(userEvent).multiSelect('Locations');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Locations' }));
    await userEvent.keyboard('{Backspace}');
    await expect(field.value()).toEqual(['Tallinn', 'Helsinki', 'Frankfurt']);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tll', 'hel']);
  },
};

/** Also from a chip, a button or the empty input: whoever leaves the field has left it, and nobody who stays in it. */
export const Left: Story = {
  args: { defaultValue: ['tll', 'hel'], onBlur: fn() },
  play: ({ canvas, args }) => leaveByKeyboard(canvas, canvas.getByRole('combobox', { name: 'Locations' }), args.onBlur),
};

/** A held key removes one chip, not those that nobody has looked at yet; with Alt it is the browser's. */
export const HeldKeys: Story = {
  args: { defaultValue: ['tll', 'hel'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Locations' });
    await userEvent.click(input);
    await fireEvent.keyDown(input, { key: 'Backspace', repeat: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(input).not.toHaveFocus();
    await fireEvent.keyDown(document.activeElement ?? input, { key: 'Delete', repeat: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['tll']);
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: ['tll', 'jkt'] },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Jakarta' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remove Tallinn' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div
        style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
      >
        <MultiSelect label="Empty" options={locations} placeholder="Type to search" />
        <MultiSelect
          label="Chosen"
          options={locations}
          defaultValue={['tll', 'hel', 'jkt']}
          description="Copies are kept in each."
        />
        <MultiSelect
          label="Many"
          options={many}
          defaultValue={many.slice(0, 40).map(({ id }) => id)}
          visibleChips={5}
        />
        <MultiSelect
          label="Invalid"
          options={locations}
          defaultValue={['tll']}
          error="Choose at least two locations."
        />
        <MultiSelect
          label="Disabled"
          options={locations}
          defaultValue={['tll', 'hel']}
          disabledReason="The plan has one."
        />
        <MultiSelect label="Read only" options={locations} defaultValue={['tll', 'hel']} readOnly />
        <MultiSelect label="Small" size="small" options={locations} defaultValue={['tll', 'hel']} optional />
        <MultiSelect
          label="A long name"
          options={[{ id: 'long', label: 'backup-of-the-production-database-before-migration-2026' }]}
          defaultValue={['long']}
          required
        />
      </div>
      <StateSheet
        rows={{
          chosen: (state) => <MultiSelect label="Locations" options={locations} defaultValue={['tll']} {...state} />,
        }}
        states={[...fieldStates, 'read only']}
        cell={180}
      />
    </>
  ),
};
