import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { drive } from '../../testing/index.js';
import { expectBeside, intersectionsReported, overlay, LongPage, scrollBy } from '../../react-aria-patches/fixtures.js';
import { Dialog } from '../Dialog/Dialog.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { ComboBox, type ComboBoxProps } from './ComboBox.js';
import { comboBoxGuide } from './ComboBox.guide.js';

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
    guide: comboBoxGuide,
  },
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
    await expect(await screen.findByRole('option', { name: 'Nothing matches' })).toBeVisible();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing matches');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const country = drive(userEvent, { root: canvasElement }).comboBox('Country');
    await country.choose('Estonia');
    await expect(args.onChange).toHaveBeenLastCalledWith('estonia');
    await country.type('la');
    await expect(country.options()).toEqual(['Finland', 'Latvia', 'Åland Islands']);
    await country.close();
    await expect(country.value()).toBe('Estonia');
  },
};

/** An option that says why it cannot be chosen is reached and read; Enter leaves the list open, Tab leaves the field. */
export const Reason: Story = {
  args: {
    defaultValue: 'latvia',
    options: countries.map((country) =>
      country.id === 'ghana' ? { ...country, disabledReason: 'No host there has room' } : country,
    ),
  },
  render: (args) => (
    <form onSubmit={() => args.onChange?.('sent')}>
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    const reach = async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{Control>}a{/Control}gha');
      const full = await screen.findByRole('option', { name: 'Ghana No host there has room' });
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', full.id));
      return full;
    };
    const full = await reach();
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(full);
    await expect(full).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue('Latvia');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** What is typed out is chosen as the field is left, by whatever way, and by Enter. Escape goes back to what was chosen. */
export const TypedOut: Story = {
  args: {
    defaultValue: 'latvia',
    options: countries.map((country) => (country.id === 'ghana' ? { ...country, disabled: true } : country)),
  },
  render: (args) => (
    <>
      <ComboBox {...args} />
      <Button>Next</Button>
    </>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const country = drive(userEvent, { root: canvasElement }).comboBox('Country');
    await country.type('estonia');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(country.value()).toBe('Estonia');
    await expect(args.onChange).toHaveBeenLastCalledWith('estonia');
    await country.type('aland islands');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(country.value()).toBe('Åland Islands'));
    await expect(country.isOpen()).toBe(false);
    await country.type('France');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(country.value()).toBe('France');
    await expect(args.onChange).toHaveBeenLastCalledWith('france');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await country.type('Germany');
    await country.close();
    await userEvent.tab();
    await expect(country.value()).toBe('France');
    for (const text of ['germ', 'ghana']) {
      await country.type(text);
      await userEvent.tab();
      await expect(country.value()).toBe('France');
    }
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** A browser that fills in an address types without the focus: what names an option is chosen, all else is not shown. */
export const FilledIn: Story = {
  play: async ({ canvasElement, args }) => {
    const country = drive(userEvent, { root: canvasElement }).comboBox('Country');
    await fireEvent.change(country.element, { target: { value: 'DE' } });
    await expect(country.value()).toBe('');
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(country.element, { target: { value: 'Estonia' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('estonia');
    await fireEvent.change(country.element, { target: { value: 'Est' } });
    await expect(country.value()).toBe('Estonia');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(country.element).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A pointer that rests on the list marks an option for Enter; who goes on by Tab has not chosen it. */
export const PointerAtRest: Story = {
  args: { defaultValue: 'latvia' },
  play: async ({ canvasElement, args }) => {
    const country = drive(userEvent, { root: canvasElement }).comboBox('Country');
    await country.type('land');
    const finland = await screen.findByRole('option', { name: 'Finland' });
    await userEvent.hover(finland);
    await waitFor(() => expect(country.element).toHaveAttribute('aria-activedescendant', finland.id));
    await userEvent.tab();
    await expect(country.value()).toBe('Latvia');
    await expect(args.onChange).not.toHaveBeenCalled();
    await country.type('land');
    await screen.findByRole('option', { name: 'Finland' });
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(country.value()).toBe('Finland');
    await expect(args.onChange).toHaveBeenLastCalledWith('finland');
  },
};

function Searched(props: ComponentProps<typeof ComboBox>) {
  const [text, setText] = useState('');
  const [options, setOptions] = useState<ComboBoxProps['options']>([]);
  const [loading, setLoading] = useState(false);
  return (
    <ComboBox
      {...props}
      filter="none"
      query={text}
      loading={loading}
      options={options}
      onQueryChange={(next) => {
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
    await drive(userEvent, { root: canvasElement }).comboBox('Country').choose('Ghana', 'g');
    await expect(args.onChange).toHaveBeenLastCalledWith('ghana');
  },
};

function WithKeptText(props: ComponentProps<typeof ComboBox>) {
  const [text, setText] = useState('');
  return <ComboBox {...props} query={text} onQueryChange={setText} />;
}

/** A caller that keeps the text is told that of the option chosen at first. */
export const ChosenWithKeptText: Story = {
  args: { defaultValue: 'latvia' },
  render: (args) => <WithKeptText {...args} />,
  play: async ({ canvasElement }) => {
    const country = drive(userEvent, { root: canvasElement }).comboBox('Country');
    await waitFor(() => expect(country.value()).toBe('Latvia'));
    await country.choose('Ghana', 'g');
    await waitFor(() => expect(country.value()).toBe('Ghana'));
  },
};

/** The list stays with its field while the page, or the part that the field is in, scrolls. */
export const Scrolled: Story = {
  args: {
    label: 'Virtual machine',
    options: Array.from({ length: 60 }, (_, index) => ({ id: `vm-${index}`, label: `web-${index}` })),
  },
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Virtual machine' });
    input.scrollIntoView({ block: 'end' });
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    const box = overlay();
    /* The box around the input and its button. */
    const field = within(canvasElement).getByRole('group');
    await expectBeside(box, field);
    const marked = (name: string) =>
      waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id));
    await userEvent.keyboard('{End}');
    await marked('web-59');
    await userEvent.keyboard('{Home}');
    await marked('web-0');
    await expectBeside(box, field);

    await scrollBy(document.documentElement, 120);
    await expectBeside(box, field);
    await scrollBy(within(canvasElement).getByTestId('part'), 40);
    await expectBeside(box, field);
    await marked('web-0');

    await scrollBy(document.documentElement, 2000);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/**
 * A field that has the focus out of sight opens its list all the same, as a browser scrolls to it at the first letter.
 * What was typed stays, however the page scrolls; leaving the field goes back to what is chosen.
 */
export const TypedWhileScrolling: Story = {
  args: { defaultValue: 'latvia' },
  decorators: [(Story) => <LongPage>{Story()}</LongPage>],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    input.focus({ preventScroll: true });
    await userEvent.keyboard('{Control>}a{/Control}land');
    await intersectionsReported(input);
    await expect(input).toHaveValue('land');
    await expect(screen.getAllByRole('option')).toHaveLength(2);

    await scrollBy(document.documentElement, input.getBoundingClientRect().top - 100);
    await expectBeside(overlay(), within(canvasElement).getByRole('group'));

    await scrollBy(document.documentElement, 2000);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('land');
    await userEvent.keyboard('s');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.tab();
    await expect(input).toHaveValue('Latvia');
  },
};

/** Kept at no value it adds to a list: each choice empties and closes it, by keyboard and by pointer; the focus stays. */
export const AddsToAList: Story = {
  render: function AddsToAList(args) {
    const [added, setAdded] = useState<readonly string[]>([]);
    return (
      <>
        <ul>
          {added.map((id) => (
            <li key={id}>{id}</li>
          ))}
        </ul>
        <ComboBox {...args} value={null} onChange={(id) => id !== null && setAdded([...added, id])} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Country' });
    const expectAdded = async (...names: string[]) => {
      await waitFor(() => expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(names));
      await waitFor(() => expect(input).toHaveValue(''));
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(input).toHaveFocus();
    };
    await userEvent.click(input);
    await userEvent.keyboard('est{ArrowDown}{Enter}');
    await expectAdded('estonia');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Ghana' }));
    await expectAdded('estonia', 'ghana');
    await userEvent.keyboard('fr');
    await userEvent.click(await screen.findByRole('option', { name: 'France' }));
    await expectAdded('estonia', 'ghana', 'france');
  },
};

const many = Array.from({ length: 10_000 }, (_, index) => ({
  id: `vm-${index}`,
  label: `web-${index}`,
  section: index < 5000 ? 'Tallinn' : 'Tartu',
  description: index % 2 === 0 ? '10.0.0.1' : undefined,
}));

/** Only the options in view are in the document; the keys reach all of them, and screen readers are told their number. */
export const TenThousand: Story = {
  args: { label: 'Virtual machine', options: many },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Virtual machine' });
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('10000 options');
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'web-9999' });
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await expect(last).toHaveAttribute('aria-setsize', '10000');
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom),
    );
    await expect(within(list).getByRole('group', { name: 'Tartu' })).toContainElement(last);
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'web-0 10.0.0.1' }).id),
    );
    await userEvent.keyboard('web-777');
    await waitFor(() => expect(status).toHaveTextContent('11 options'));
    await userEvent.click(await screen.findByRole('option', { name: 'web-7775' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('vm-7775');
  },
};

/** Escape is for the list while it is open, and for the dialog around the field once it is closed. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog defaultOpen heading="Address">
      <ComboBox {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const input = await screen.findByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Estonia' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('estonia');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The list has the direction of the page, whatever the language of the browser. */
export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.click(input);
    const list = await screen.findByRole('listbox');
    await expect(getComputedStyle(list).direction).toBe('rtl');
    const edge = () => Math.round(list.parentElement?.getBoundingClientRect().right ?? 0);
    await waitFor(() =>
      expect(edge()).toBe(Math.round(within(canvasElement).getByRole('group').getBoundingClientRect().right)),
    );
  },
};

/** Its form gets the id of what is chosen, and resets it. */
export const InAForm: Story = {
  args: { name: 'country', defaultValue: 'latvia' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.(new FormData(event.currentTarget).get('country'));
      }}
    >
      <ComboBox {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const country = drive(userEvent, { root: canvasElement }).comboBox('Country');
    await country.choose('Ghana');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith('ghana');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(country.value()).toBe('Latvia'));
    await country.type('');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
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
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        <ComboBox label="Country" options={countries} placeholder="Type to search" />
        <ComboBox label="Chosen" options={countries} defaultValue="estonia" />
        <ComboBox label="Loading" options={[]} loading />
        <ComboBox label="Invalid" options={countries} error="Choose the country of your billing address." />
        <ComboBox label="Disabled" options={countries} defaultValue="estonia" disabled />
        <ComboBox label="Small" size="small" options={countries} defaultValue="latvia" />
      </div>
      <StateSheet
        rows={{ chosen: (state) => <ComboBox label="Country" options={countries} defaultValue="estonia" {...state} /> }}
        states={fieldStates}
        cell={160}
      />
    </>
  ),
};
