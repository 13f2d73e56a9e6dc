import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Stepper, type Step } from './Stepper.js';
import { stepperGuide } from './Stepper.guide.js';

type Id = 'account' | 'company' | 'card' | 'done';

const steps: readonly Step<Id>[] = [
  { id: 'account', label: 'Account', description: 'mari@example.com' },
  { id: 'company', label: 'Company', optional: true },
  { id: 'card', label: 'Payment method' },
  { id: 'done', label: 'Summary' },
];

const withError = (id: Id, description?: string): readonly Step<Id>[] =>
  steps.map((step) => (step.id === id ? Object.assign({}, step, { status: 'error', description }) : step));

const meta = {
  title: 'Components/Stepper',
  component: Stepper<Id>,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    guide: stepperGuide,
  },
  args: { label: 'Create an account', steps, current: 'card', onCurrentChange: fn() },
} satisfies Meta<typeof Stepper<Id>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  args: { current: 'account' },
  render: function Wizard(args) {
    const [current, setCurrent] = useState(args.current);
    const next = steps[steps.findIndex(({ id }) => id === current) + 1];
    return (
      <Stack>
        <Stepper {...args} current={current} onCurrentChange={setCurrent} />
        <Button onClick={() => next && setCurrent(next.id)}>Continue</Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const stepper = drive(userEvent, { root: canvasElement }).stepper('Create an account');
    await expect(stepper.steps()).toEqual(['Account', 'Company', 'Payment method', 'Summary']);
    await expect(stepper.current()).toBe('Account');
    const status = within(stepper.element).getByRole('status');
    await expect(status).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(status).toHaveTextContent('Step 2 of 4: Company');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(stepper.current()).toBe('Payment method');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Company optional Done' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(stepper.current()).toBe('Company');
    await stepper.goTo('Account');
    await expect(stepper.current()).toBe('Account');
    await expect(status).toHaveTextContent('Step 1 of 4: Account');
    await expect(() => stepper.goTo('Summary')).rejects.toThrow('cannot be gone to');
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack gap={8}>
        <Stepper {...args} />
        <Stepper {...args} label="With an error" current="card" steps={withError('company', 'Enter a VAT number')} />
        <Stepper {...args} label="The current one has an error" steps={withError('card')} />
        <Stepper {...args} label="Not pressable" onCurrentChange={undefined} current="done" />
        <div style={{ inlineSize: 280 }}>
          <Stepper {...args} label="Narrow" />
        </div>
      </Stack>
      <StateSheet
        rows={{ 'the third current': () => <Stepper {...args} label="Steps" /> }}
        states={pointerStates}
        cell={560}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('navigation', { name: 'With an error' })).getByRole('button', { name: /Company.*Error/ }),
    ).toBeVisible();
    const narrow = within(canvas.getByRole('navigation', { name: 'Narrow' })).getAllByRole('listitem');
    const [above, below] = narrow.map((item) => item.getBoundingClientRect());
    await expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
