import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { StateSheet, fieldStates } from '../../stories/StateSheet.js';
import { SliderField } from './SliderField.js';
import { sliderFieldGuide } from './SliderField.guide.js';

const marks = [
  { value: 1, label: '1 GB' },
  { value: 64, label: 'Your plan' },
  { value: 128, label: '128 GB' },
];

const meta = {
  title: 'Components/SliderField',
  component: SliderField,
  tags: ['autodocs'],
  parameters: {
    guide: sliderFieldGuide,
  },
  args: { label: 'Memory', unit: 'GB', min: 1, max: 128, defaultValue: 16, marks, onChange: fn() },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: {
    step: 0.5,
    formatOptions: { maximumFractionDigits: 1 },
    valueText: (value) => (value > 64 ? `${value} gigabytes, more than your plan` : `${value} gigabytes`),
  },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Memory' });
    const number = canvas.getByRole('textbox', { name: 'Memory' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '16 gigabytes');
    await expect(slider).toHaveAccessibleDescription(
      '1 GB: 1 gigabytes, Your plan: 64 gigabytes, 128 GB: 128 gigabytes, more than your plan',
    );
    /* What the browser does at an arrow key. */
    await fireEvent.change(slider, { target: { value: '16.5' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(16.5);
    await expect(number).toHaveValue('16.5');
    await userEvent.tab();
    await expect(number).toHaveFocus();
    const field = drive(userEvent).sliderField('Memory');
    await field.enter('96');
    await expect(args.onChange).toHaveBeenLastCalledWith(96);
    await expect(slider).toHaveValue('96');
    await expect(slider).toHaveAttribute('aria-valuetext', '96 gigabytes, more than your plan');
    await field.enter('500');
    await expect(number).toBeInvalid();
    await expect(canvas.getByText('Enter at most 128')).toBeVisible();
    await expect(slider).toHaveValue('128');
    await field.enter('9-6');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
    await expect(slider).toHaveAttribute('aria-valuetext', '');
  },
};

/** A number that was typed between two steps is what the slider shows and says; from there it goes on to a step. */
export const BetweenSteps: Story = {
  args: { min: 0, max: 100, step: 10, defaultValue: 20, marks: undefined },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Memory' });
    await drive(userEvent).sliderField('Memory').enter('33');
    await expect(slider).toHaveValue('33');
    await expect(slider).toHaveAttribute('aria-valuetext', '33 GB');
    /* What the browser does at an arrow key. */
    await fireEvent.change(slider, { target: { value: '34' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(slider).toHaveValue('40');
    await expect(slider).toHaveAttribute('step', '10');
  },
};

/** A form gets the number once, and resets both. */
export const InAForm: Story = {
  args: { name: 'memory' },
  render: (args) => (
    <form aria-label="Machine">
      <SliderField {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = drive(userEvent).sliderField('Memory');
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('memory');
    await field.enter('32');
    await expect(sent()).toEqual(['32']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(sent()).toEqual(['16']);
    await expect(field.value()).toBe('16');
    await expect(canvas.getByRole('slider')).toHaveValue('16');
  },
};

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  args: { defaultValue: 100 },
  play: async ({ canvas, canvasElement }) => {
    const rail = canvas.getByRole('slider').previousElementSibling as HTMLElement;
    await expect(getComputedStyle(canvasElement.querySelector('[dir]') as Element).direction).toBe('rtl');
    const fill = (rail.firstElementChild as Element).getBoundingClientRect();
    await expect(Math.round(fill.right)).toBe(Math.round(rail.getBoundingClientRect().right) - 1);
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div
        style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))' }}
      >
        <SliderField label="Memory" unit="GB" min={1} max={128} defaultValue={16} />
        <SliderField label="With marks" unit="GB" min={1} max={128} defaultValue={64} marks={marks} />
        <SliderField
          label="Top-up"
          unit="€"
          min={10}
          max={500}
          step={5}
          defaultValue={50}
          description="Charged at once."
        />
        <SliderField label="Invalid" unit="GB" min={1} max={128} defaultValue={2} error="The image needs 4 GB." />
        <SliderField label="Disabled" unit="GB" min={1} max={128} defaultValue={32} disabledReason="Stop it first." />
        <SliderField label="Read only" unit="GB" min={1} max={128} defaultValue={32} readOnly />
        <SliderField label="Small" size="small" unit="GB" min={1} max={128} defaultValue={100} optional />
        <SliderField
          label="Ticks"
          min={1}
          max={5}
          defaultValue={3}
          marks={[1, 2, 3, 4, 5].map((value) => ({ value }))}
        />
      </div>
      <StateSheet
        rows={{
          moved: (state) => <SliderField label="Memory" unit="GB" min={1} max={128} defaultValue={64} {...state} />,
        }}
        states={[...fieldStates, 'read only']}
        cell={260}
      />
    </>
  ),
};
