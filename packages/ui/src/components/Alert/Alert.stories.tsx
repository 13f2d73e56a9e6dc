import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Alert } from './Alert.js';
import { alertGuide } from './Alert.guide.js';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: {
    guide: alertGuide,
  },
  args: { heading: 'The machine is stopped', children: 'Start it to change its password.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Start it to change its password.');
  },
};

export const ErrorInterrupts: Story = {
  args: { tone: 'danger', heading: 'The disk was not created', children: 'The pool is full. Choose another location.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The pool is full.');
    await expect(canvas.getByRole('img', { name: 'Error' })).toBeVisible();
  },
};

export const StandingNoticeIsSilent: Story = {
  args: { urgency: 'off', tone: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <Stack gap={3}>
        {(['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Alert key={tone} tone={tone} urgency="off" heading={`Tone ${tone}`} onDismiss={() => undefined}>
            What happened, and what to do next.
          </Alert>
        ))}
        <Alert urgency="off">Without a title, one sentence.</Alert>
        <Alert
          urgency="off"
          tone="warning"
          heading="The billing account is limited"
          actions={<Button size="small">Top up</Button>}
        >
          New resources cannot be created until it is paid.
        </Alert>
      </Stack>
      <StateSheet
        rows={Object.fromEntries(
          (['neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => [
            tone,
            () => (
              <Alert tone={tone} urgency="off" onDismiss={() => undefined}>
                Dismissed here.
              </Alert>
            ),
          ]),
        )}
        states={pointerStates}
        cell={200}
      />
    </>
  ),
};
