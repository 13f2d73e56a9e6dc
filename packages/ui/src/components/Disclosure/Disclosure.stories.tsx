import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { Disclosure } from './Disclosure.js';
import { disclosureGuide } from './Disclosure.guide.js';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: {
    guide: disclosureGuide,
  },
  args: { label: 'Technical details', children: 'HTTP status 502, correlation ID 7f3c-21.', onOpenChange: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByText(/HTTP status 502/);
    await expect(content).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Technical details')).toHaveFocus();
    const details = drive(userEvent, { root: canvasElement }).disclosure('Technical details');
    await details.open();
    await expect(content).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await details.close();
    await expect(content).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <div style={{ display: 'grid', gap: 12 }}>
        <Disclosure {...args} label="Closed" />
        <Disclosure {...args} label="Open" defaultOpen />
      </div>
      <StateSheet
        rows={{
          closed: () => <Disclosure label="Advanced">Rarely needed.</Disclosure>,
          open: () => (
            <Disclosure label="Advanced" defaultOpen>
              Rarely needed.
            </Disclosure>
          ),
        }}
        states={pointerStates}
        cell={200}
      />
    </>
  ),
};
