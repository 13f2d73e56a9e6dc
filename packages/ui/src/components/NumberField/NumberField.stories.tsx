import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { drive } from '../../testing/index.js';
import { MessagesProvider } from '../../messages/messages.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { NumberField } from './NumberField.js';
import { numberFieldGuide } from './NumberField.guide.js';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  parameters: {
    guide: numberFieldGuide,
  },
  args: { label: 'Disk size', unit: 'GB', min: 20, max: 240, step: 10, defaultValue: 40, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Disk size' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(30);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(240);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
  },
};

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const size = drive(userEvent, { root: canvasElement }).numberField('Disk size');
    await size.enter('55');
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
    await expect(size.value()).toBe('55');
    await size.enter('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(size.element).toHaveAccessibleDescription('GB');
  },
};

/** Another number than the one that was typed must never be ordered: the field says what is wrong with it. */
export const BeyondTheLimits: Story = {
  play: async ({ canvasElement, args }) => {
    const size = drive(userEvent, { root: canvasElement }).numberField('Disk size');
    await size.enter('999');
    await expect(size.value()).toBe('999');
    await expect(args.onChange).toHaveBeenLastCalledWith(999);
    await expect(size.element).toBeInvalid();
    await expect(size.element).toHaveAccessibleDescription('GB Enter at most 240');
    await size.enter('5');
    await expect(size.element).toHaveAccessibleDescription('GB Enter at least 20');
    await size.increase();
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(size.element).toBeValid();
  },
};

/** A price beside the field follows each key; the text is left as it is typed. */
export const WhileTyping: Story = {
  args: { formatOptions: { minimumFractionDigits: 2 }, step: 0.01 },
  render: function Render(args) {
    const [size, setSize] = useState<number | null>(40);
    return (
      <NumberField
        {...args}
        value={size}
        onChange={(next) => {
          setSize(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Disk size' });
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    /* Less than the least, but there may be more to come. */
    await expect(input).toBeValid();
    await userEvent.type(input, '5.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(125.5);
    await expect(input).toHaveValue('125.5');
    await userEvent.tab();
    await expect(input).toHaveValue('125.50');
    await userEvent.clear(input);
    await userEvent.type(input, '5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(input).toBeInvalid();
  },
};

/** The field wrote "1,000" itself: an edit of that is an edit of a thousand. */
export const EditOfAGroupedNumber: Story = {
  args: { min: 0, max: 1_000_000, defaultValue: 1000 },
  play: async ({ canvasElement, args }) => {
    const input: HTMLInputElement = within(canvasElement).getByRole('textbox', { name: 'Disk size' });
    await userEvent.type(input, '5', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await expect(input).toHaveValue('10500');
    await expect(input.selectionStart).toBe(3);
    await expect(args.onChange).toHaveBeenLastCalledWith(10_500);
    await userEvent.tab();
    await expect(input).toHaveValue('10,500');
  },
};

/** What is no number of the field stays to be corrected: it is neither rounded nor replaced by an older number. */
export const NotANumber: Story = {
  args: { formatOptions: { maximumFractionDigits: 2 } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    const expectRefused = async (text: string, problem: string) => {
      await userEvent.clear(input);
      await userEvent.paste(text);
      await expect(input).toBeValid();
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toHaveAccessibleDescription(`GB ${problem}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    };
    await expectRefused('40 or so', 'Enter a number');
    await expectRefused('40.005', 'Enter at most 2 decimals');
    await userEvent.clear(input);
    await userEvent.type(input, '4x0.5');
    await userEvent.tab();
    await expect(input).toHaveValue('40.5');
    await expect(input).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(40.5);
  },
};

/** A held button steps on until it is released, or has come to the limit. */
export const Held: Story = {
  args: { max: 90 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const increase = canvas.getByRole('button', { name: 'Increase Disk size' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: increase });
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(90));
    await waitFor(() => expect(increase).toBeDisabled());
    await userEvent.pointer({ keys: '[/MouseLeft]' });
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};

/** Its form gets the number, in no language's notation, and resets it. */
export const InAForm: Story = {
  args: { name: 'size', formatOptions: { minimumFractionDigits: 2 } },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        args.onChange?.(Number(new FormData(event.currentTarget).get('size')));
      }}
    >
      <NumberField {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '55,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(55.5);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(input).toHaveValue('40.00'));
  },
};

const onSent = fn();

/** A text that is no number is not "none": neither to the caller nor to the form. */
export const OptionalInAForm: Story = {
  args: { label: 'Connection limit', name: 'limit', unit: undefined, min: 1, max: undefined, step: 1, optional: true },
  render: ({ defaultValue: _, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(new FormData(event.currentTarget).get('limit'));
      }}
    >
      <NumberField {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const limit = drive(userEvent, { root: canvasElement }).numberField(/Connection limit/);
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await limit.enter('20 0000');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(limit.element).toHaveAccessibleDescription('Enter a number');
    await userEvent.click(save);
    await expect(onSent).toHaveBeenLastCalledWith('NaN');
    await limit.enter('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(limit.element).toBeValid();
    await userEvent.click(save);
    await expect(onSent).toHaveBeenLastCalledWith('');
    await limit.enter('200000');
    await userEvent.click(save);
    await expect(onSent).toHaveBeenLastCalledWith('200000');
  },
};

export const Steppers: Story = {
  play: async ({ canvasElement, args }) => {
    const size = drive(userEvent, { root: canvasElement }).numberField('Disk size');
    await size.increase();
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await size.decrease();
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(size.element).toHaveAccessibleDescription('GB');
  },
};

/** Typed and shown with the signs of the language. */
export const EstonianNotation: Story = {
  args: {
    label: 'Top-up',
    unit: '€',
    min: 0,
    max: 100_000,
    step: 0.01,
    defaultValue: 1234.5,
    formatOptions: { minimumFractionDigits: 2 },
  },
  render: (args) => (
    <MessagesProvider locale="et-EE">
      <NumberField {...args} />
    </MessagesProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await expect(input.value).toMatch(/^1\s?234,50$/);
    await userEvent.clear(input);
    await userEvent.type(input, '12,75');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(12.75);
    /* Pasted behind what is there. */
    await userEvent.clear(input);
    await userEvent.type(input, '3');
    await userEvent.paste('.5');
    await expect(input).toHaveValue('3,5');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(3.5);
  },
};

const amount = {
  label: 'Top-up',
  unit: '€',
  min: 0,
  max: 100_000,
  step: 0.01,
  defaultValue: 40,
  formatOptions: { minimumFractionDigits: 2 },
};

/** What each text comes to, typed over what was there and then pasted over it, in the language `locale`. */
const comesTo =
  (locale: string, amounts: Record<string, [number, string]>): NonNullable<Story['play']> =>
  async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    const enter = async (text: string, how: 'keyboard' | 'paste') => {
      const [number, formatLimit] = amounts[text] ?? [];
      const entered = `${text} by ${how} in ${locale}`;
      await userEvent.tripleClick(input);
      await userEvent.keyboard('{Delete}');
      await userEvent[how](text);
      await userEvent.tab();
      await expect(args.onChange, entered).toHaveBeenLastCalledWith(number);
      await expect(input.value.replaceAll(/\s/g, ' '), entered).toBe(formatLimit);
    };
    for (const text of Object.keys(amounts)) {
      await enter(text, 'keyboard');
      await enter(text, 'paste');
    }
  };

/** Either mark is the decimal one, typed and pasted, but for a thousand in the language's own notation. */
export const EitherDecimalMarkInEnglish: Story = {
  args: amount,
  render: (args) => (
    <MessagesProvider locale="en-GB">
      <NumberField {...args} />
    </MessagesProvider>
  ),
  play: comesTo('en-GB', {
    '1,5': [1.5, '1.50'],
    '1.5': [1.5, '1.50'],
    '12,75': [12.75, '12.75'],
    '1,024': [1024, '1,024.00'],
    '1,024.50': [1024.5, '1,024.50'],
    '1.024,75': [1024.75, '1,024.75'],
  }),
};

export const EitherDecimalMarkInEstonian: Story = {
  args: amount,
  render: (args) => (
    <MessagesProvider locale="et-EE">
      <NumberField {...args} />
    </MessagesProvider>
  ),
  play: comesTo('et-EE', {
    '1.5': [1.5, '1,50'],
    '1,5': [1.5, '1,50'],
    '12.75': [12.75, '12,75'],
    '1,024.50': [1024.5, '1024,50'],
    '1 234.50': [1234.5, '1234,50'],
  }),
};

/** Before the field is left, the number told and the steps already go by the mark that was meant. */
export const EitherDecimalMarkWhileTyping: Story = {
  args: { ...amount, step: 0.5 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.keyboard('1,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(1.5);
    await expect(input).toHaveValue('1,5');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(input).toHaveValue('2.00');
    await userEvent.clear(input);
    await userEvent.keyboard('3,5{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3.5);
    await expect(input).toHaveValue('3.50');
  },
};

/** A field of whole numbers takes no decimal mark. */
export const WholeNumbers: Story = {
  args: { step: 1, min: 0, max: 240, formatOptions: { maximumFractionDigits: 0, useGrouping: false } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.keyboard('1.,');
    await expect(input).toHaveValue('1');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};

export const Invalid: Story = {
  args: { error: 'A disk can only grow: choose 40 GB or more.', description: 'Between 20 and 240 GB.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'GB A disk can only grow: choose 40 GB or more. Between 20 and 240 GB.',
    );
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        <NumberField label="CPU" unit="vCPU" min={1} max={64} defaultValue={2} />
        <NumberField label="Memory" unit="GB" min={1} max={256} defaultValue={4} description="Between 1 and 256 GB." />
        <NumberField label="Disk" unit="GB" min={20} max={2000} step={10} defaultValue={1240} />
        <NumberField label="At its minimum" unit="GB" min={20} max={240} defaultValue={20} />
        <NumberField label="Empty" unit="GB" placeholder="40" />
        <NumberField label="Without unit" defaultValue={3} min={1} max={9} />
        <NumberField label="Invalid" unit="GB" defaultValue={20} error="A disk can only grow: choose 40 GB or more." />
        <NumberField label="Disabled" unit="GB" defaultValue={40} disabled />
        <NumberField
          label="Disabled with reason"
          unit="GB"
          defaultValue={40}
          disabledReason="Stop the virtual machine first."
        />
        <NumberField label="Read only" unit="GB" defaultValue={40} readOnly />
        <NumberField label="Small" size="small" unit="GB" defaultValue={40} />
        <NumberField label="Optional" optional unit="GB" defaultValue={40} />
      </div>
      <StateSheet
        rows={{ filled: (state) => <NumberField label="Disk" unit="GB" defaultValue={40} {...state} /> }}
        states={[...fieldStates, 'read only']}
        cell={160}
      />
    </>
  ),
};
