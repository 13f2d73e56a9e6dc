import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { onHeldClock } from '../../stories/heldClock.js';
import { drive } from '../../testing/index.js';
import { KeyValueList } from '../KeyValueList/KeyValueList.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { MaskedValue } from './MaskedValue.js';
import { maskedValueGuide } from './MaskedValue.guide.js';

const secret = 'lk_5f1c7be02a9d4e8f9b6a0c3d';

const meta = {
  title: 'Components/MaskedValue',
  component: MaskedValue,
  tags: ['autodocs'],
  parameters: {
    guide: maskedValueGuide,
  },
  args: { value: secret, label: 'API key' },
} satisfies Meta<typeof MaskedValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VisibleOnRequest: Story = {
  play: onHeldClock<{ canvasElement: HTMLElement }>(async ({ canvasElement }, clock) => {
    const masked = drive(userEvent, { root: canvasElement }).maskedValue('API key');
    const { innerHTML } = canvasElement;
    await expect(innerHTML).not.toContain(secret);
    await expect(masked.isVisible()).toBe(false);
    await expect(await masked.reveal()).toBe(secret);
    await expect(within(canvasElement).getByText('API key is visible')).toBeInTheDocument();

    clock.advance(29_999);
    await expect(masked.isVisible()).toBe(true);
    clock.advance(1);
    await waitFor(() => expect(masked.isVisible()).toBe(false));
    await expect(canvasElement).not.toHaveTextContent(secret);
  }),
};

/** Without a look at it. */
export const CopiedUnseen: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const masked = drive(userEvent, { root: canvasElement }).maskedValue('API key');
    await expect(await masked.copy()).toBe('copied');
    await expect(write).toHaveBeenCalledWith(secret);
    await expect(masked.isVisible()).toBe(false);
  },
};

export const InAPageOutOfSight: Story = {
  play: async ({ canvasElement }) => {
    const masked = drive(userEvent, { root: canvasElement }).maskedValue('API key');
    await masked.reveal();
    const state = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(masked.isVisible()).toBe(false));
    state.mockRestore();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <KeyValueList
        items={[
          { label: 'API key', value: <MaskedValue label="API key" value={secret} /> },
          {
            label: 'Long key',
            value: <MaskedValue label="Long key" value={secret.repeat(5)} visibleFor={Number.POSITIVE_INFINITY} />,
            wide: true,
          },
        ]}
      />
      <StateSheet
        rows={{ masked: () => <MaskedValue label="API key" value={secret} /> }}
        states={pointerStates}
        cell={200}
      />
    </>
  ),
};
