import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, FileText, Sheet as SheetIcon } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drive } from '../../testing/index.js';
import { Inline } from '../Layout/Inline.js';
import { Stack } from '../Layout/Stack.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { SplitButton } from './SplitButton.js';
import { splitButtonGuide } from './SplitButton.guide.js';

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  tags: ['autodocs'],
  parameters: {
    guide: splitButtonGuide,
  },
  args: {
    children: 'Download report',
    menuLabel: 'Other forms of the report',
    items: [
      { id: 'csv', label: 'As CSV', icon: SheetIcon },
      { id: 'pdf', label: 'As PDF', icon: FileText, disabledReason: 'The month has not ended' },
    ],
    onClick: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download report' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Other forms of the report' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As CSV' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('csv');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(args.onClick).toHaveBeenCalledOnce();

    const driver = drive(userEvent, { root: canvasElement }).splitButton('Download report');
    await driver.press();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    await expect(driver.choose('As PDF')).rejects.toThrow('The month has not ended');
    await userEvent.keyboard('{Escape}');
  },
};

export const Sheet: Story = {
  render: (args) => (
    <>
      <Stack>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Inline key={variant}>
            <SplitButton {...args} variant={variant} icon={Download} />
            <SplitButton {...args} variant={variant} size="small" />
            <SplitButton {...args} variant={variant} loading />
            <SplitButton {...args} variant={variant} disabledReason="Nothing was used" />
          </Inline>
        ))}
      </Stack>
      <StateSheet
        rows={{
          primary: () => <SplitButton {...args} variant="primary" />,
          secondary: () => <SplitButton {...args} variant="secondary" />,
        }}
        states={pointerStates}
        cell={200}
      />
    </>
  ),
};
