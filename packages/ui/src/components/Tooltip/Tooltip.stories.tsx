import type { Meta, StoryObj } from '@storybook/react-vite';
import { Power } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { onHeldClock } from '../../stories/heldClock.js';
import { drive } from '../../testing/index.js';
import { Button } from '../Button/Button.js';
import { IconButton } from '../Button/IconButton.js';
import { StateSheet, pointerStates } from '../../stories/StateSheet.js';
import { InfoIcon } from './InfoIcon.js';
import { Tooltip } from './Tooltip.js';
import { tooltipTiming } from './useTooltip.js';
import { tooltipGuide } from './Tooltip.guide.js';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  subcomponents: { InfoIcon },
  tags: ['autodocs'],
  parameters: {
    guide: tooltipGuide,
  },
  args: { content: 'Asks the system to shut down.', children: <Button>Stop</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument(), { timeout: 10_000 });

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Stop' });
    /* The words are the description before anything is shown. */
    await expect(trigger).toHaveAccessibleDescription('Asks the system to shut down.');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Asks the system to shut down.');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
  },
};

export const OnHover: Story = {
  play: onHeldClock<{ canvasElement: HTMLElement }>(async ({ canvasElement }, clock) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Stop' });
    await userEvent.hover(trigger);
    clock.advance(tooltipTiming.openDelay - 1);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    clock.advance(1);
    const bubble = await screen.findByRole('tooltip');
    /* The pointer may cross over onto the words, and stay there. */
    await userEvent.unhover(trigger);
    clock.advance(tooltipTiming.closeDelay - 1);
    await userEvent.hover(bubble);
    clock.advance(60_000);
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    clock.advance(tooltipTiming.closeDelay + tooltipTiming.exit);
    await gone();
  }),
};

/** A pointer on its way to somewhere else opens nothing. */
export const PassedOver: Story = {
  play: onHeldClock<{ canvasElement: HTMLElement }>(async ({ canvasElement }, clock) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Stop' });
    await userEvent.hover(trigger);
    clock.advance(tooltipTiming.openDelay - 1);
    await userEvent.unhover(trigger);
    clock.advance(60_000);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  }),
};

/** The first Escape closes the tooltip, only the second reaches what is around it. */
export const EscapeIsItsOwn: Story = {
  play: async ({ canvasElement }) => {
    const onKeyDown = fn();
    canvasElement.addEventListener('keydown', onKeyDown);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onKeyDown).toHaveBeenCalledTimes(1);
  },
};

/** A tooltip that is on its way out takes no key from what the person has turned to. */
export const EscapeAfterLeaving: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tooltip content="Asks the system to shut down.">
        <Button>Stop</Button>
      </Tooltip>
      <Button>Actions</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const onKeyDown = fn();
    canvasElement.addEventListener('keydown', onKeyDown);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect(onKeyDown).toHaveBeenCalledTimes(1);
    await gone();
  },
};

export const ShownAndHidden: Story = {
  play: async ({ canvasElement }) => {
    const tooltip = drive(userEvent, { root: canvasElement }).tooltip('Stop');
    await expect(await tooltip.show()).toBe(tooltip.text());
    await tooltip.hide();
  },
};

export const OneAtATime: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Tooltip content="Asks the system to shut down.">
        <Button>Stop</Button>
      </Tooltip>
      <Tooltip content="Cuts the power.">
        <Button>Force stop</Button>
      </Tooltip>
    </div>
  ),
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Cuts the power.'));
  },
};

export const Info: Story = {
  render: () => (
    <p>
      Pool 3 <InfoIcon label="About pools" content="A pool is a group of hosts with the same hardware." />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About pools' });
    await expect(button).toHaveAccessibleDescription('A pool is a group of hosts with the same hardware.');
    /* A tap: no hover comes before it. */
    await fireEvent.click(button);
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await fireEvent.click(button);
    await gone();
  },
};

/** A tap elsewhere closes it where a browser gives the tapped button no focus, as Safari on iOS. */
export const TappedAway: Story = {
  render: () => (
    <p>
      Pool 3 <InfoIcon label="About pools" content="A pool is a group of hosts with the same hardware." />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'About pools' }));
    const bubble = await screen.findByRole('tooltip');
    await fireEvent.pointerDown(bubble, { pointerType: 'touch' });
    await expect(bubble).toBeVisible();
    await fireEvent.pointerDown(canvasElement, { pointerType: 'touch' });
    await gone();
  },
};

export const Sheet: Story = {
  render: () => (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center', padding: 64 }}>
        {(['top', 'bottom', 'left', 'right'] as const).map((placement) => (
          <Tooltip
            key={placement}
            placement={placement}
            content="Asks the system to shut down, and cuts the power if it does not within two minutes."
          >
            <Button>{placement}</Button>
          </Tooltip>
        ))}
        <IconButton icon={Power} label="Power" />
        <span>
          Pool <InfoIcon label="About pools" content="A pool is a group of hosts with the same hardware." />
        </span>
      </div>
      <StateSheet
        rows={{ 'information icon': () => <InfoIcon label="About pools" content="A group of hosts." /> }}
        states={pointerStates}
        cell={80}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'top' }).focus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};
