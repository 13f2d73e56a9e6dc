import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { onHeldClock } from '../../stories/heldClock.js';
import { drive } from '../../testing/index.js';
import { tooltipTiming } from '../Tooltip/useTooltip.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { copiedFor, CopyButton } from './CopyButton.js';
import { copyButtonGuide } from './CopyButton.guide.js';

const uuid = '3f2b8c1e-9d47-4a55-8c1f-0b6a2d9e7f10';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: {
    guide: copyButtonGuide,
  },
  args: { value: uuid, label: 'UUID' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  play: onHeldClock<{ canvasElement: HTMLElement }>(async ({ canvasElement }, clock) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy UUID' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy');
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith(uuid);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copied'));
    clock.advance(copiedFor - 1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    clock.advance(1);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    /* It leaves as every tooltip does, and still says so; at once for those who want no motion. */
    const fades = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (fades) {
      clock.advance(tooltipTiming.exit - 1);
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Copied');
      clock.advance(1);
    }
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  }),
};

/** Eight characters are shown, the whole value is copied. */
export const Truncated: Story = {
  args: { showValue: true },
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = drive(userEvent, { root: canvasElement }).copyButton('UUID');
    await expect(button.element).toHaveAccessibleName('3f2b8c1e… Copy UUID');
    await expect(await button.copy()).toBe('copied');
    await expect(write).toHaveBeenCalledWith(uuid);
  },
};

export const RichText: Story = {
  args: {
    label: 'table',
    value: 'web-01\t192.0.2.10',
    html: '<table><tr><td>web-01</td><td>192.0.2.10</td></tr></table>',
  },
  play: async ({ canvasElement }) => {
    const written: string[] = [];
    spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      const blobs = await Promise.all(item?.types.map((type) => item.getType(type)) ?? []);
      written.push(...(await Promise.all(blobs.map((blob) => blob.text()))));
    });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy table' }));
    await waitFor(() =>
      expect(written).toEqual(['web-01\t192.0.2.10', '<table><tr><td>web-01</td><td>192.0.2.10</td></tr></table>']),
    );
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    await expect(await drive(userEvent, { root: canvasElement }).copyButton('UUID').copy()).toBe('refused');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(uuid);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('refused access to the clipboard');
  },
};

/** A press on it is not a press on the row around it. */
export const InsideARow: Story = {
  play: async ({ canvasElement }) => {
    const onRow = fn();
    canvasElement.parentElement?.addEventListener('click', onRow, { once: true });
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(onRow).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <CopyButton value="192.0.2.10" label="address" />
        <CopyButton value="192.0.2.10" label="address" showValue />
        <CopyButton value={uuid} label="UUID" showValue />
        <CopyButton value={uuid} label="UUID" showValue />
      </div>
      <StateSheet
        rows={{
          'icon alone': () => <CopyButton value="192.0.2.10" label="address" />,
          'with its value': () => <CopyButton value="192.0.2.10" label="address" showValue />,
        }}
        states={pointerStates}
        cell={140}
      />
    </>
  ),
};
