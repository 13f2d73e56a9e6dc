import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './ComboBox.js';

const countries = ['Estonia', 'Finland', 'France', 'Germany', 'Ghana', 'Latvia', 'Lithuania', 'Åland Islands'].map(
  (label) => ({
    id: label.toLowerCase(),
    label,
  }),
);

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  tags: ['autodocs'],
  parameters: {
    /* A page that scrolls by a few pixels would close the list: react-aria closes it when its field scrolls away. */
    layout: 'fullscreen',
    docs: {
      description: {
        component: `One of many options, found by typing part of its name: countries, virtual machines, images. Below about ten options a Select is calmer. To search on a server, hold \`inputValue\`, set \`filter="none"\` and pass new \`options\` with \`loading\` in between.

| Key | Does |
|---|---|
| Letters | Narrows the options |
| Arrow down, Arrow up | Opens, moves |
| Enter | Chooses |
| Escape | Closes and restores the chosen text |
| Tab | Chooses what is marked and leaves |`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  args: { label: 'Country', options: countries, onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('land');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Finland', 'Åland Islands']),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Finland' }).id),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('finland'));
    await waitFor(() => expect(input).toHaveValue('Finland'));
    await userEvent.keyboard('xx');
    await expect(await screen.findByText('Nothing matches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

function Searched(props: ComboBoxProps) {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<ComboBoxProps['options']>([]);
  const [loading, setLoading] = useState(false);
  return (
    <ComboBox
      {...props}
      filter="none"
      inputValue={text}
      loading={loading}
      options={options}
      onInputChange={(next) => {
        setText(next);
        setLoading(true);
        window.setTimeout(() => {
          setOptions(countries.filter(({ label }) => label.toLowerCase().startsWith(next.toLowerCase())));
          setLoading(false);
        }, 50);
      }}
    />
  );
}

export const Asynchronous: Story = {
  render: (args) => <Searched {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'g');
    await expect(await screen.findByRole('option', { name: 'Ghana' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Ghana' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ghana');
  },
};

export const Invalid: Story = {
  args: { error: 'Choose the country of your billing address.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Choose the country of your billing address.');
  },
};

export const Sheet: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <ComboBox label="Country" options={countries} placeholder="Type to search" />
      <ComboBox label="Chosen" options={countries} defaultValue="estonia" />
      <ComboBox label="Loading" options={[]} loading />
      <ComboBox label="Invalid" options={countries} error="Choose the country of your billing address." />
      <ComboBox label="Disabled" options={countries} defaultValue="estonia" disabled />
      <ComboBox label="Small" size="small" options={countries} defaultValue="latvia" />
    </div>
  ),
};
