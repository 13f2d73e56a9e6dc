import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../stories/StateSheet.js';
import { SearchField } from './SearchField.js';
import { searchFieldGuide } from './SearchField.guide.js';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['autodocs'],
  parameters: {
    guide: searchFieldGuide,
  },
  args: { label: 'Search virtual machines', placeholder: 'Search', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: 'Search virtual machines' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'web');
    /* Enter and Escape belong to the input method while it composes. */
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(input).toHaveValue('web');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('web');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'web' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        <SearchField label="Search" placeholder="Search" />
        <SearchField label="Search, filled" defaultValue="web" />
        <SearchField label="Search, disabled" placeholder="Search" disabled />
        <SearchField label="Search, small" size="small" placeholder="Search" defaultValue="web" />
        <SearchField label="With its label" labelHidden={false} placeholder="Name or address" />
      </div>
      <StateSheet
        rows={{ filled: (state) => <SearchField label="Search" defaultValue="web" {...state} /> }}
        cell={160}
      />
    </>
  ),
};
